import FoveaGeometry

/// A line through a view by which views are aligned: a built-in one or an author's own.
public final class Guide: Sendable {
  public let axis: Axis
  /// Where the guide is when a view does not say; `nil` answers are replaced by 0.
  public let defaultValue: @Sendable (LayoutBox, Size) -> Double
  public let kind: Kind

  /// How a container combines what its children say.
  public enum Kind: Sendable {
    case edge
    case firstBaseline
    case lastBaseline
    case custom
  }

  public init(
    axis: Axis, kind: Kind = .custom, defaultValue: @escaping @Sendable (LayoutBox, Size) -> Double
  ) {
    self.axis = axis
    self.kind = kind
    self.defaultValue = defaultValue
  }

  public static let leading = Guide(axis: .horizontal, kind: .edge) { _, _ in 0 }
  public static let centerX = Guide(axis: .horizontal, kind: .edge) { _, size in size.width / 2 }
  public static let trailing = Guide(axis: .horizontal, kind: .edge) { _, size in size.width }
  public static let top = Guide(axis: .vertical, kind: .edge) { _, _ in 0 }
  public static let centerY = Guide(axis: .vertical, kind: .edge) { _, size in size.height / 2 }
  public static let bottom = Guide(axis: .vertical, kind: .edge) { _, size in size.height }
  public static let firstBaseline = Guide(axis: .vertical, kind: .firstBaseline) { _, size in
    size.height
  }
  public static let lastBaseline = Guide(axis: .vertical, kind: .lastBaseline) { _, size in
    size.height
  }
}

/// A horizontal and a vertical guide.
public struct GuidePair: Sendable {
  public var horizontal: Guide
  public var vertical: Guide

  public static let center = GuidePair(horizontal: .centerX, vertical: .centerY)
  public static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

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
