import FoveaGeometry

/// What a cell of a grid says about itself, by the identity of these types.
public enum GridTrait {
  /// An `Int`: how many columns the cell takes.
  public enum Columns {}
  /// A `Point` of the unit square at which the cell lies in its place.
  public enum Anchor {}
  /// A `Guide` for the whole column of the cell.
  public enum ColumnAlignment {}
  /// A `Set<Axis>` along which the cell does not make its place larger.
  public enum UnsizedAxes {}
}

/// The cells of one row; the grid around arranges them.
public final class GridRowBox: LayoutBox {
  /// How the cells of the row stand; `nil` leaves it to the grid.
  public var alignment: Guide? { didSet { if alignment !== oldValue { invalidate() } } }

  /// A row whose cells are to be its children.
  public init(alignment: Guide?, in context: LayoutContext) {
    self.alignment = alignment
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() { for child in children { child.stacked(along: nil) } }

  /// Inside a grid a row has no size of its own: what its cells want is the grid's affair.
  public override var movesGuides: Bool { parent is GridBox }

  /// Outside a grid a row is a row.
  public override func measure(_ proposal: Proposal) -> Size { plan(for: proposal).size }

  public override func arrange() {
    if let grid = parent as? GridBox { return grid.arrangeCells(of: self) }
    let plan = plan(for: proposal)
    for (index, child) in children.enumerated() {
      place(child, at: plan.origin(of: index), proposal: plan.proposal(of: index))
    }
  }

  private func plan(for proposal: Proposal) -> StackPlan {
    let rule = StackPlan.Rule(axis: .horizontal, alignment: alignment ?? .centerY, spacing: nil)
    return StackPlan(children, by: rule, for: proposal)
  }
}

/// Rows and columns: a column is as wide as its widest cell, a row as tall as its tallest.
///
/// A child that is no row takes all columns.
public final class GridBox: LayoutBox {
  /// How cells stand in their places and what lies between those.
  public var rule: GridPlan.Rule { didSet { invalidate() } }
  private var last: (proposal: Proposal, plan: GridPlan)?

  /// A grid whose rows, and whole lines between them, are to be its children.
  public init(_ rule: GridPlan.Rule, in context: LayoutContext) {
    self.rule = rule
    super.init(in: context)
  }

  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}
  public override func childrenChanged() {
    for child in children { child.stacked(along: .vertical) }
  }
  public override func contentInvalidated(by child: LayoutBox?) { last = nil }

  private func plan(for proposal: Proposal) -> GridPlan {
    if let last, last.proposal == proposal { return last.plan }
    let plan = GridPlan(children, by: rule, for: proposal)
    last = (proposal, plan)
    return plan
  }

  public override func measure(_ proposal: Proposal) -> Size { plan(for: proposal).size }

  public override func arrange() {
    let plan = plan(for: proposal)
    for (index, child) in children.enumerated() {
      let line = plan.lines[index]
      if child is GridRowBox {
        child.isRightToLeft = isRightToLeft
        child.settleRow(
          at: Point(x: 0, y: line.start), size: Size(width: size.width, height: line.length))
      } else {
        place(
          child, at: plan.origin(ofWhole: index, in: self), proposal: plan.cells[index][0].proposal)
      }
    }
  }

  fileprivate func arrangeCells(of row: GridRowBox) {
    guard let index = children.firstIndex(where: { $0 === row }) else { return }
    let plan = plan(for: proposal)
    for (cell, child) in zip(plan.cells[index], row.children) {
      row.place(
        child, at: plan.origin(of: cell, row: index, rule: rule, in: row), proposal: cell.proposal)
    }
  }
}

extension LayoutBox {
  /// Takes a place in a grid; the cells are placed even where the row stays as large as it was.
  fileprivate func settleRow(at origin: Point, size: Size) {
    settle(at: origin, size: size, proposal: Proposal(size))
    arrangeAgain()
  }
}
