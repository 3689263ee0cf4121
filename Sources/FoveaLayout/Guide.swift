import FoveaGeometry

/// A line through a view by which views are aligned: a built-in one or an author's own.
public final class Guide: Sendable {
  /// The axis along which the guide has a position: a horizontal one is a line from top to bottom.
  public let axis: Axis
  /// Where the guide is when a view does not say; `nil` answers are replaced by 0.
  public let defaultValue: @Sendable (LayoutBox, Size) -> Double
  /// How containers work the guide out from those of their children.
  public let kind: Kind

  /// How a container combines what its children say.
  public enum Kind: Sendable {
    case edge
    case firstBaseline
    case lastBaseline
    case custom
  }

  /// A guide that is equal to no other, not even to one made in the same way.
  ///
  /// - Parameter defaultValue: the distance from the leading or top side, in points, of a box of a
  ///   size.
  public init(
    axis: Axis, kind: Kind = .custom, defaultValue: @escaping @Sendable (LayoutBox, Size) -> Double
  ) {
    self.axis = axis
    self.kind = kind
    self.defaultValue = defaultValue
  }

  /// The side at which reading begins.
  public static let leading = Guide(axis: .horizontal, kind: .edge) { _, _ in 0 }
  /// Half way between leading and trailing.
  public static let centerX = Guide(axis: .horizontal, kind: .edge) { _, size in size.width / 2 }
  /// The side at which lines of reading end.
  public static let trailing = Guide(axis: .horizontal, kind: .edge) { _, size in size.width }
  /// The upper side.
  public static let top = Guide(axis: .vertical, kind: .edge) { _, _ in 0 }
  /// Half way between top and bottom.
  public static let centerY = Guide(axis: .vertical, kind: .edge) { _, size in size.height / 2 }
  /// The lower side.
  public static let bottom = Guide(axis: .vertical, kind: .edge) { _, size in size.height }
  /// The baseline of the topmost text; the lower side where there is none.
  public static let firstBaseline = Guide(axis: .vertical, kind: .firstBaseline) { _, size in
    size.height
  }
  /// The baseline of the lowest text; the lower side where there is none.
  public static let lastBaseline = Guide(axis: .vertical, kind: .lastBaseline) { _, size in
    size.height
  }
}

/// A horizontal and a vertical guide.
public struct GuidePair: Sendable {
  /// Decides where something lies from left to right.
  public var horizontal: Guide
  /// Decides where something lies from top to bottom.
  public var vertical: Guide

  /// The middle both ways.
  public static let center = GuidePair(horizontal: .centerX, vertical: .centerY)
  /// The corner at which reading begins.
  public static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

  /// A pair of any two guides; their axes are the caller's affair.
  public init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension GuidePair: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.horizontal === rhs.horizontal && lhs.vertical === rhs.vertical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(horizontal))
    hasher.combine(ObjectIdentifier(vertical))
  }
}
