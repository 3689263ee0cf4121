import FoveaGraph
import FoveaLayout
import FoveaNode
import FoveaScene

/// Where items that are declared elsewhere come together: one end of a bar, or the bar above the
/// keyboard (F345).
@MainActor
package final class BarOutlet {
  private var items: [BarItemNode] = []
  weak var bar: BarNode?
  private(set) var isShown = false
  /// Told when items come or go.
  package var onChange: (() -> Void)?

  nonisolated package init() {}

  package var isEmpty: Bool { items.isEmpty }

  /// The items in tree order.
  var boxes: [LayoutBox] {
    items.sorted { $0.comesBefore($1) }.compactMap(\.box)
  }

  func add(_ item: BarItemNode) {
    items.append(item)
    bar?.itemsChanged()
    onChange?()
  }

  func remove(_ item: BarItemNode) {
    items.removeAll { $0 === item }
    bar?.itemsChanged()
    onChange?()
  }

  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for item in items { item.provide() }
    bar?.itemsChanged()
  }
}

/// An item of a bar: a child of the view that declares it, drawn in the bar.
package final class BarItemNode: PortalNode {
  private let outlet: BarOutlet
  private let scope: EnvironmentScope

  package init<Content: View>(_ outlet: BarOutlet, content: Content, in context: NodeContext) {
    self.outlet = outlet
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    super.init(in: context)
    setBox(LayoutBox(in: tree.layout), draws: false)
    var inner = childContext
    inner.environment = scope
    provide()
    adopt([Content._makeNode(content, in: inner)])
    refreshBoxes()
    outlet.add(self)
  }

  package override func graphChanged() { provide() }

  /// No key reaches an item while its bar does not show.
  func provide() {
    let isHidden = tracking { EnvironmentValues(scope: environment).isHiddenFromUser }
    var values = EnvironmentValues()
    values.isHiddenFromUser = isHidden || !outlet.isShown
    scope.provide(values)
  }

  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count != 1 else { return boxes }
    let row = StackBox(axis: .horizontal, alignment: .centerY, spacing: nil, in: tree.layout)
    row.setChildren(boxes)
    return [row]
  }

  package override func willDetach() { outlet.remove(self) }
}

/// The row in which the items of an outlet stand.
package final class BarNode: ViewNode {
  private let outlet: BarOutlet
  private let row: StackBox
  private let isAtRoot: Bool

  init(_ outlet: BarOutlet, isAtRoot: Bool = false, in context: NodeContext) {
    self.outlet = outlet
    self.isAtRoot = isAtRoot
    row = StackBox(axis: .horizontal, alignment: .centerY, spacing: nil, in: context.tree.layout)
    super.init(in: context)
    setBox(row, draws: true)
    outlet.bar = self
    if !isAtRoot { outlet.setShown(true) }
    tree.needBoxes(self)
  }

  /// The bar's box while there is something to show.
  var shownBox: LayoutBox? { outlet.isShown && !outlet.isEmpty ? box : nil }

  func itemsChanged() {
    guard !isDetached else { return }
    tree.needBoxes(self)
    if isAtRoot, let parent { tree.needBoxes(parent) }
  }

  package override func refreshBoxes() { row.setChildren(outlet.boxes) }

  package override func willDetach() {
    guard outlet.bar === self else { return }
    outlet.bar = nil
    outlet.setShown(false)
  }
}

/// The place of an outlet's items in a bar that is a view.
nonisolated package struct BarOutletView: View {
  package typealias Body = Never
  let outlet: BarOutlet

  package init(outlet: BarOutlet) { self.outlet = outlet }

  @MainActor package static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    BarNode(view.outlet, in: context)
  }

  @MainActor package static func _updateNode(_ view: Self, _ node: ViewNode) {}
}
