import FoveaGeometry

/// The size that a parent offers; `nil` asks for the ideal one, zero for the smallest and infinity
/// for the largest.
public struct Proposal: Sendable, Hashable {
  // A length that is not specified is kept as a number that no length is: boxes remember many
  // proposals, and optionals would make them half as large again.
  private var rawWidth: UInt64
  private var rawHeight: UInt64

  private static let none = Double.nan.bitPattern

  @inline(__always)
  private static func raw(_ length: Double?) -> UInt64 {
    // What is no number proposes nothing.
    guard let length, !length.isNaN else { return none }
    return (length + 0).bitPattern
  }

  @inline(__always)
  private static func length(_ raw: UInt64) -> Double? {
    raw == none ? nil : Double(bitPattern: raw)
  }

  /// Points offered from left to right; `nil` where nothing is said.
  public var width: Double? {
    get { Self.length(rawWidth) }
    set { rawWidth = Self.raw(newValue) }
  }

  /// Points offered from top to bottom; `nil` where nothing is said.
  public var height: Double? {
    get { Self.length(rawHeight) }
    set { rawHeight = Self.raw(newValue) }
  }

  /// Says nothing about either axis: the child takes its ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// Asks how small the child can be.
  public static let zero = Proposal(width: 0, height: 0)
  /// Asks how large the child can be.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// What is offered along each axis, in points; `nil` and what is no number offer nothing.
  @inline(__always)
  public init(width: Double?, height: Double?) {
    rawWidth = Self.raw(width)
    rawHeight = Self.raw(height)
  }

  /// Offers exactly this size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// What is offered along an axis; `nil` where nothing is said.
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
