import FoveaLayout
import Foundation

/// Arranges views side by side, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `HStackLayout`.
@frozen nonisolated public struct HStackLayout: Layout {
  /// The line from left to right that all views have in common.
  public var alignment: VerticalAlignment
  /// Points between two views; `nil` for 8, and none beside a spacer.
  public var spacing: CGFloat?

  /// A row's arrangement by itself, for `AnyLayout` and for calls with views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers turn as in a row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var rule: StackPlan.Rule {
    StackPlan.Rule(
      axis: .horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  /// The width of all views and the height that they need once they are aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.size(by: rule, for: proposal) }

  /// Shares the width out and puts the views from leading to trailing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.place(by: rule, in: bounds, proposal: proposal) }
}

/// Arranges views one below the other, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `VStackLayout`.
@frozen nonisolated public struct VStackLayout: Layout {
  /// The line from top to bottom that all views have in common.
  public var alignment: HorizontalAlignment
  /// Points between two views; `nil` for 8, and none beside a spacer.
  public var spacing: CGFloat?

  /// A column's arrangement by itself, for `AnyLayout` and for calls with views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers turn as in a column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var rule: StackPlan.Rule {
    StackPlan.Rule(
      axis: .vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  /// The height of all views and the width that they need once they are aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.size(by: rule, for: proposal) }

  /// Shares the height out and puts the views from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.place(by: rule, in: bounds, proposal: proposal) }
}

/// Arranges views on top of each other, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `ZStackLayout`.
@frozen nonisolated public struct ZStackLayout: Layout {
  /// The two lines that all views have in common.
  public var alignment: Alignment

  /// A pile's arrangement by itself, for `AnyLayout` and for calls with views.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The smallest size that holds all views once they are aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    DepthPlan(subviews.boxes, by: alignment.pair, for: proposal.proposal).size.cgSize
  }

  /// Offers each view the whole space and aligns them; the first lies furthest behind.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = DepthPlan(subviews.boxes, by: alignment.pair, for: proposal.proposal)
    for (subview, origin) in zip(subviews, plan.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

extension LayoutSubviews {
  fileprivate func size(by rule: StackPlan.Rule, for proposal: ProposedViewSize) -> CGSize {
    StackPlan(boxes, by: rule, for: proposal.proposal).size.cgSize
  }

  fileprivate func place(
    by rule: StackPlan.Rule, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    let plan = StackPlan(boxes, by: rule, for: proposal.proposal)
    for (index, subview) in zip(0..., self) {
      let origin = plan.origin(of: index)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(plan.proposal(of: index)))
    }
  }
}
