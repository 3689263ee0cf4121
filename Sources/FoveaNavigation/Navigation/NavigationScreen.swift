import FoveaControls
import FoveaDrawing
import FoveaFields
import FoveaGraph
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// One screen of a stack: its content, its bar, and what had focus before another covered it.
package final class NavigationScreen: ViewNode, Closable, FrontHolder {
  enum Kind {
    case root
    case value(AnyHashable)
    /// A screen that no value stands for, above the first `base` values.
    case direct(ObjectIdentifier, base: Int)

    var isValue: Bool { if case .value = self { true } else { false } }
    var owner: ObjectIdentifier? { if case .direct(let owner, _) = self { owner } else { nil } }
  }

  let kind: Kind
  private weak var model: NavigationModel?
  private let scope: EnvironmentScope
  private lazy var presenter = DismissAction.Presenter { [weak self] in self?.pop() }
  private var isCovered = false
  private var remembered: FocusTarget?
  /// Takes back what shows a direct screen.
  var onPop: (() -> Void)?
  let bar: ScreenBarModel

  init(_ kind: Kind, content: AnyView, model: NavigationModel, in context: NodeContext) {
    self.kind = kind
    self.model = model
    scope = EnvironmentScope(parent: context.environment, graph: context.tree.graph)
    bar = ScreenBarModel(graph: context.tree.graph)
    super.init(in: context)
    setBox(ScreenBox(in: tree.layout), draws: true)
    tree.focus.join(makeFacet(), as: .group)
    if case .root = kind {
    } else {
      bar.goBack = { [weak self] in self?.pop() }
      tree.presentation.opened(self)
    }
    provide()
    var inner = childContext
    inner.environment = scope
    adopt([ScreenView._makeNode(ScreenView(bar: bar, content: content), in: inner)])
    refreshBoxes()
  }

  func show(_ content: AnyView) {
    if let child = children.first {
      ScreenView._updateNode(ScreenView(bar: bar, content: content), child)
    }
  }

  package override func graphChanged() { provide() }

  private func provide() {
    let isHidden = tracking { EnvironmentValues(scope: environment).isHiddenFromUser }
    var values = EnvironmentValues()
    values.isHiddenFromUser = isHidden || isCovered
    values.navigation = NavigationReference(
      model: model, screen: self, panel: self.values.panel.panel)
    values.list = ListReference()
    values.labelsStandBeforeFields = false
    if case .root = kind {
    } else {
      values.presenter = presenter
    }
    scope.provide(values)
  }

  private func pop() { model?.node?.pop(self) }

  // MARK: Being covered

  /// Another screen lies above: no key reaches this one.
  func cover() {
    guard !isCovered else { return }
    isCovered = true
    if let focused = tree.focus.focused, !focused.isGone, focused.node.isReached(by: self) {
      remembered = focused
    }
    provide()
  }

  /// The screen shows again.
  ///
  /// - Returns: what had focus when it was covered.
  func uncover() -> FocusTarget? {
    isCovered = false
    provide()
    defer { remembered = nil }
    return remembered
  }

  func wasPopped() { onPop?() }

  package override func willDetach() { tree.presentation.closed(self) }

  package var front: ViewNode? { mainContent }

  // MARK: Closing

  package var isScreen: Bool { true }

  /// A screen in a tab that is not chosen, or below another one, is not meant; on the TV neither is
  /// one beside what has focus.
  package var isConcerned: Bool {
    if isCovered || EnvironmentValues(scope: environment).isHiddenFromUser { return false }
    guard tree.traits.isRemote, let stack = parent, let focused = tree.focus.focused?.view else {
      return true
    }
    return focused.isReached(by: stack)
  }

  package func close(asking key: Key) -> Bool {
    pop()
    return true
  }
}
