import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// Rows of views whose columns line up.
///
///     Grid {
///       GridRow { Text("Name"); TextField("", text: $name) }
///       Divider()
///       GridRow { Text("City"); TextField("", text: $city) }
///     }
///
/// A column is as wide as its widest cell. A view that is no row takes all columns.
///
/// Source: SwiftUI `Grid`.
@frozen nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never
  let layout: GridLayout
  let content: Content

  /// A grid of the rows in `content`.
  ///
  /// - Parameters:
  ///   - alignment: where a cell lies in its place, unless the cell, row or column says otherwise.
  ///   - horizontalSpacing: points between columns; `nil` for 8.
  ///   - verticalSpacing: points between rows; `nil` for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    GridNode(view.layout, view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: GridNode<Content>.self).update(view.layout, view.content)
  }
}

package final class GridNode<Content: View>: ViewNode {
  private let grid: GridBox
  private var layout: GridLayout

  init(_ layout: GridLayout, _ content: Content, in context: NodeContext) {
    grid = GridBox(layout.rule, in: context.tree.layout)
    self.layout = layout
    super.init(in: context)
    setBox(grid, draws: true)
    followLayoutDirection()
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  func update(_ layout: GridLayout, _ content: Content) {
    if layout != self.layout { grid.rule = layout.rule }
    self.layout = layout
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
}

/// How a grid arranges its rows, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `GridLayout`.
@frozen nonisolated public struct GridLayout: Layout, Equatable {
  /// Where a cell lies in its place, unless the cell, its row or its column says otherwise.
  public var alignment: Alignment
  /// Points between columns; `nil` for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` for 8.
  public var verticalSpacing: CGFloat?

  /// A grid's arrangement by itself, for `AnyLayout` and for calls with views.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var rule: GridPlan.Rule {
    GridPlan.Rule(
      alignment: alignment.pair, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }

  /// The size of all lines and the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { GridPlan(subviews.boxes, by: rule, for: proposal.proposal).size.cgSize }

  /// Puts each row, or view that is no row, in its line; the line is as wide as the whole.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = GridPlan(subviews.boxes, by: rule, for: proposal.proposal)
    for (index, subview) in zip(0..., subviews) {
      let line = plan.lines[index]
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + line.start),
        proposal: ProposedViewSize(width: bounds.width, height: line.length))
    }
  }
}

/// One row of a `Grid`.
///
/// Source: SwiftUI `GridRow`.
@frozen nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// The cells of a row from leading to trailing.
  ///
  /// - Parameter alignment: how they stand in the row; `nil` leaves it to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    GridRowNode(view.alignment?.guide, view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: GridRowNode<Content>.self).update(view.alignment?.guide, view.content)
  }
}

package final class GridRowNode<Content: View>: ViewNode {
  private let row: GridRowBox

  init(_ alignment: Guide?, _ content: Content, in context: NodeContext) {
    row = GridRowBox(alignment: alignment, in: context.tree.layout)
    super.init(in: context)
    setBox(row, draws: true)
    followLayoutDirection()
    adopt([Content._makeNode(content, in: childContext)])
    refreshBoxes()
  }

  func update(_ alignment: Guide?, _ content: Content) {
    row.alignment = alignment
    if let child = children.first { Content._updateNode(content, child) }
  }

  package override func graphChanged() { followLayoutDirection() }
}

extension View {
  /// Lets a cell take several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutValue(key: ObjectIdentifier(GridTrait.Columns.self), value: count))
  }

  /// Puts a point of the cell at the same point of its place in the grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(
      LayoutValue(
        key: ObjectIdentifier(GridTrait.Anchor.self),
        value: FoveaGeometry.Point(x: Double(anchor.x), y: Double(anchor.y))))
  }

  /// Aligns the whole column of the cell.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutValue(key: ObjectIdentifier(GridTrait.ColumnAlignment.self), value: guide.guide))
  }

  /// Keeps the cell from making its column wider or its row taller.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var set: Set<FoveaGeometry.Axis> = []
    if axes.contains(.horizontal) { set.insert(.horizontal) }
    if axes.contains(.vertical) { set.insert(.vertical) }
    return modifier(LayoutValue(key: ObjectIdentifier(GridTrait.UnsizedAxes.self), value: set))
  }
}
