import FoveaGeometry
import FoveaGraph
import FoveaNode
import FoveaScene

/// A running animation; cancelled when the next change takes over.
package typealias Motion = AnimationClock.Run

extension ViewNode {
  /// The animation of the change under way; `nil` where it shows at once.
  var animationNow: Animation? {
    let transaction = tree.transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations,
      !values.accessibilityReduceMotion
    else { return nil }
    return animation
  }

  var isAnimated: Bool { animationNow != nil }

  /// Walks from 0 to 1 along the animation of the change under way, or goes to 1 at once.
  ///
  /// - Returns: the running animation, for the next change to cancel.
  func animateShare(_ step: @escaping (Double) -> Void) -> Motion? {
    guard let animation = animationNow else {
      step(1)
      return nil
    }
    let motion = tree.graph.clock.run(
      duration: animation.total, curve: animation.progress, step: step)
    tree.needsFrame()
    return motion
  }
}

/// A value on its way to another one.
@MainActor
final class Moving<Value> {
  /// What shows now.
  private(set) var shown: Value
  /// What shows at the end.
  private(set) var target: Value
  private var motion: Motion?
  private let mix: (Value, Value, Double) -> Value

  init(_ value: Value, mix: @escaping (Value, Value, Double) -> Value) {
    shown = value
    target = value
    self.mix = mix
  }

  /// Moves to a value: at once, or along the animation of the change under way on `node`.
  func move(to end: Value, on node: ViewNode, show: @escaping (Value) -> Void) {
    motion?.cancel()
    let start = shown
    target = end
    motion = node.animateShare { [weak self] share in
      guard let self else { return }
      shown = share >= 1 ? end : mix(start, end, share)
      show(shown)
    }
  }
}

extension Moving where Value == Double {
  convenience init(_ value: Double) {
    self.init(value) { $0 + ($1 - $0) * $2 }
  }
}

extension Moving where Value == Point {
  convenience init(_ value: Point) {
    self.init(value) { Point(x: $0.x + ($1.x - $0.x) * $2, y: $0.y + ($1.y - $0.y) * $2) }
  }
}

extension Paint {
  /// A paint between two: colours pass into each other, anything else changes at the end.
  func mixed(with other: Paint, share: Double) -> Paint {
    guard case .color(let start) = self, case .color(let end) = other else { return other }
    func part(_ from: Float, _ to: Float) -> Float { from + (to - from) * Float(share) }
    return .color(
      RGBA(
        red: part(start.red, end.red), green: part(start.green, end.green),
        blue: part(start.blue, end.blue), alpha: part(start.alpha, end.alpha)))
  }
}

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the person asked for fewer animations: changes then show at once.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
