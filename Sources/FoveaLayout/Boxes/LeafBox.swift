import FoveaGeometry

/// Answers a leaf's questions about size: text, pictures, fields, shapes.
package protocol LeafSizing: AnyObject {
  func size(for proposal: Proposal) -> Size
  /// The distance from the top to the first and the last baseline; `nil` where there is no text.
  func baselines(in size: Size) -> (first: Double, last: Double)?
}

extension LeafSizing {
  package func baselines(in size: Size) -> (first: Double, last: Double)? { nil }
}

/// A box without children whose size somebody else knows.
package final class LeafBox: LayoutBox {
  private let sizing: any LeafSizing

  package init(_ sizing: any LeafSizing, in context: LayoutContext) {
    self.sizing = sizing
    super.init(in: context)
  }

  package override func measure(_ proposal: Proposal) -> Size { sizing.size(for: proposal) }
  package override func arrange() {}

  package override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    switch guide.kind {
    case .firstBaseline: sizing.baselines(in: size)?.first
    case .lastBaseline: sizing.baselines(in: size)?.last
    case .edge, .custom: nil
    }
  }
}

/// A box that takes what it is offered: colours and shapes. Without an offer it is 10 × 10.
package final class FillBox: LayoutBox {
  package override func measure(_ proposal: Proposal) -> Size {
    proposal.resolved(with: Size(width: 10, height: 10))
  }
  package override func arrange() {}
}
