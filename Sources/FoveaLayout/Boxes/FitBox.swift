import FoveaGeometry

/// Shows the first of its children that fits into the space offered (`ViewThatFits`).
public final class FitBox: LayoutBox {
  /// Whether a child has to fit from left to right.
  public let horizontal: Bool
  /// Whether a child has to fit from top to bottom.
  public let vertical: Bool
  /// Told when another child is shown.
  public var onChoice: ((Int) -> Void)?
  private var shown = 0

  /// A box whose children are the choices, the most wanted first.
  public init(horizontal: Bool, vertical: Bool, in context: LayoutContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? {
    children.indices.contains(shown) ? children[shown] : nil
  }
  public override var mayHideChildren: Bool { true }
  public override var shownChildren: [LayoutBox] { onlyChild.map { [$0] } ?? [] }
  public override func stacked(along axis: Axis?) {
    for child in children { child.stacked(along: axis) }
  }

  /// The first child whose ideal size is within the offer along the axes that count; else the last.
  private func choice(for proposal: Proposal) -> Int {
    var question = proposal
    if horizontal { question.width = nil }
    if vertical { question.height = nil }
    for (index, child) in children.dropLast().enumerated() {
      let ideal = child.size(for: question)
      let fits =
        (!horizontal || ideal.width <= proposal.width ?? .infinity)
        && (!vertical || ideal.height <= proposal.height ?? .infinity)
      if fits { return index }
    }
    return max(0, children.count - 1)
  }

  public override func measure(_ proposal: Proposal) -> Size {
    guard !children.isEmpty else { return .zero }
    return children[choice(for: proposal)].size(for: proposal)
  }

  public override func arrange() {
    guard !children.isEmpty else { return }
    let choice = choice(for: proposal)
    place(children[choice], at: .zero, proposal: proposal)
    if choice != shown {
      shown = choice
      facetHolder?.facet?.contentChanged()
    }
    onChoice?(choice)
  }
}
