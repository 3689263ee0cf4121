import FoveaControls
import FoveaDrawing
import FoveaFields
import FoveaInput
import FoveaLayout
import FoveaNode

/// The place of a stack of screens; only the top one is laid out and takes focus.
package final class NavigationNode: ViewNode, FrontHolder {
  private var path: NavigationPathAccess?
  /// The values of a stack whose author keeps no path.
  private var ownValues: [AnyHashable] = []
  private var screens: [NavigationScreen] = []
  let model: NavigationModel

  init<Root: View>(
    path: NavigationPathAccess?, root: Root, model: NavigationModel = NavigationModel(),
    in context: NodeContext
  ) {
    self.path = path
    self.model = model
    super.init(in: context)
    model.node = self
    setBox(ScreenBox(in: tree.layout), draws: true)
    let screen = NavigationScreen(.root, content: AnyView(root), model: model, in: childContext)
    screens = [screen]
    adopt([screen])
    refreshBoxes()
    synchronize(isFirst: true)
  }

  func update<Root: View>(path: NavigationPathAccess?, root: Root) {
    self.path = path
    screens[0].show(AnyView(root))
    synchronize()
  }

  package override func graphChanged() { synchronize() }

  package override func refreshBoxes() {
    box?.setChildren(screens.last?.box.map { [$0] } ?? [])
  }

  package var front: ViewNode? { screens.last }

  // MARK: Changing the path

  private var pathValues: [AnyHashable] { path?.read() ?? ownValues }

  private func setValues(_ values: [AnyHashable]) {
    if let path { return path.write(values) }
    ownValues = values
    markDirty()
  }

  func push(_ value: AnyHashable) { setValues(pathValues + [value]) }

  /// Makes a value the only one: a link in a sidebar shows its destination in the next column.
  func showOnly(_ value: AnyHashable) {
    for screen in screens { if case .direct = screen.kind { screen.onPop?() } }
    if pathValues != [value] { setValues([value]) }
  }

  /// Pushes a view that no value stands for.
  func push(_ view: AnyView, for owner: AnyObject, onPop: @escaping () -> Void) {
    let id = ObjectIdentifier(owner)
    if let known = screens.first(where: { $0.kind.owner == id }) { return known.show(view) }
    let base = screens.filter { $0.kind.isValue }.count
    let screen = NavigationScreen(
      .direct(id, base: base), content: view, model: model, in: childContext)
    screen.onPop = onPop
    setScreens(screens + [screen])
  }

  /// Gives a pushed view its newer value.
  func refresh(_ view: AnyView, for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    screens.first { $0.kind.owner == id }?.show(view)
  }

  func popDirect(for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    guard let index = screens.firstIndex(where: { $0.kind.owner == id }) else { return }
    setScreens(Array(screens[..<index]))
    let left = screens.filter { $0.kind.isValue }.count
    if pathValues.count > left { setValues(Array(pathValues.prefix(left))) }
  }

  /// Pops a screen and those above it, as a back button does.
  func pop(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let kept = screens[..<index].filter { $0.kind.isValue }.count
    for gone in screens[index...].reversed() { gone.onPop?() }
    setScreens(Array(screens[..<index]))
    if pathValues.count > kept { setValues(Array(pathValues.prefix(kept))) }
  }

  // MARK: Destinations

  /// Values of a type are shown another way from now on.
  func destinationChanged(_ type: Any.Type, _ make: (AnyHashable) -> AnyView) {
    for screen in screens {
      if case .value(let value) = screen.kind, Swift.type(of: value.base) == type {
        screen.show(make(value))
      }
    }
  }

  private func view(of value: AnyHashable) -> AnyView {
    if let make = model.destination(of: value) { return make(value) }
    tree.report(
      Issue(
        "Nothing says what a stack shows for a value of type \(type(of: value.base)).",
        fixes: ["Add navigationDestination(for: \(type(of: value.base)).self) to a view inside."],
        place: "NavigationStack"))
    return AnyView(EmptyView())
  }

  // MARK: Screens

  /// Makes the screens those of the path.
  private func synchronize(isFirst: Bool = false) {
    let values = tracking { pathValues }
    var kept: [NavigationScreen] = []
    var count = 0
    walk: for screen in screens {
      switch screen.kind {
      case .root: kept.append(screen)
      case .value(let value):
        guard count < values.count, values[count] == value else { break walk }
        count += 1
        kept.append(screen)
      case .direct(_, let base):
        guard base == count else { break walk }
        kept.append(screen)
      }
    }
    // A direct screen at the end stays only while no value has been taken away below it.
    for value in values[count...] {
      kept.append(
        NavigationScreen(.value(value), content: view(of: value), model: model, in: childContext))
    }
    setScreens(kept, isFirst: isFirst)
  }

  /// - Parameter isFirst: whether the stack itself is new: where focus begins is not its business.
  private func setScreens(_ newer: [NavigationScreen], isFirst: Bool = false) {
    guard newer.count != screens.count || zip(newer, screens).contains(where: { $0 !== $1 }) else {
      return
    }
    let old = screens.last
    let top = newer.last
    let isPop = newer.count < screens.count || !newer.starts(with: screens, by: ===)
    let holdsFocus = tree.focus.focused.map { $0.isGone || $0.node.isReached(by: self) } ?? true
    if old !== top { old?.cover() }
    let gone = screens.filter { screen in !newer.contains { $0 === screen } }
    for screen in gone.reversed() { screen.wasPopped() }
    screens = newer
    setChildren(newer)
    tree.needBoxes(self)
    guard old !== top, let top else { return }
    let returning = isPop ? top.uncover() : nil
    if holdsFocus, !isFirst, let facet = top.facet {
      tree.focus.enterScreen(in: facet, returningTo: returning)
    }
  }
}

extension Array {
  fileprivate func starts(with other: [Element], by areSame: (Element, Element) -> Bool) -> Bool {
    count >= other.count && zip(self, other).allSatisfy(areSame)
  }
}

/// The stack that links and destinations inside belong to.
@MainActor
final class NavigationModel {
  weak var node: NavigationNode?
  /// The stack of the next column: links in a sidebar lead there.
  weak var next: NavigationModel?

  nonisolated init() {}

  /// What a stack shows for the values of a type.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  /// A view inside says what values of a type lead to: here, or in the next column.
  func register(_ type: Any.Type, _ make: @escaping (AnyHashable) -> AnyView) {
    let model = next ?? self
    model.destinations[ObjectIdentifier(type)] = make
    model.node?.destinationChanged(type, make)
  }

  func destination(of value: AnyHashable) -> ((AnyHashable) -> AnyView)? {
    destinations[ObjectIdentifier(type(of: value.base))]
  }

  /// Whether a destination for the value's type is known.
  func knows(_ value: AnyHashable) -> Bool { (next ?? self).destination(of: value) != nil }

  func push(_ value: AnyHashable) {
    if let next { next.node?.showOnly(value) } else { node?.push(value) }
  }
}

/// A stack as views inside find it.
nonisolated struct NavigationReference: SelfComparing {
  weak var model: NavigationModel?
  weak var screen: NavigationScreen?
  /// The panel in which the stack stands: what is presented from a screen leaves the stack behind.
  weak var panel: PanelNode?
  @MainActor func isSame(as other: NavigationReference) -> Bool {
    model === other.model && screen === other.screen && panel === other.panel
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationReference { NavigationReference() }
}

extension EnvironmentValues {
  var navigation: NavigationReference {
    get {
      let found = self[NavigationKey.self]
      return found.panel === panel.panel ? found : NavigationReference()
    }
    set { self[NavigationKey.self] = newValue }
  }
}
