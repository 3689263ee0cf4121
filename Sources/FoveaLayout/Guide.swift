import FoveaGeometry

/// A line through a view by which views are aligned: a built-in one or an author's own.
package final class Guide: Sendable {
  package let axis: Axis
  /// Where the guide is when a view does not say; `nil` answers are replaced by 0.
  package let defaultValue: @Sendable (LayoutBox, Size) -> Double
  package let kind: Kind

  /// How a container combines what its children say.
  package enum Kind: Sendable {
    case edge
    case firstBaseline
    case lastBaseline
    case custom
  }

  package init(
    axis: Axis, kind: Kind = .custom, defaultValue: @escaping @Sendable (LayoutBox, Size) -> Double
  ) {
    self.axis = axis
    self.kind = kind
    self.defaultValue = defaultValue
  }

  package static let leading = Guide(axis: .horizontal, kind: .edge) { _, _ in 0 }
  package static let centerX = Guide(axis: .horizontal, kind: .edge) { _, size in size.width / 2 }
  package static let trailing = Guide(axis: .horizontal, kind: .edge) { _, size in size.width }
  package static let top = Guide(axis: .vertical, kind: .edge) { _, _ in 0 }
  package static let centerY = Guide(axis: .vertical, kind: .edge) { _, size in size.height / 2 }
  package static let bottom = Guide(axis: .vertical, kind: .edge) { _, size in size.height }
  package static let firstBaseline = Guide(axis: .vertical, kind: .firstBaseline) { _, size in
    size.height
  }
  package static let lastBaseline = Guide(axis: .vertical, kind: .lastBaseline) { _, size in
    size.height
  }
}

/// A horizontal and a vertical guide.
package struct GuidePair: Sendable {
  package var horizontal: Guide
  package var vertical: Guide

  package static let center = GuidePair(horizontal: .centerX, vertical: .centerY)
  package static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

  package init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
