import Foundation

/// How a change moves from the old value to the new one.
///
/// Source: SwiftUI `Animation`. A terminal shows the steps that its frames allow.
nonisolated public struct Animation: Sendable, Hashable {
  enum Curve: Hashable, Sendable {
    case linear
    case bezier(Double, Double, Double, Double)
    case spring(response: Double, damping: Double)
  }

  // Every binding has room for an animation and hardly any has one: what it says stands apart.
  private let motion: Motion

  private struct Values: Hashable, Sendable {
    var curve: Curve
    var duration: Double
    var delay = 0.0
    var speed = 1.0
  }

  private final class Motion: Hashable, Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
    static func == (lhs: Motion, rhs: Motion) -> Bool { lhs.values == rhs.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  private init(_ values: Values) { motion = Motion(values) }

  private init(curve: Curve, duration: Double) {
    self.init(Values(curve: curve, duration: duration))
  }

  var curve: Curve { motion.values.curve }
  var duration: Double { motion.values.duration }
  var delay: Double { motion.values.delay }
  var speed: Double { motion.values.speed }

  /// `easeInOut`: what `withAnimation` uses where none is named.
  public static let `default` = easeInOut(duration: 0.35)
  /// The same speed all the way, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Starts slowly and ends at full speed, after 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Starts at full speed and ends slowly, after 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly, within 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// The spring with the usual response and damping: it swings a little past the end.
  public static let spring = spring()
  /// A spring that swings visibly past the end, at rest after a second.
  public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
  /// A spring that does not swing, at rest after a second.
  public static let smooth = spring(response: 0.5, dampingFraction: 1)
  /// A spring that hardly swings, at rest after a second.
  public static let snappy = spring(response: 0.5, dampingFraction: 0.85)

  /// The same speed all the way, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .linear, duration: duration)
  }
  /// Starts slowly and ends at full speed, after so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Starts at full speed and ends slowly, after so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Starts and ends slowly, within so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Follows the cubic curve from (0, 0) to (1, 1) with two control points, time to the right.
  ///
  /// - Parameter duration: in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// Moves as on a spring, at rest after two responses.
  ///
  /// - Parameters:
  ///   - response: seconds; the shorter, the stiffer the spring.
  ///   - dampingFraction: 1 and more do not swing; the nearer to 0, the longer the spring does.
  ///   - blendDuration: changes nothing here.
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: response, damping: dampingFraction), duration: response * 2)
  }
  /// A stiff spring for what follows the user, at rest after two responses; both times are in
  /// seconds.
  ///
  /// - Parameter blendDuration: changes nothing here.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Waits so many seconds before the change begins; delays add up, and a later `speed` shortens
  /// them.
  public func delay(_ delay: TimeInterval) -> Animation {
    var values = motion.values
    values.delay += delay
    return Animation(values)
  }

  /// Plays so many times as fast, the delay included; factors multiply.
  public func speed(_ speed: Double) -> Animation {
    var values = motion.values
    values.speed *= speed
    return Animation(values)
  }

  /// Seconds from the change to rest.
  package var total: Double { (delay + duration) / max(speed, 0.001) }

  /// The share of the way after a share of the total time; both 0 … 1.
  package func progress(at share: Double) -> Double {
    let time = share * (delay + duration) - delay
    guard time > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
    let x = min(1, time / duration)
    switch curve {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      return Bezier(x1: x1, y1: y1, x2: x2, y2: y2).y(at: x)
    case .spring(_, let damping):
      if x >= 1 { return 1 }
      let omega = 2 * Double.pi * 2
      let decay = exp(-damping * omega * x)
      if damping >= 1 { return 1 - decay * (1 + omega * x) }
      let swing = omega * (1 - damping * damping).squareRoot()
      return 1 - decay * (cos(swing * x) + damping * omega / swing * sin(swing * x))
    }
  }
}

/// A timing curve from (0, 0) to (1, 1).
private struct Bezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  private func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The height over x, found by halving: 30 steps are exact to a billionth.
  func y(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }
}
