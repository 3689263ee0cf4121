extension Rect {
  /// This rectangle in a plane turned so that `heading` points along +x.
  ///
  /// A rule that is written once for "to the right" holds for all four headings when it is given
  /// turned rectangles. Distances and overlaps stay what they were; the cross axis keeps its
  /// direction, so that "smaller y" still means nearer to the left or to the top.
  @inlinable public func turned(to heading: Heading) -> Rect {
    switch heading {
    case .right: self
    case .left: Rect(x: -maxX, y: minY, width: width, height: height)
    case .down: Rect(x: minY, y: minX, width: height, height: width)
    case .up: Rect(x: -maxY, y: minX, width: height, height: width)
    }
  }
}

extension Point {
  /// This point in a plane turned so that `heading` points along +x.
  @inlinable public func turned(to heading: Heading) -> Point {
    switch heading {
    case .right: self
    case .left: Point(x: -x, y: y)
    case .down: Point(x: y, y: x)
    case .up: Point(x: -y, y: x)
    }
  }
}
