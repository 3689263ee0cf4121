import Foundation
import FoveaNode
import FoveaScene

/// A rectangle with rounded corners; the radius is in points, at most half the shorter side.
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
  public typealias Body = Never
  /// How wide and high the quarter ellipses at the corners are, in points.
  public var cornerSize: CGSize
  /// Asked for and kept; corners are drawn as quarter ellipses in any style.
  public var style: RoundedCornerStyle

  /// Rounds the corners by so many points across and down.
  @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Rounds the corners by one radius in points.
  @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners, which take half a side at most.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func _outline(in size: CGSize) -> _ShapeOutline {
    let radius = min(cornerSize.width, size.width / 2, size.height / 2)
    if radius <= 0 { return _ShapeOutline(.bounds) }
    if cornerSize.width == cornerSize.height {
      return _ShapeOutline(.rounded(radius: Double(radius)))
    }
    return _ShapeOutline(.path(path(in: CGRect(origin: .zero, size: size)).data))
  }

  /// A smaller rectangle whose corners stay parallel to this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let corner = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return InsetOutline(base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
  }

  /// The width and the height of the corners, which move on their own.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// The radii of the four corners, in points.
@frozen nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper left corner, whatever the reading direction.
  public var topLeading: CGFloat
  /// The lower left corner, whatever the reading direction.
  public var bottomLeading: CGFloat
  /// The lower right corner, whatever the reading direction.
  public var bottomTrailing: CGFloat
  /// The upper right corner, whatever the reading direction.
  public var topTrailing: CGFloat

  /// Radii in points; a corner that is not named is square.
  @inlinable public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have a radius each; leading is left, whatever the reading direction.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public typealias Body = Never
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Asked for and kept; corners are drawn as quarter circles in any style.
  public var style: RoundedCornerStyle

  /// Rounds each corner by its own radius.
  @inlinable public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Rounds the corners that are named, in points; the others are square.
  @inlinable public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The rectangle with its corners, which take half a side at most.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addCorners(in: rect) { corner in
      let radius =
        switch corner {
        case .topLeft: cornerRadii.topLeading
        case .topRight: cornerRadii.topTrailing
        case .bottomRight: cornerRadii.bottomTrailing
        case .bottomLeft: cornerRadii.bottomLeading
        }
      return CGSize(width: radius, height: radius)
    }
    return path
  }

  /// A rectangle so many points further in, whose radii are smaller by as much.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = RectangleCornerRadii(
      topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
      bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing))
    return InsetOutline(
      base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }
}
