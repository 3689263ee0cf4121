import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// Identifies an author's own alignment guide.
///
/// Source: SwiftUI `AlignmentID`.
public protocol AlignmentID {
  /// Where the guide lies in a view that says nothing about it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and its alignment guides.
nonisolated public struct ViewDimensions: Equatable {
  let box: LayoutBox
  let size: CGSize

  /// The view's width, in points.
  public var width: CGFloat { size.width }
  /// The view's height, in points.
  public var height: CGFloat { size.height }

  /// Where a guide lies, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.guide) }
  /// Where a guide lies, in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.guide) }
  /// Where a guide lies if the view or one inside says so; `nil` where only the default is left.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }
  /// Where a guide lies if the view or one inside says so; `nil` where only the default is left.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private func value(_ guide: Guide) -> CGFloat {
    box.value(of: guide, in: size.points)
  }
  private func explicit(_ guide: Guide) -> CGFloat? {
    box.explicitValue(of: guide, in: size.points).map { CGFloat($0) }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box && lhs.size == rhs.size
  }
}

/// Makes one guide for each `AlignmentID`, so that two alignments of one id are the same line.
private enum Guides {
  nonisolated(unsafe) private static var made: [Key: Guide] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    let id: ObjectIdentifier
    let isHorizontal: Bool
  }

  // The table is only touched under the lock.
  static func guide(for id: any AlignmentID.Type, horizontal: Bool) -> Guide {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(id: ObjectIdentifier(id), isHorizontal: horizontal)
    if let known = made[key] { return known }
    let identifier = UncheckedType(type: id)
    let guide = Guide(axis: horizontal ? .horizontal : .vertical) { box, size in
      let dimensions = ViewDimensions(box: box, size: size.cgSize)
      return Double(identifier.type.defaultValue(in: dimensions))
    }
    made[key] = guide
    return guide
  }

  /// A metatype is immutable.
  private struct UncheckedType: @unchecked Sendable {
    let type: any AlignmentID.Type
  }
}

/// A vertical line along which views are aligned: leading, trailing, or an author's own.
nonisolated public struct HorizontalAlignment: Equatable, Sendable {
  package let guide: Guide

  /// The line that `id` stands for; two of one `id` are equal.
  public init(_ id: any AlignmentID.Type) { guide = Guides.guide(for: id, horizontal: true) }

  init(guide: Guide) { self.guide = guide }

  /// The side at which reading begins.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// Half way between leading and trailing.
  public static let center = HorizontalAlignment(guide: .centerX)
  /// The side at which lines of reading end.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.guide === rhs.guide }
}

/// A horizontal line along which views are aligned: top, a baseline, or an author's own.
nonisolated public struct VerticalAlignment: Equatable, Sendable {
  package let guide: Guide

  /// The line that `id` stands for; two of one `id` are equal.
  public init(_ id: any AlignmentID.Type) { guide = Guides.guide(for: id, horizontal: false) }

  init(guide: Guide) { self.guide = guide }

  /// The upper side.
  public static let top = VerticalAlignment(guide: .top)
  /// Half way between top and bottom.
  public static let center = VerticalAlignment(guide: .centerY)
  /// The lower side.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first text inside; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
  /// The baseline of the last text inside; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.guide === rhs.guide }
}

/// An alignment on both axes.
nonisolated public struct Alignment: Equatable, Sendable {
  /// Where views lie from left to right.
  public var horizontal: HorizontalAlignment
  /// Where views lie from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment made of any two lines.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle both ways.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner at which reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner at which lines of reading end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner at which reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner at which lines of reading end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle, on the baseline of the first text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle, on the baseline of the last text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side, on the baseline of the first text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side, on the baseline of the last text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side, on the baseline of the first text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side, on the baseline of the last text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  package var pair: GuidePair { GuidePair(horizontal: horizontal.guide, vertical: vertical.guide) }
}

extension View {
  /// Says where a guide lies in this view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.guide, compute: computeValue))
  }

  /// Says where a guide lies in this view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.guide, compute: computeValue))
  }
}

nonisolated struct AlignmentGuideModifier: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let guide: Guide
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func attach(to node: ModifierNode<Self>) {
    let box = GuideBox(guide, in: node.tree.layout) { [weak node] box, size in
      MainActor.assumeIsolated { node.map { $0.modifier.value(in: box, size, at: $0) } ?? 0 }
    }
    node.setBox(box, draws: false)
  }

  /// Where the guide lies; the layout asks again when something that the closure read has changed.
  @MainActor private func value(
    in box: LayoutBox, _ size: FoveaGeometry.Size, at node: ModifierNode<Self>
  ) -> Double {
    node.tracking { Double(compute(ViewDimensions(box: box, size: size.cgSize))) }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { refresh(node) }

  /// The box tells the layout, also where the guide is the same: it may lie elsewhere.
  @MainActor func refresh(_ node: ModifierNode<Self>) { (node.box as? GuideBox)?.guide = guide }
}
