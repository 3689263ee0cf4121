import FoveaGeometry
import FoveaLayout

/// A leaf with a least, an ideal and a greatest size.
final class Leaf: LeafSizing {
  let box: LayoutBox
  private let sizing: Sizing

  final class Sizing: LeafSizing {
    var least: Size
    var ideal: Size
    var most: Size
    var baseline: Double?

    init(least: Size, ideal: Size, most: Size) {
      (self.least, self.ideal, self.most) = (least, ideal, most)
    }

    func size(for proposal: Proposal) -> Size {
      func length(_ axis: Axis) -> Double {
        guard let offer = proposal[axis] else { return ideal[axis] }
        return max(least[axis], min(offer, most[axis]))
      }
      return Size(width: length(.horizontal), height: length(.vertical))
    }

    func baselines(in size: Size) -> (first: Double, last: Double)? {
      baseline.map { ($0, $0) }
    }
  }

  init(least: Size, ideal: Size, most: Size, in context: LayoutContext) {
    sizing = Sizing(least: least, ideal: ideal, most: most)
    box = LeafBox(sizing, in: context)
  }

  /// A leaf that is always as large.
  convenience init(_ width: Double, _ height: Double, in context: LayoutContext) {
    let size = Size(width: width, height: height)
    self.init(least: size, ideal: size, most: size, in: context)
  }

  func size(for proposal: Proposal) -> Size { sizing.size(for: proposal) }

  var baseline: Double? {
    get { sizing.baseline }
    set {
      sizing.baseline = newValue
      box.invalidate()
    }
  }

  func resize(_ width: Double, _ height: Double) {
    let size = Size(width: width, height: height)
    (sizing.least, sizing.ideal, sizing.most) = (size, size, size)
    box.invalidate()
  }

  func resize(least: Size, ideal: Size, most: Size) {
    (sizing.least, sizing.ideal, sizing.most) = (least, ideal, most)
    box.invalidate()
  }
}

/// A window of boxes.
final class Paper {
  let context = LayoutContext()
  let root: RootBox

  init(_ width: Double, _ height: Double, safeArea: Rect? = nil) {
    root = RootBox(in: context)
    let size = Size(width: width, height: height)
    root.resize(to: size, safeArea: safeArea ?? Rect(origin: .zero, size: size))
  }

  func show(_ box: LayoutBox) {
    root.setChildren([box])
    context.settle()
  }

  func leaf(_ width: Double, _ height: Double) -> Leaf { Leaf(width, height, in: context) }

  /// A leaf that takes all it is offered, down to nothing.
  func filler(ideal: Double = 10) -> Leaf {
    Leaf(
      least: .zero, ideal: Size(width: ideal, height: ideal),
      most: Size(width: .infinity, height: .infinity), in: context)
  }

  func row(
    _ boxes: [LayoutBox], alignment: Guide = .centerY, spacing: Double? = 0
  ) -> StackBox { stack(.horizontal, boxes, alignment, spacing) }

  func column(
    _ boxes: [LayoutBox], alignment: Guide = .centerX, spacing: Double? = 0
  ) -> StackBox { stack(.vertical, boxes, alignment, spacing) }

  private func stack(
    _ axis: Axis, _ boxes: [LayoutBox], _ alignment: Guide, _ spacing: Double?
  ) -> StackBox {
    let stack = StackBox(axis: axis, alignment: alignment, spacing: spacing, in: context)
    stack.setChildren(boxes)
    return stack
  }

  func frame(
    _ box: LayoutBox, width: FrameBox.Limits = .none, height: FrameBox.Limits = .none,
    alignment: GuidePair = .center
  ) -> FrameBox {
    let frame = FrameBox(width: width, height: height, alignment: alignment, in: context)
    frame.setChildren([box])
    return frame
  }

  func around(_ box: LayoutBox, _ outer: LayoutBox) -> LayoutBox {
    outer.setChildren([box])
    return outer
  }
}

/// "x y width height" of a rectangle, to a tenth of a point.
func text(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { value in
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }.joined(separator: " ")
}

extension LayoutBox {
  var place: String { text(absoluteFrame) }
}

extension LayoutContext {
  /// Updates until nothing is dirty.
  func settle() { while !isClean { update() } }
}
