import FoveaLayout
import FoveaScene

/// One row of a list, a header or a footer: the box around its content, and what is behind it.
///
/// It stands in the tree beside the view that it is around, so that modifiers around that view are
/// around the row, too; the view's own node knows the row as its enclosure.
package final class ListRow: ViewNode, FocusHolder, Pressable {
  enum Kind { case row, header, footer }

  let kind: Kind
  let rowBox: RowBox
  /// The view that is the row; its children are not this node's.
  private(set) weak var content: ViewNode?
  /// What a selection knows the row by.
  private(set) var identity: AnyHashable?
  unowned let list: ListNode
  private(set) var isSelected = false
  private var isActive = false
  private(set) var target: FocusTarget?

  /// - Parameter view: the view whose box the row is around.
  init(_ kind: Kind, in list: ListNode, around view: ViewNode) {
    self.kind = kind
    self.list = list
    rowBox = RowBox(insets: .zero, in: list.tree.layout)
    super.init(
      in: NodeContext(
        tree: list.tree, parent: view.parent ?? list, environment: view.environment))
    setBox(rowBox, draws: true)
    view.roles.insert(.enclosed)
  }

  func show(_ content: ViewNode, _ box: LayoutBox, identity: AnyHashable?) {
    self.content = content
    self.identity = identity
    applyMargins()
    rowBox.isRightToLeft = list.box?.isRightToLeft ?? false
    rowBox.show(box)
    followDevice()
  }

  /// With a finger's margins a row is two lines high: those stay.
  func applyMargins() {
    let margins = list.insets(of: kind)
    rowBox.insets = tree.traits.isTouch ? margins : tree.marginsInCells(margins)
  }

  /// On the TV a row is one place, as wide as the list, whatever it holds: what stands inside is
  /// reached by way of it (F199). A row that can be selected is a stop of its own, unless arrows move
  /// inside the list (F122).
  private func followDevice() {
    if list.makesStops, list.canSelect(self), link == nil {
      makeStop()
    } else if tree.traits.isRemote, !list.kind.isPicker {
      tree.focus.join(makeFacet(), as: .section())
    }
  }

  private func makeStop() {
    guard target == nil else { return }
    let target = FocusTarget(.control, on: self)
    self.target = target
    target.mark = tree.traits.isRemote ? .lift : .ring(.bounds)
    target.leadsInside = true
    joinFocus(target)
    graphChanged()
  }

  package var canBePressed: Bool {
    !isDetached && list.canBeUsed && values.isEnabled && (list.canSelect(self) || link != nil)
  }

  package func press() { if canBePressed { list.activate(self) } }

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
}
