/// The way an arrow key or a swipe points: physical, so that left is left in every language (F204).
public enum Heading: String, Sendable, Hashable, CaseIterable {
  case up
  case down
  case left
  case right

  /// The heading that leads back.
  @inlinable public var opposite: Heading {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// The axis along which the heading moves.
  @inlinable public var axis: Axis {
    self == .left || self == .right ? .horizontal : .vertical
  }
}
