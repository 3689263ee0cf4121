import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// Puts a row around each view of a list.
nonisolated struct InRow: ViewModifier, OpensErasedViews {
  typealias Body = Never

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    ListRow(content, in: context)
  }

  @MainActor static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    Inner._updateNode(content, node.children[0])
  }
}

/// One row of a list, a header or a footer: margins round a view, and a colour behind it where it is
/// selected.
package final class ListRow: ViewNode, DescribedNode, FocusHolder {
  let kind: RowKind
  private unowned let list: ListNode
  private let rowBox: RowBox
  private var isSelected = false
  private var isActive = false
  private var target: FocusTarget?

  init<Content: View>(_ content: Content, in context: NodeContext) {
    list = ListNode.around(context)
    kind = EnvironmentValues(scope: context.environment).rowKind
    rowBox = RowBox(insets: .zero, in: context.tree.layout)
    super.init(in: context)
    applyMargins()
    setBox(rowBox, draws: true)
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
    graphChanged()
    list.show(self)
  }

  func applyMargins() {
    let margins = list.manner.margins(of: kind)
    rowBox.insets = list.manner.keepsMargins ? margins : tree.marginsInCells(margins)
  }

  /// Several views inside stand one below the other.
  package override func arrangeBoxes(_ boxes: [LayoutBox]) -> [LayoutBox] {
    guard boxes.count > 1 else { return boxes }
    let column = StackBox(axis: .vertical, alignment: .leading, spacing: nil, in: tree.layout)
    column.setChildren(boxes)
    return [column]
  }

  /// Where rows are stops, one that can be chosen is (F122).
  private func followManner() {
    guard target == nil, let mark = list.manner.rowMark, list.canSelect(self) else { return }
    let target = FocusTarget(.control, on: self)
    self.target = target
    target.mark = mark
    joinFocus(target)
    graphChanged()
  }

  package func activate() { list.activate(self) }

  package override func graphChanged() {
    let (conditions, isMirrored, color) = tracking {
      (values.focusConditions, values.layoutDirection == .rightToLeft, fill)
    }
    target?.conditions = conditions
    mirror(isMirrored)
    facet?.render.setDrawing(color.map { .fill(.bounds, .color($0)) } ?? .none)
  }

  // MARK: Looks

  /// - Parameter isActive: whether the list has focus.
  func setSelected(_ isSelected: Bool, isActive: Bool) {
    followManner()
    guard isSelected != self.isSelected || isActive != self.isActive else { return }
    self.isSelected = isSelected
    self.isActive = isActive
    graphChanged()
  }

  private var fill: RGBA? {
    guard isSelected else { return nil }
    let role: SystemColor = isActive ? .selection : .quaternary
    return role.resolve(in: values)
  }

  // MARK: What is inside

  /// What a selection knows the row by: a tag inside; else the nearest tag around, or the identity
  /// among the elements of a collection.
  var identity: AnyHashable? {
    if let tag = children.first?.innerTag { return tag }
    var node = parent
    while let current = node, current.box == nil {
      if let row = current as? RowNode { return row.id }
      if let tag = current as? ModifierNode<Tag> { return tag.modifier.value.unwrapped }
      node = current.parent
    }
    return nil
  }

  /// The texts inside, by which typing finds the row.
  var words: String {
    var words: [String] = []
    func collect(_ node: ViewNode) {
      if let text = node as? TextNode, let label = text.describe()?.label { words.append(label) }
      for child in node.children { collect(child) }
    }
    collect(self)
    return words.joined(separator: " ")
  }

  package func describe() -> AccessibilityNode? {
    guard list.isStop(self) else { return nil }
    return AccessibilityNode(role: .row, isSelected: isSelected)
  }
}
