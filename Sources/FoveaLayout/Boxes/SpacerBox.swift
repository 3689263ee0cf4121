import FoveaGeometry

/// Space that grows along the axis of the stack around it, or along both where there is none.
public final class SpacerBox: LayoutBox {
  /// The least length in points, also where nothing is offered.
  public var minLength: Double { didSet { if minLength != oldValue { invalidate() } } }
  private var axis: Axis?

  /// Space that is never shorter than `minLength` points along the axis of its stack.
  public init(minLength: Double, in context: LayoutContext) {
    self.minLength = minLength
    super.init(in: context)
  }

  public override var isSpacer: Bool { true }
  /// A spacer takes what all others leave: a text beside it breaks only where its line is full.
  public override var layoutPriority: Double { -.infinity }
  public override func stacked(along axis: Axis?) { self.axis = axis }
  public override func arrange() {}

  public override func measure(_ proposal: Proposal) -> Size {
    func length(_ along: Axis) -> Double {
      if let axis, along != axis { return 0 }
      return max(minLength, proposal[along] ?? minLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}

/// A thin line across the stack around it.
public final class DividerBox: LayoutBox {
  private var axis: Axis = .vertical

  public override func stacked(along axis: Axis?) {
    self.axis = axis ?? .vertical
  }
  public override func arrange() {}

  public override func measure(_ proposal: Proposal) -> Size {
    var size = Size(width: 1, height: 1)
    size[axis.cross] = proposal[axis.cross] ?? 10
    return size
  }
}
