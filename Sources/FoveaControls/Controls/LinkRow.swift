import FoveaDrawing
import FoveaFields
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// The label of a link in a row; the whole row is what is pressed.
nonisolated package struct LinkRow<Label: View>: View {
  let value: AnyHashable?
  let follow: @MainActor () -> Void
  let label: Label

  package init(value: AnyHashable?, follow: @escaping @MainActor () -> Void, label: Label) {
    self.value = value
    self.follow = follow
    self.label = label
  }

  @MainActor package var body: some View {
    LinkArea(
      value: value, follow: follow,
      content: HStack {
        label
        Spacer(minLength: 8)
        Text(verbatim: "›").foregroundColor(.secondary).accessibilityHidden(true)
      })
  }
}

/// Makes the row around lead somewhere.
nonisolated struct LinkArea<Content: View>: View {
  typealias Body = Never
  let value: AnyHashable?
  let follow: @MainActor () -> Void
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LinkAreaNode(view, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LinkAreaNode<Content>.self).update(view)
  }
}

/// A link is pressed by way of its row: the list decides what a click or a tap in it does. Keys reach
/// the link itself where they do not move inside the list.
package final class LinkAreaNode<Content: View>: PressNode, RowLinkNode {
  private var view: LinkArea<Content>
  private weak var list: ListNode?

  init(_ view: LinkArea<Content>, in context: NodeContext) {
    self.view = view
    super.init(
      LayoutBox(in: context.tree.layout), action: {},
      mark: context.tree.traits.isRemote ? .lift : .ring(.rounded(radius: 5)), in: context)
    list = values.list.list
    roles.insert(.rowLink)
    list?.linkCame()
    if list?.manner.linksAreStops == false { target.kind = .custom([]) }
    action = { [unowned self] in
      if let row = listRow { row.list.activate(row) } else { self.view.follow() }
    }
    graphChanged()
    adopt([Content._makeNode(view.content, in: innerContext)])
    refreshBoxes()
  }

  func update(_ view: LinkArea<Content>) {
    self.view = view
    if let child = children.first { Content._updateNode(view.content, child) }
  }

  package override func willDetach() { list?.linkLeft() }

  package override func graphChanged() {
    target.conditions = tracking { values.focusConditions }
  }

  var rowLink: RowLink? { canBePressed ? RowLink(value: view.value, follow: view.follow) : nil }

  package override func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    listRow == nil && super.respond(to: event, at: node)
  }

  package override func describe() -> AccessibilityNode? {
    AccessibilityNode(
      role: .button, isEnabled: canBePressed, isSelected: listRow?.isSelected ?? false,
      actions: ["press"])
  }
}

extension ViewNode {
  /// The row around this view.
  var listRow: ListRow? { ancestor { $0 is ListRow || $0 is ListNode } as? ListRow }
}
