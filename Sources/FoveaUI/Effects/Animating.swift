import FoveaGraph

extension ViewNode {
  /// Moves a value to a new one: at once, or along the animation of the transaction under way.
  func animate(from start: Double, to end: Double, step: @escaping (Double) -> Void) {
    guard let animation = tree.transaction.animation, !values.accessibilityReduceMotion else {
      step(end)
      return
    }
    _ = tree.graph.clock.run(duration: animation.total, curve: animation.progress) { share in
      step(start + (end - start) * share)
    }
    tree.needsFrame()
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
