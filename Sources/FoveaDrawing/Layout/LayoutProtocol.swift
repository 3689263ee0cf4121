import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// A way to arrange views that an author defines.
///
///     struct Diagonal: Layout { func sizeThatFits(…) …; func placeSubviews(…) … }
///     Diagonal { Text("a"); Text("b") }
///
/// Source: SwiftUI `Layout`.
public protocol Layout: Sendable {
  static var layoutProperties: LayoutProperties { get }
  /// What is computed once for several questions about the same views.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distance that the whole prefers to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places each subview by `place(at:anchor:proposal:)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// Says nothing: spacers and dividers inside turn along no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distance that one of the views prefers.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Leaves the guide to its default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to its default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// The views, arranged by this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache, for layouts that compute everything each time.
  public func makeCache(subviews: Self.Subviews) {}
}

/// What a layout says about itself.
///
/// Source: SwiftUI `LayoutProperties`.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers turn; `nil` for none.
  public var stackOrientation: Axis?

  /// Says nothing: spacers and dividers turn along no axis.
  public init() {}
}

/// The size that a container offers; `nil` asks for the ideal one.
///
/// Source: SwiftUI `ProposedViewSize`.
@frozen nonisolated public struct ProposedViewSize: Equatable, Sendable {
  /// Points offered from left to right; `nil` where nothing is said.
  public var width: CGFloat?
  /// Points offered from top to bottom; `nil` where nothing is said.
  public var height: CGFloat?

  /// Asks how small the view can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Says nothing: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks how large the view can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// What is offered along each axis, in points; `nil` offers nothing.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly this size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offered size; 10 by 10, or what is given, where none is specified.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// The distances that a view prefers to its neighbours.
///
/// Source: SwiftUI `ViewSpacing`; here one distance for all sides: 8 points, none for spacers.
nonisolated public struct ViewSpacing: Sendable {
  private var length: CGFloat

  /// Prefers to touch its neighbours, as a spacer does.
  public static let zero = ViewSpacing(length: 0)

  /// Prefers 8 points to each neighbour.
  public init() { length = 8 }

  init(length: CGFloat) { self.length = length }

  /// Takes the larger of two distances; which edges are named matters only where none is.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isEmpty { length = max(length, other.length) }
  }

  /// The larger of two distances; which edges are named matters only where none is.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance to a neighbour along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(length, next.length)
  }
}

/// A value that a view gives the layout around it.
///
/// Source: SwiftUI `LayoutValueKey`.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Gives the layout around a value, which it finds by `subview[key]`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValue(key: ObjectIdentifier(key), value: value))
  }
}

nonisolated struct LayoutValue<Value>: NodeModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let value: Value

  @MainActor func attach(to node: ModifierNode<Self>) {
    let box = TraitBox(in: node.tree.layout)
    box.values = [key: value]
    node.setBox(box, draws: false)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if old.key == key && areProvablyEqual(old.value, value) { return }
    (node.box as? TraitBox)?.values = [key: value]
  }
}
