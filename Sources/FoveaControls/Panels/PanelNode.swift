import FoveaDrawing
import FoveaFields
import FoveaGraph
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// A presented view: its nodes below the presenting view's, its box above the whole window.
package final class PanelNode: PortalNode, FrontHolder, Closable, DescribedNode {
  let style: PanelStyle
  /// Takes back what presents the panel: writes `false` or `nil` into the binding.
  private let dismiss: () -> Void
  package let dialog = DialogButtons()
  /// Items of toolbars inside that belong to no screen: a row below the content.
  package let items = BarOutlet()
  private var modal: ModalScope?
  /// How many views inside ask that the person cannot close the panel.
  package var dismissalBlocks = 0

  /// - Parameters:
  ///   - anchor: the box of the view that the panel belongs to.
  ///   - content: the panel as a view, its decoration included.
  init<Content: View>(
    _ style: PanelStyle, anchor: LayoutBox?, content: Content, in context: NodeContext,
    dismiss: @escaping () -> Void
  ) {
    self.style = style.resolved(for: context.tree.traits)
    self.dismiss = dismiss
    super.init(in: context)
    roles.insert(.modal)
    let box = PanelBox(self.style.place(on: tree.traits), in: tree.layout)
    box.anchor = anchor
    setBox(box, draws: true)
    if self.style.dims {
      facet?.render.setDrawing(.fill(.bounds, .color(RGBA.black.opacity(0.3))))
      facet?.render.hitArea = .bounds
    }
    tree.focus.join(makeFacet(), as: .scope(.init(isTrapping: true)))
    let scope = EnvironmentScope(parent: environment, graph: tree.graph)
    provide(in: scope)
    var inner = childContext
    inner.environment = scope
    adopt([Content._makeNode(content, in: inner)])
    refreshBoxes()
    tree.presentation.show(self)
    if takesFocus { trapFocus() }
  }

  private func provide(in scope: EnvironmentScope) {
    var values = EnvironmentValues()
    // What covers or hides the presenting view says nothing about what lies above.
    values.isHiddenFromUser = false
    values.isFullyTransparent = false
    values.passesHitsThrough = false
    values.isInMenu = style == .menu
    values.keepsPanelOpen = false
    values.keyboardShortcut = nil
    values.labelsStandBeforeFields = false
    values.presenter = DismissAction.Presenter { [weak self] in self?.dismissWithMenus() }
    values.panel = PanelReference(panel: self)
    scope.provide(values)
  }

  /// A line of a menu closes the menus around as well.
  func dismissWithMenus() {
    dismiss()
    guard style == .menu else { return }
    let outer = EnvironmentValues(scope: environment).panel.panel
    if let outer, outer.style == .menu { outer.dismissWithMenus() }
  }

  // MARK: Focus

  var isModal: Bool { modal != nil }

  /// Whether focus goes inside at once: always for what covers the window, for a popover where it
  /// holds a field (F439), for a menu where a key opened it (F438).
  private var takesFocus: Bool {
    switch style {
    case .sheet, .cover, .alert, .dialog: return true
    case .menu:
      if tree.traits.isRemote { return true }
      guard let focused = tree.focus.focused, !focused.isGone, let opener = parent else {
        return false
      }
      return focused.node.isInside(opener)
    case .popover: return holdsTextEntry(self)
    }
  }

  private func holdsTextEntry(_ node: ViewNode) -> Bool {
    if node.roles.contains(.focusTarget), node.facet?.focus?.target?.isTextEntry == true {
      return true
    }
    return node.children.contains(where: holdsTextEntry)
  }

  func trapFocus() {
    guard modal == nil, let facet else { return }
    let scope = ModalScope(facet)
    scope.restoresOnTouch = style == .menu
    scope.startsAtFirst = style == .menu
    modal = scope
    tree.focus.present(scope)
  }

  package var front: ViewNode? { mainContent }

  // MARK: Closing

  package var isScreen: Bool { false }
  package var isConcerned: Bool { true }

  /// The person wants the panel to go.
  package func close(asking key: Key) -> Bool {
    if style.isDialog, dialog.pressCancel() { return true }
    if dismissalBlocks > 0 { return true }
    if style == .cover, key != .menu { return true }
    if style == .alert, key != .menu { return true }
    dismiss()
    return true
  }

  package override func willDetach() {
    if let modal { tree.focus.dismiss(modal) }
    tree.presentation.remove(self)
  }

  package func describe() -> AccessibilityNode? {
    switch style {
    case .alert: AccessibilityNode(role: .alert)
    case .menu: AccessibilityNode(role: .menu)
    case .sheet, .cover, .dialog, .popover: AccessibilityNode(role: .dialog)
    }
  }
}

/// The panel that views inside belong to.
nonisolated package struct PanelReference: SelfComparing {
  package weak var panel: PanelNode?
  @MainActor package func isSame(as other: PanelReference) -> Bool { panel === other.panel }
}

private struct PanelKey: EnvironmentKey {
  static var defaultValue: PanelReference { PanelReference(panel: nil) }
}

extension EnvironmentValues {
  package var panel: PanelReference {
    get { self[PanelKey.self] }
    set { self[PanelKey.self] = newValue }
  }
}
