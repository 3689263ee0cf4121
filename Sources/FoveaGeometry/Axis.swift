/// One of the two directions in which things are laid out.
public enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// The axis across this one.
  @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
