import FoveaLayout
import Foundation

/// Arranges views side by side, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `HStackLayout`.
@frozen nonisolated public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var rule: StackPlan.Rule {
    StackPlan.Rule(
      axis: .horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.size(by: rule, for: proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.place(by: rule, in: bounds, proposal: proposal) }
}

/// Arranges views one below the other, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `VStackLayout`.
@frozen nonisolated public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var rule: StackPlan.Rule {
    StackPlan.Rule(
      axis: .vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.size(by: rule, for: proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.place(by: rule, in: bounds, proposal: proposal) }
}

/// Arranges views on top of each other, as a layout that can be exchanged for another one.
///
/// Source: SwiftUI `ZStackLayout`.
@frozen nonisolated public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    DepthPlan(subviews.boxes, by: alignment.pair, for: proposal.proposal).size.cgSize
  }

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
