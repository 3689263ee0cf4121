import FoveaGeometry

/// Where children on top of each other go, for one proposal.
public struct DepthPlan {
  /// The smallest size that holds all children once they are aligned.
  public let size: Size
  /// The leading top corner of each child, in their order.
  public let origins: [Point]

  /// Aligns children that are all offered the same.
  public init(_ children: [LayoutBox], by alignment: GuidePair, for proposal: Proposal) {
    var lines: [Point] = []
    lines.reserveCapacity(children.count)
    var before = Point(x: -.infinity, y: -.infinity)
    var after = before
    for child in children {
      let size = child.size(for: proposal)
      let line = Point(
        x: child.value(of: alignment.horizontal, in: size),
        y: child.value(of: alignment.vertical, in: size))
      lines.append(line)
      before = Point(x: max(before.x, line.x), y: max(before.y, line.y))
      after = Point(
        x: max(after.x, Self.rest(of: size.width, after: line.x)),
        y: max(after.y, Self.rest(of: size.height, after: line.y)))
    }
    size =
      children.isEmpty
      ? .zero : Size(width: max(0, before.x + after.x), height: max(0, before.y + after.y))
    origins = lines.map { before - $0 }
  }

  /// What lies beyond a line; all of what is endless does, wherever the line is.
  private static func rest(of length: Double, after line: Double) -> Double {
    length == .infinity ? .infinity : length - line
  }
}
