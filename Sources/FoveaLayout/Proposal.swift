import FoveaGeometry

/// The size that a parent offers; `nil` asks for the ideal one, zero for the smallest and infinity
/// for the largest.
public struct Proposal: Sendable, Hashable {
  public var width: Double?
  public var height: Double?

  public static let unspecified = Proposal(width: nil, height: nil)
  public static let zero = Proposal(width: 0, height: 0)
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  @inline(__always)
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    width = size.width
    height = size.height
  }

  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offered size with a replacement for what is not specified.
  public func resolved(with size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// What is left after insets; never less than zero.
  public func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
