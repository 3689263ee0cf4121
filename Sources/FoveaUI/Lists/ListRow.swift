import FoveaLayout
import FoveaScene

/// One row of a list, a header or a footer: the box around its content, and what is behind it.
package final class ListRow: ViewNode, DescribedNode, FocusHolder {
  enum Kind { case row, header, footer }

  let kind: Kind
  let rowBox: RowBox
  /// The view that is the row; its children are not this node's.
  private(set) weak var content: ViewNode?
  /// What a selection knows the row by.
  private(set) var identity: AnyHashable?
  private unowned let list: ListNode
  private var isSelected = false
  private var isActive = false
  private let backdrop: LayoutBox
  private var target: FocusTarget?

  init(_ kind: Kind, in list: ListNode, context: NodeContext) {
    self.kind = kind
    self.list = list
    rowBox = RowBox(insets: .zero, in: context.tree.layout)
    backdrop = FillBox(in: context.tree.layout)
    super.init(in: context)
    // The picture behind the content belongs to this node; the row's own box only arranges.
    setBox(backdrop, draws: true)
  }

  func show(_ content: ViewNode, _ box: LayoutBox, identity: AnyHashable?) {
    self.content = content
    self.identity = identity
    applyMargins()
    rowBox.isRightToLeft = list.box?.isRightToLeft ?? false
    rowBox.show(box, before: backdrop)
    followDevice()
  }

  /// With a finger's margins a row is two lines high: those stay.
  func applyMargins() {
    let margins = list.insets(of: kind)
    rowBox.insets = tree.traits.isTouch ? margins : tree.marginsInCells(margins)
  }

  /// On the TV a row that can be selected is a stop of its own (F122).
  private func followDevice() {
    guard tree.traits.isRemote || list.kind == .menu, list.canSelect(self), target == nil else {
      return
    }
    let target = FocusTarget(.control, on: self)
    self.target = target
    target.mark = tree.traits.isRemote ? .lift : .ring(.bounds)
    joinFocus(target)
    graphChanged()
  }

  package func activate() { list.activate(self) }

  package override func graphChanged() {
    target?.conditions = tracking { values.focusConditions }
    draw()
  }

  // MARK: Looks

  /// - Parameter isActive: whether the list has focus.
  func setSelected(_ isSelected: Bool, isActive: Bool) {
    guard isSelected != self.isSelected || isActive != self.isActive else { return }
    self.isSelected = isSelected
    self.isActive = isActive
    draw()
  }

  private func draw() {
    guard isSelected else { return facet?.render.setDrawing(.none) ?? () }
    let role: SystemColor = isActive ? .selection : .quaternary
    let color = tracking { role.resolve(in: values) }
    facet?.render.setDrawing(.fill(.bounds, .color(color)))
  }

  // MARK: What is inside

  /// The link inside, which the row follows.
  var link: RowLink? {
    func search(_ node: ViewNode) -> RowLink? {
      if node.roles.contains(.rowLink), let link = (node as? any RowLinkNode)?.rowLink {
        return link
      }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    return content.flatMap(search)
  }

  /// The texts inside, by which typing finds the row.
  var words: String {
    var words: [String] = []
    func collect(_ node: ViewNode) {
      if let text = node as? TextNode, let label = text.describe()?.label { words.append(label) }
      for child in node.children { collect(child) }
    }
    if let content { collect(content) }
    return words.joined(separator: " ")
  }

  package func describe() -> AccessibilityNode? {
    guard kind == .row else { return nil }
    return AccessibilityNode(role: .row, label: words, isSelected: isSelected)
  }
}

/// Where a row leads.
struct RowLink {
  let value: AnyHashable?
  let follow: @MainActor () -> Void
}

@MainActor
protocol RowLinkNode: ViewNode {
  var rowLink: RowLink? { get }
}

extension ModifierNode: RowLinkNode where Modifier == RowAction {
  var rowLink: RowLink? {
    modifier.action.map { RowLink(value: modifier.value, follow: $0) }
  }
}

/// Makes the row around lead somewhere.
nonisolated struct RowAction: NodeModifier {
  typealias Body = Never
  let value: AnyHashable?
  let action: (@MainActor () -> Void)?

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.rowLink)
    node.values.list.list?.linkCame()
  }

  @MainActor func detach(from node: ModifierNode<Self>) { node.values.list.list?.linkLeft() }
}

/// The list that views inside belong to.
nonisolated struct ListReference: SelfComparing {
  weak var list: ListNode?
  /// The panel in which the list stands: what is presented from a row leaves the list behind.
  weak var panel: PanelNode?
  @MainActor func isSame(as other: ListReference) -> Bool {
    list === other.list && panel === other.panel
  }
}

private struct ListKey: EnvironmentKey {
  static var defaultValue: ListReference { ListReference() }
}

extension EnvironmentValues {
  var list: ListReference {
    get {
      let found = self[ListKey.self]
      return found.panel === panel.panel ? found : ListReference()
    }
    set { self[ListKey.self] = newValue }
  }
}
