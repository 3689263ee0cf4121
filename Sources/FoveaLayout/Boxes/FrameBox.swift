import FoveaGeometry

/// Bounds for the size of one child, and where the child lies in what is left.
public final class FrameBox: LayoutBox {
  /// The bounds along one axis; `nil` leaves a side to the child.
  public struct Limits: Sendable, Hashable {
    /// The least length in points.
    public var min: Double?
    /// The length in points where none is offered.
    public var ideal: Double?
    /// The greatest length in points; infinity takes all that is offered.
    public var max: Double?
    /// Whether the three are one fixed length.
    public var isFixed: Bool

    /// Leaves the axis to the child.
    public static let none = Limits(min: nil, ideal: nil, max: nil, isFixed: false)

    /// Bounds in points, of which any may be left out.
    public init(min: Double?, ideal: Double?, max: Double?, isFixed: Bool = false) {
      self.min = min
      self.ideal = ideal
      self.max = max
      self.isFixed = isFixed
    }

    /// One length that no proposal changes; `nil` leaves the axis to the child.
    public init(fixed length: Double?) {
      self.init(min: length, ideal: length, max: length, isFixed: length != nil)
    }
  }

  // Read and written in whole on the main actor only: no two accesses can overlap.
  /// The bounds from left to right.
  @exclusivity(unchecked) public private(set) var width: Limits
  /// The bounds from top to bottom.
  @exclusivity(unchecked) public private(set) var height: Limits
  /// Where the child lies in what is left around it.
  @exclusivity(unchecked) public private(set) var alignment: GuidePair

  /// A frame round its first child.
  public init(
    width: Limits, height: Limits, alignment: GuidePair, in context: LayoutContext
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(in: context)
  }

  /// Takes other bounds, and asks for a layout where something is different.
  public func set(width: Limits, height: Limits, alignment: GuidePair) {
    let isSame =
      width == self.width && height == self.height
      && alignment.horizontal === self.alignment.horizontal
      && alignment.vertical === self.alignment.vertical
    if isSame { return }
    (self.width, self.height, self.alignment) = (width, height, alignment)
    invalidate()
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    func clamp(_ value: Double?, _ limits: Limits) -> Double? {
      if limits.isFixed { return limits.min }
      guard let value = value ?? limits.ideal else { return nil }
      return Swift.max(limits.min ?? 0, Swift.min(value, limits.max ?? .infinity))
    }
    return Proposal(width: clamp(proposal.width, width), height: clamp(proposal.height, height))
  }

  public override func measure(_ proposal: Proposal) -> Size {
    let inner = children.first?.size(for: offer(proposal)) ?? .zero
    func length(_ limits: Limits, _ offered: Double?, _ child: Double) -> Double {
      if limits.isFixed { return limits.min ?? child }
      guard limits.min != nil || limits.max != nil else {
        return offered == nil ? limits.ideal ?? child : child
      }
      // A side without a bound of its own ends at the child.
      let low = limits.min ?? Swift.min(child, limits.max ?? .infinity)
      let high = limits.max ?? Swift.max(child, limits.min ?? 0)
      guard let wanted = offered ?? limits.ideal else {
        return Swift.max(low, Swift.min(child, high))
      }
      let result = Swift.max(low, Swift.min(wanted, high))
      return result
    }
    return Size(
      width: length(width, proposal.width, inner.width),
      height: length(height, proposal.height, inner.height))
  }

  public override func arrange() {
    guard let child = children.first else { return }
    place(child, at: position(of: child, in: size), proposal: innerProposal)
  }

  private var innerProposal: Proposal { offer(proposal) }

  private func position(of child: LayoutBox, in size: Size) -> Point {
    let inner = child.size(for: innerProposal)
    return Point(
      x: alignment.horizontal.defaultValue(self, size)
        - child.value(of: alignment.horizontal, in: inner),
      y: alignment.vertical.defaultValue(self, size)
        - child.value(of: alignment.vertical, in: inner))
  }

  public override func explicitValue(of guide: Guide, in size: Size) -> Double? {
    guard let child = children.first else { return nil }
    let inner = child.size(for: offer(Proposal(size)))
    guard let value = child.explicitValue(of: guide, in: inner) else { return nil }
    let origin = Point(
      x: alignment.horizontal.defaultValue(self, size)
        - child.value(of: alignment.horizontal, in: inner),
      y: alignment.vertical.defaultValue(self, size)
        - child.value(of: alignment.vertical, in: inner))
    return value + (guide.axis == .horizontal ? origin.x : origin.y)
  }
}
