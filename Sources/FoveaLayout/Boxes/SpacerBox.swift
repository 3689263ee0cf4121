import FoveaGeometry

/// Space that grows along the axis of the stack around it, or along both where there is none.
package final class SpacerBox: LayoutBox {
  package var minLength: Double { didSet { if minLength != oldValue { invalidate() } } }
  private var axis: Axis?

  package init(minLength: Double, in context: LayoutContext) {
    self.minLength = minLength
    super.init(in: context)
  }

  package override var isSpacer: Bool { true }
  package override func stacked(along axis: Axis?) { self.axis = axis }
  package override func arrange() {}

  package override func measure(_ proposal: Proposal) -> Size {
    func length(_ along: Axis) -> Double {
      if let axis, along != axis { return 0 }
      return max(minLength, proposal[along] ?? minLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}

/// A thin line across the stack around it.
package final class DividerBox: LayoutBox {
  private var axis: Axis = .vertical

  package override func stacked(along axis: Axis?) {
    self.axis = axis ?? .vertical
  }
  package override func arrange() {}

  package override func measure(_ proposal: Proposal) -> Size {
    var size = Size(width: 1, height: 1)
    size[axis.cross] = proposal[axis.cross] ?? 10
    return size
  }
}
