import FoveaGeometry

/// Where a stack puts its children, for one proposal.
///
/// Space is offered by layout priority, then to the least flexible child first, each time an equal
/// share of what is left. Between two children lie `spacing` points, or 8; none beside a spacer.
public struct StackPlan {
  /// How large the stack is, the distances between its children included.
  public private(set) var size = Size.zero
  private let rule: Rule
  private let proposal: Proposal
  private var parts: [Part]
  /// How far the line on which children are aligned lies from the leading or top side.
  private var line = 0.0
  /// Whether a length is shared out, so that what one child takes is not there for others.
  let isShared: Bool

  /// How a stack arranges what it holds.
  public struct Rule {
    /// The axis along which child follows child.
    public var axis: Axis
    /// The line across the axis that all children have in common.
    public var alignment: Guide
    /// Points between two children; `nil` stands for the usual distance.
    public var spacing: Double?

    /// The distance is in points, and left out beside a spacer.
    public init(axis: Axis, alignment: Guide, spacing: Double?) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }

  /// What one child is given and takes.
  private struct Part {
    /// Points offered along the axis where a length is shared out.
    var offer = 0.0
    var start = 0.0
    var length = 0.0
    /// How much of the child lies before the line of alignment, and how much after it.
    var before = 0.0
    var after = 0.0
    var isSpacer = false
    /// Whether the child has had no place so far.
    var isNew = false
  }

  /// All children from one on that lie further along the axis than before.
  struct Slide {
    var first: Int
    /// Points; negative ones lead back.
    var distance: Double
  }

  /// - Complexity: O(*n* log *n*) where the length is given, else O(*n*), for *n* children whose
  ///   sizes are known.
  public init(_ children: [LayoutBox], by rule: Rule, for proposal: Proposal) {
    self.rule = rule
    self.proposal = proposal
    parts = Array(repeating: Part(), count: children.count)
    for index in parts.indices { parts[index].isSpacer = children[index].isSpacer }
    let total = proposal[rule.axis]
    if let total, total.isFinite, total > 0 {
      isShared = true
      share(total, among: children)
    } else {
      isShared = false
    }
    for index in parts.indices { measure(index, children[index]) }
    _ = position()
  }

  /// What a child is offered.
  public func proposal(of index: Int) -> Proposal {
    guard isShared else { return proposal }
    var offer = proposal
    offer[rule.axis] = parts[index].offer
    return offer
  }

  /// Where a child begins: leading, top.
  public func origin(of index: Int) -> Point {
    var origin = Point.zero
    origin[rule.axis] = parts[index].start
    origin[rule.axis.cross] = line - parts[index].before
    return origin
  }

  /// Measures children that changed again, where the others are offered what they were.
  ///
  /// - Returns: how the others moved; `nil` where that is better found out child by child.
  /// - Complexity: one measurement for each of `changed`, and O(*n*) additions.
  mutating func update(_ changed: [Int], of children: [LayoutBox]) -> [Slide]? {
    for index in changed {
      parts[index].isSpacer = children[index].isSpacer
      measure(index, children[index])
    }
    return position()
  }

  /// Makes room for other children, which are to be measured, in place of those of a range.
  mutating func replace(_ range: Range<Int>, by count: Int) {
    parts.replaceSubrange(range, with: repeatElement(Part(isNew: true), count: count))
  }

  private mutating func measure(_ index: Int, _ child: LayoutBox) {
    let size = child.size(for: proposal(of: index))
    let before = child.value(of: rule.alignment, in: size)
    parts[index].length = size[rule.axis]
    parts[index].before = before
    // Of what is endless all lies after the line, wherever that is.
    let across = size[rule.axis.cross]
    parts[index].after = across == .infinity ? .infinity : across - before
  }

  private static let mostSlides = 8

  /// Puts the parts one after the other.
  ///
  /// - Returns: which of them lie elsewhere now; `nil` where these are many, or all.
  private mutating func position() -> [Slide]? {
    var slides: [Slide] = []
    var slid = 0.0
    var end = 0.0
    var (before, after) = (-Double.infinity, -Double.infinity)
    for index in parts.indices {
      if index > 0 { end += gap(after: index - 1) }
      // Sums of other numbers end in other digits; nobody sees a distance as small as those.
      let distance = parts[index].isNew ? slid : end - parts[index].start
      if abs(distance - slid) > 1e-7, slides.count <= Self.mostSlides {
        slides.append(Slide(first: index, distance: distance - slid))
        slid = distance
      }
      parts[index].start = end
      parts[index].isNew = false
      end += parts[index].length
      before = max(before, parts[index].before)
      after = max(after, parts[index].after)
    }
    guard !parts.isEmpty else {
      size = .zero
      return nil
    }
    size[rule.axis] = max(0, end)
    size[rule.axis.cross] = max(0, before + after)
    defer { line = before }
    return before == line && slides.count <= Self.mostSlides ? slides : nil
  }

  private func gap(after index: Int) -> Double {
    parts[index].isSpacer || parts[index + 1].isSpacer ? 0 : rule.spacing ?? 8
  }

  /// Where a guide lies that children name; `nil` where none does.
  func value(of guide: Guide, in children: [LayoutBox]) -> Double? {
    GuideCombination.combine(guide, count: children.count) { index in
      let child = children[index]
      guard let value = child.explicitValue(of: guide, in: child.size(for: proposal(of: index)))
      else { return nil }
      return value + origin(of: index)[guide.axis]
    }
  }

  // MARK: Sharing a length

  /// What one child may be along the axis, and whether others go first.
  private struct Bounds {
    var least: Double
    var most: Double
    var priority: Double

    var flexibility: Double { most - least }
    var isRigid: Bool { most == least }
  }

  private mutating func share(_ total: Double, among children: [LayoutBox]) {
    let axis = rule.axis
    var remaining = total
    for index in parts.indices.dropLast() { remaining -= gap(after: index) }
    let ranges = children.map { range(of: $0) }
    var reserved = ranges.reduce(0) { $0 + $1.least }
    let order = Self.order(of: ranges)
    var index = 0
    while index < order.count {
      let priority = ranges[order[index]].priority
      var end = index
      while end < order.count && ranges[order[end]].priority == priority { end += 1 }
      for position in index..<end { reserved -= ranges[order[position]].least }
      var room = remaining - reserved
      for position in index..<end {
        let child = order[position]
        // What is always as long is offered what it has answered before: the answer stays in the
        // cache whatever happens to its siblings.
        let share = ranges[child].isRigid ? .infinity : max(0, room) / Double(end - position)
        parts[child].offer = share
        let taken = children[child].size(for: proposal(of: child))[axis]
        room -= taken
        remaining -= taken
      }
      index = end
    }
  }

  private static func order(of ranges: [Bounds]) -> [Int] {
    ranges.indices.sorted { first, second in
      let (lhs, rhs) = (ranges[first], ranges[second])
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      let (left, right) = (lhs.flexibility, rhs.flexibility)
      return left == right || left.isNaN || right.isNaN ? first < second : left < right
    }
  }

  private func range(of child: LayoutBox) -> Bounds {
    var offer = proposal
    offer[rule.axis] = 0
    let least = child.size(for: offer)[rule.axis]
    offer[rule.axis] = .infinity
    return Bounds(
      least: least, most: child.size(for: offer)[rule.axis], priority: child.layoutPriority)
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
