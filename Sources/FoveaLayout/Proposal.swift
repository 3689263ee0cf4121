import FoveaGeometry

/// The size that a parent offers; `nil` asks for the ideal one, zero for the smallest and infinity
/// for the largest.
package struct Proposal: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package static let unspecified = Proposal(width: nil, height: nil)
  package static let zero = Proposal(width: 0, height: 0)
  package static let infinity = Proposal(width: .infinity, height: .infinity)

  @inline(__always)
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    width = size.width
    height = size.height
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offered size with a replacement for what is not specified.
  package func resolved(with size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// What is left after insets; never less than zero.
  package func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
