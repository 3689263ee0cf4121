import FoveaGeometry

/// Where a stack puts its children, for one proposal.
///
/// Space is offered by layout priority, then to the least flexible child first, each time an equal
/// share of what is left. Between two children lie `spacing` points, or 8; none beside a spacer.
public struct StackPlan {
  public private(set) var size: Size
  /// The proposal, the place along the axis and across it, for each child.
  public private(set) var proposals: [Proposal]
  public private(set) var main: [Double]
  public private(set) var cross: [Double]

  /// How a stack arranges what it holds.
  public struct Rule {
    public var axis: Axis
    public var alignment: Guide
    /// Points between two children; `nil` stands for the usual distance.
    public var spacing: Double?

    public init(axis: Axis, alignment: Guide, spacing: Double?) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }

    func gap(between first: LayoutBox, and second: LayoutBox) -> Double {
      first.isSpacer || second.isSpacer ? 0 : spacing ?? 8
    }
  }

  /// - Complexity: O(*n* log *n*) where the length is given, else O(*n*), for *n* children whose
  ///   sizes are known.
  public init(_ children: [LayoutBox], by rule: Rule, for proposal: Proposal) {
    proposals = Self.proposals(children, by: rule, for: proposal)
    main = []
    main.reserveCapacity(children.count)
    cross = []
    cross.reserveCapacity(children.count)
    let axis = rule.axis
    var position = 0.0
    var (before, after) = (-Double.infinity, -Double.infinity)
    for (index, child) in children.enumerated() {
      let size = child.size(for: proposals[index])
      main.append(position)
      position += size[axis]
      if index + 1 < children.count {
        position += rule.gap(between: child, and: children[index + 1])
      }
      let line = child.value(of: rule.alignment, in: size)
      cross.append(line)
      before = max(before, line)
      after = max(after, size[axis.cross] - line)
    }
    size = .zero
    guard !children.isEmpty else { return }
    size[axis] = max(0, position)
    size[axis.cross] = max(0, before + after)
    for index in cross.indices { cross[index] = before - cross[index] }
  }

  /// Where a guide lies that children name; `nil` where none does.
  func value(of guide: Guide, in children: [LayoutBox], along axis: Axis) -> Double? {
    GuideCombination.combine(guide, count: children.count) { index in
      let child = children[index]
      guard let value = child.explicitValue(of: guide, in: child.size(for: proposals[index])) else {
        return nil
      }
      return value + (guide.axis == axis ? main[index] : cross[index])
    }
  }

  /// What one child may be along the axis, and whether others go first.
  private struct Range {
    var least: Double
    var most: Double
    var priority: Double

    var flexibility: Double { most - least }
    var isRigid: Bool { most == least }
  }

  /// The proposal for each child.
  private static func proposals(
    _ children: [LayoutBox], by rule: Rule, for proposal: Proposal
  ) -> [Proposal] {
    let axis = rule.axis
    var result = Array(repeating: proposal, count: children.count)
    guard let total = proposal[axis], total.isFinite, total > 0, !children.isEmpty else {
      return result
    }
    var remaining = total
    for index in children.indices.dropLast() {
      remaining -= rule.gap(between: children[index], and: children[index + 1])
    }
    let ranges = children.map { range(of: $0, along: axis, in: proposal) }
    var reserved = ranges.reduce(0) { $0 + $1.least }
    let order = order(of: ranges)
    var index = 0
    while index < order.count {
      let priority = ranges[order[index]].priority
      var end = index
      while end < order.count && ranges[order[end]].priority == priority { end += 1 }
      for position in index..<end { reserved -= ranges[order[position]].least }
      var room = remaining - reserved
      for position in index..<end {
        let child = order[position]
        let range = ranges[child]
        // What is always as long is offered what it has answered before: the answer stays in the
        // cache whatever happens to its siblings.
        let share = range.isRigid ? .infinity : max(0, room) / Double(end - position)
        result[child][axis] = share
        let taken = children[child].size(for: result[child])[axis]
        room -= taken
        remaining -= taken
      }
      index = end
    }
    return result
  }

  private static func order(of ranges: [Range]) -> [Int] {
    ranges.indices.sorted { first, second in
      let (lhs, rhs) = (ranges[first], ranges[second])
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      let (left, right) = (lhs.flexibility, rhs.flexibility)
      return left == right || left.isNaN || right.isNaN ? first < second : left < right
    }
  }

  private static func range(of child: LayoutBox, along axis: Axis, in proposal: Proposal) -> Range {
    var offer = proposal
    offer[axis] = 0
    let least = child.size(for: offer)[axis]
    offer[axis] = .infinity
    return Range(
      least: least, most: child.size(for: offer)[axis], priority: child.layoutPriority)
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
