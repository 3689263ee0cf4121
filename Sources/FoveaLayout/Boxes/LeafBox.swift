import FoveaGeometry

/// Answers a leaf's questions about size: text, pictures, fields, shapes.
public protocol LeafSizing: AnyObject {
  func size(for proposal: Proposal) -> Size
  /// The distance from the top to the first and the last baseline; `nil` where there is no text.
  func baselines(in size: Size) -> (first: Double, last: Double)?
}

extension LeafSizing {
  /// No baselines: the answer of all that shows no text.
  public func baselines(in size: Size) -> (first: Double, last: Double)? { nil }
}

/// A box without children whose size somebody else knows.
public final class LeafBox: LayoutBox {
  private let sizing: any LeafSizing

  /// A box that keeps `sizing` and asks it for every size that is not cached.
  public init(_ sizing: any LeafSizing, in context: LayoutContext) {
    self.sizing = sizing
    super.init(in: context)
  }

  public override func measure(_ proposal: Proposal) -> Size { sizing.size(for: proposal) }
  public override func arrange() {}

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    switch guide.kind {
    case .firstBaseline: sizing.baselines(in: size)?.first
    case .lastBaseline: sizing.baselines(in: size)?.last
    case .edge, .custom: nil
    }
  }
}

/// A box that takes what it is offered: colours and shapes. Without an offer it is 10 × 10.
public final class FillBox: LayoutBox {
  public override func measure(_ proposal: Proposal) -> Size {
    proposal.resolved(with: Size(width: 10, height: 10))
  }
  public override func arrange() {}
}
