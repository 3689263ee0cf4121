import Foundation

extension Path {
  /// A corner of a rectangle, clockwise from the top left.
  enum Corner { case topLeft, topRight, bottomRight, bottomLeft }

  /// How far the control points of a quarter circle lie from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle whose corners are quarter ellipses.
  mutating func addCorners(in rect: CGRect, size: (Corner) -> CGSize) {
    func fitting(_ corner: Corner) -> CGSize {
      let size = size(corner)
      return CGSize(
        width: max(0, min(size.width, rect.width / 2)),
        height: max(0, min(size.height, rect.height / 2)))
    }
    let (a, b, c, d) = (
      fitting(.topLeft), fitting(.topRight), fitting(.bottomRight), fitting(.bottomLeft)
    )
    let k = 1 - Self.quarter
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left + a.width, y: top))
    addLine(to: CGPoint(x: right - b.width, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + b.height),
      control1: CGPoint(x: right - b.width * k, y: top),
      control2: CGPoint(x: right, y: top + b.height * k))
    addLine(to: CGPoint(x: right, y: bottom - c.height))
    addCurve(
      to: CGPoint(x: right - c.width, y: bottom),
      control1: CGPoint(x: right, y: bottom - c.height * k),
      control2: CGPoint(x: right - c.width * k, y: bottom))
    addLine(to: CGPoint(x: left + d.width, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - d.height),
      control1: CGPoint(x: left + d.width * k, y: bottom),
      control2: CGPoint(x: left, y: bottom - d.height * k))
    addLine(to: CGPoint(x: left, y: top + a.height))
    addCurve(
      to: CGPoint(x: left + a.width, y: top),
      control1: CGPoint(x: left, y: top + a.height * k),
      control2: CGPoint(x: left + a.width * k, y: top))
    closeSubpath()
  }

  /// Adds a rectangle whose corners are quarter ellipses, at most half a side long; the style
  /// changes nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.addCorners(in: rect) { _ in cornerSize }
    addPath(path, transform: transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle, clockwise from the top.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addCorners(in: rect) { _ in CGSize(width: rect.width / 2, height: rect.height / 2) }
    addPath(path, transform: transform)
  }

  /// Adds an arc of a circle, after a line to its beginning where the path has begun.
  ///
  /// - Parameter clockwise: in a plane whose y axis points up, as Apple has it: on screen `true`
  ///   goes against the clock.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Adds an arc of a circle by the angle that it covers.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = delta.radians
    guard sweep.isFinite, startAngle.radians.isFinite, abs(sweep) < 1000 else { return }
    func spot(_ angle: Double, _ distance: Double = 1) -> CGPoint {
      CGPoint(
        x: center.x + radius * distance * cos(angle), y: center.y + radius * distance * sin(angle))
    }
    let pieces = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4)
    var angle = startAngle.radians
    let start = spot(angle).applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for _ in 0..<pieces {
      let next = angle + step
      let (from, to) = (spot(angle), spot(next))
      let r = Double(radius)
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - reach * r * sin(angle), y: from.y + reach * r * cos(angle))
          .applying(transform),
        control2: CGPoint(x: to.x + reach * r * sin(next), y: to.y - reach * r * cos(next))
          .applying(transform))
      angle = next
    }
  }

  /// Adds a line towards a corner and an arc that rounds it on the way to another point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: tangent1End.applying(transform)) }
    func unit(_ end: CGPoint) -> (x: Double, y: Double)? {
      let (x, y) = (end.x - tangent1End.x, end.y - tangent1End.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length) : nil
    }
    guard let back = unit(start), let on = unit(tangent2End) else {
      return addLine(to: tangent1End.applying(transform))
    }
    let cosine = max(-1, min(1, back.x * on.x + back.y * on.y))
    let half = acos(cosine) / 2
    guard sin(half) > 1e-9, abs(cosine) < 1 - 1e-12 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let distance = Double(radius) / tan(half)
    func along(_ way: (x: Double, y: Double), _ distance: Double) -> CGPoint {
      CGPoint(x: tangent1End.x + way.x * distance, y: tangent1End.y + way.y * distance)
    }
    let (from, to) = (along(back, distance), along(on, distance))
    let reach = Double(radius) * 4 / 3 * tan((Double.pi - 2 * half) / 4)
    addLine(to: from.applying(transform))
    addCurve(
      to: to.applying(transform), control1: along(back, distance - reach).applying(transform),
      control2: along(on, distance - reach).applying(transform))
  }
}
