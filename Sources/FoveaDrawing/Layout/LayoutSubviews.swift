import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// A view as the layout around it sees it.
///
/// Sendable: boxes are asked during layout, on the main actor.
///
/// Source: SwiftUI `LayoutSubview`.
nonisolated public struct LayoutSubview: Equatable, @unchecked Sendable {
  let box: LayoutBox
  let placing: Placing

  /// Where `place` puts what it is told, while `placeSubviews` runs.
  final class Placing {
    var put: ((LayoutBox, FoveaGeometry.Point, Proposal) -> Void)?
  }

  /// The value that the view gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Higher ones are offered space first.
  public var priority: Double { box.layoutPriority }

  /// How large the view would be for a proposal, in points; asked again, the answer is looked up.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.size(for: proposal.proposal).cgSize
  }

  /// The size for a proposal with the alignment guides that it has in that size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(box: box, size: sizeThatFits(proposal))
  }

  /// The distance that the view prefers: none for a spacer, 8 points for all others.
  public var spacing: ViewSpacing { box.isSpacer ? .zero : ViewSpacing() }

  /// Puts a point of the view at a position; called from `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = box.size(for: proposal.proposal)
    let origin = FoveaGeometry.Point(
      x: Double(position.x) - size.width * Double(anchor.x),
      y: Double(position.y) - size.height * Double(anchor.y))
    placing.put?(box, origin, proposal.proposal)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.box === rhs.box }
}

/// The views that a layout arranges.
///
/// Source: SwiftUI `LayoutSubviews`.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// Views of a range are a collection of the same kind.
  public typealias SubSequence = LayoutSubviews
  /// One of the views.
  public typealias Element = LayoutSubview
  /// The place of a view, in the order in which the author wrote them.
  public typealias Index = Int

  let all: ArraySlice<LayoutSubview>
  /// The reading direction where the layout stands; positions are mirrored for it.
  public var layoutDirection: LayoutDirection

  /// The place of the first view; 0 but for a part of the views.
  public var startIndex: Int { all.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { all.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { all[index] }
  /// The views of a range, which keep their places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(all: all[bounds], layoutDirection: layoutDirection)
  }
  /// The views at some places, in the order given; there they are counted from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(all: ArraySlice(indices.map { all[$0] }), layoutDirection: layoutDirection)
  }

  var boxes: [LayoutBox] { all.map(\.box) }
}

/// Asks an author's layout on behalf of its box, and keeps the layout's cache.
final class LayoutEngine<L: Layout>: CustomArrangement {
  let layout: L
  private let placing = LayoutSubview.Placing()
  private var cache: L.Cache?
  private var isStale = false

  init(_ layout: L) { self.layout = layout }

  var axis: FoveaGeometry.Axis? { L.layoutProperties.stackOrientation?.geometry }

  func childrenChanged() { isStale = true }

  private func subviews(_ children: [LayoutBox], _ isRightToLeft: Bool = false) -> LayoutSubviews {
    LayoutSubviews(
      all: ArraySlice(children.map { LayoutSubview(box: $0, placing: placing) }),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func withCache<Result>(
    _ children: [LayoutBox], _ work: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews(children, children.first?.parent?.isRightToLeft ?? false)
    var cache: L.Cache
    if var known = self.cache {
      self.cache = nil
      if isStale { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isStale = false
    let result = work(subviews, &cache)
    self.cache = cache
    return result
  }

  func size(of children: [LayoutBox], for proposal: Proposal) -> FoveaGeometry.Size {
    withCache(children) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache
      ).points
    }
  }

  func arrange(_ children: [LayoutBox], in box: CustomBox) {
    placing.put = { [unowned box] child, origin, proposal in
      box.put(child, at: origin, proposal: proposal)
    }
    withCache(children) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: box.size.cgSize), proposal: ProposedViewSize(box.proposal),
        subviews: subviews, cache: &cache)
    }
    placing.put = nil
  }

  func value(
    of guide: Guide, in size: FoveaGeometry.Size, of children: [LayoutBox]
  ) -> Double? {
    withCache(children) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size.cgSize)
      let proposal = ProposedViewSize(size.cgSize)
      let found =
        guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      return found.map { Double($0) }
    }
  }
}

/// Views arranged by an author's layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LayoutNode(view.layout, view.content, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: LayoutNode<L, Content>.self).update(view.layout, view.content)
  }
}

package final class LayoutNode<L: Layout, Content: View>: ViewNode {
  private var layout: L
  private let custom: CustomBox

  init(_ layout: L, _ content: Content, in context: NodeContext) {
    self.layout = layout
    custom = CustomBox(in: context.tree.layout)
    super.init(in: context)
    setBox(custom, draws: true)
    custom.arrangement = layout.engine
    followLayoutDirection()
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  func update(_ layout: L, _ content: Content) {
    let isSame =
      (self.layout as? AnyLayout)?.isSame(as: layout) ?? areProvablyEqual(self.layout, layout)
    if !isSame { custom.arrangement = layout.engine }
    self.layout = layout
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
}

extension Layout {
  /// What asks this layout on behalf of a box.
  var engine: any CustomArrangement {
    (self as? AnyLayout)?.makeEngine() ?? LayoutEngine(self)
  }
}

/// A layout whose type is not told: the views inside keep their state when another one takes over.
///
/// Source: SwiftUI `AnyLayout`.
nonisolated public struct AnyLayout: Layout {
  fileprivate let layout: any Layout
  fileprivate let makeEngine: @Sendable () -> any CustomArrangement

  /// Hides the type of a layout, so that one can take another's place.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
    makeEngine = { layout.engine }
  }

  /// Whether another layout, wrapped or not, arranges in the same way.
  @MainActor fileprivate func isSame(as other: some Layout) -> Bool {
    func areSame<L: Layout>(_ layout: L) -> Bool {
      guard let other = (other as? AnyLayout)?.layout as? L else { return false }
      return areProvablyEqual(layout, other)
    }
    return areSame(layout)
  }

  /// The size by the layout inside, with a cache for this question alone.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    makeEngine().size(of: subviews.boxes, for: proposal.proposal).cgSize
  }

  /// Never called: boxes ask the layout inside.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    preconditionFailure("a box asks the layout inside, never the wrapper")
  }
}
