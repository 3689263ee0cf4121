import FoveaGeometry

/// Children one after the other along an axis.
///
/// Space is offered by layout priority, then to the least flexible child first, each time an equal
/// share of what is left. Between two children lie `spacing` points, or 8; none beside a spacer.
public final class StackBox: LayoutBox {
  public let axis: Axis
  public var alignment: Guide { didSet { if alignment !== oldValue { invalidate() } } }
  public var spacing: Double? { didSet { if spacing != oldValue { invalidate() } } }
  /// What was laid out last, so that measuring and placing with one proposal count as one.
  private var last: (proposal: Proposal, plan: Plan)?

  private struct Plan {
    var size: Size
    /// The proposal, the place along the axis and across it, for each child.
    var proposals: [Proposal]
    var main: [Double]
    var cross: [Double]
  }

  public init(axis: Axis, alignment: Guide, spacing: Double?, in context: LayoutContext) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init(in: context)
  }

  public override func childrenChanged() {
    for child in children { child.stacked(along: axis) }
  }
  public override func contentInvalidated() { last = nil }
  public override var onlyChild: LayoutBox? { nil }
  public override func stacked(along axis: Axis?) {}

  public override func measure(_ proposal: Proposal) -> Size { plan(for: proposal).size }

  public override func arrange() {
    let plan = plan(for: proposal)
    for (index, child) in children.enumerated() {
      var origin = Point.zero
      origin[axis] = plan.main[index]
      origin[axis.cross] = plan.cross[index]
      place(child, at: origin, proposal: plan.proposals[index])
    }
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard guide.kind != .edge, !children.isEmpty else { return nil }
    let plan = last?.plan.size == size ? last!.plan : plan(for: Proposal(size))
    func value(_ index: Int) -> Double? {
      let child = children[index]
      guard
        let value = child.explicitValue(of: guide, in: child.size(for: plan.proposals[index]))
      else { return nil }
      return value + (guide.axis == axis ? plan.main[index] : plan.cross[index])
    }
    return GuideCombination.combine(guide, count: children.count, value: value)
  }

  // MARK: Planning

  private func plan(for proposal: Proposal) -> Plan {
    if let last, last.proposal == proposal { return last.plan }
    let plan = makePlan(for: proposal)
    last = (proposal, plan)
    return plan
  }

  private func gap(after index: Int) -> Double {
    if children[index].isSpacer || children[index + 1].isSpacer { return 0 }
    return spacing ?? 8
  }

  private func makePlan(for proposal: Proposal) -> Plan {
    let count = children.count
    guard count > 0 else {
      return Plan(size: .zero, proposals: [], main: [], cross: [])
    }
    var gaps = 0.0
    for index in 0..<(count - 1) { gaps += gap(after: index) }
    let lengths = proposals(for: proposal, gaps: gaps)
    return position(lengths)
  }

  /// The proposal for each child.
  private func proposals(for proposal: Proposal, gaps: Double) -> [Proposal] {
    guard let total = proposal[axis], total.isFinite, total > 0 else {
      var offer = proposal
      if let total = proposal[axis] { offer[axis] = total }
      return Array(repeating: offer, count: children.count)
    }
    var result = Array(repeating: proposal, count: children.count)
    var remaining = max(0, total - gaps)
    let ranges = children.map { flexibility(of: $0, in: proposal) }
    let order = children.indices.sorted {
      let (lhs, rhs) = (children[$0].layoutPriority, children[$1].layoutPriority)
      if lhs != rhs { return lhs > rhs }
      let (left, right) = (ranges[$0].most - ranges[$0].least, ranges[$1].most - ranges[$1].least)
      return left == right || (left.isNaN && right.isNaN) ? $0 < $1 : left < right
    }
    var reserved = ranges.reduce(0) { $0 + $1.least }
    var index = 0
    while index < order.count {
      let priority = children[order[index]].layoutPriority
      var end = index
      while end < order.count && children[order[end]].layoutPriority == priority { end += 1 }
      for position in index..<end { reserved -= ranges[order[position]].least }
      var room = remaining - reserved
      for position in index..<end {
        let child = order[position]
        let share = max(0, room) / Double(end - position)
        result[child][axis] = share
        let taken = children[child].size(for: result[child])[axis]
        room -= taken
        remaining -= taken
      }
      index = end
    }
    return result
  }

  private func flexibility(
    of child: LayoutBox, in proposal: Proposal
  ) -> (least: Double, most: Double) {
    var offer = proposal
    offer[axis] = 0
    let least = child.size(for: offer)[axis]
    offer[axis] = .infinity
    return (least, child.size(for: offer)[axis])
  }

  private func position(_ proposals: [Proposal]) -> Plan {
    let count = children.count
    var main = Array(repeating: 0.0, count: count)
    var lines = Array(repeating: 0.0, count: count)
    var position = 0.0
    var before = 0.0
    var after = 0.0
    for index in 0..<count {
      let child = children[index]
      let size = child.size(for: proposals[index])
      main[index] = position
      position += size[axis]
      if index + 1 < count { position += gap(after: index) }
      let line = child.value(of: alignment, in: size)
      lines[index] = line
      before = max(before, line)
      after = max(after, size[axis.cross] - line)
    }
    var size = Size.zero
    size[axis] = position
    size[axis.cross] = before + after
    return Plan(
      size: size, proposals: proposals, main: main, cross: lines.map { before - $0 })
  }
}

/// How containers answer for their children where an alignment guide is concerned.
enum GuideCombination {
  /// Baselines are those of the first and the last child that has one; other guides the mean.
  static func combine(_ guide: Guide, count: Int, value: (Int) -> Double?) -> Double? {
    switch guide.kind {
    case .edge: return nil
    case .firstBaseline:
      for index in 0..<count { if let found = value(index) { return found } }
      return nil
    case .lastBaseline:
      for index in (0..<count).reversed() { if let found = value(index) { return found } }
      return nil
    case .custom:
      let values = (0..<count).compactMap(value)
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }
}
