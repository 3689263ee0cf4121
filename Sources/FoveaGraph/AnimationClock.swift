/// Running animations and the time that a surface or a test hands in.
public final class AnimationClock {
  /// A running animation: told how far it is, from 0 to 1, until it is over.
  public final class Run {
    let start: Double
    let duration: Double
    let curve: (Double) -> Double
    let step: (Double) -> Void
    let finish: () -> Void
    var isCancelled = false

    init(
      start: Double, duration: Double, curve: @escaping (Double) -> Double,
      step: @escaping (Double) -> Void, finish: @escaping () -> Void
    ) {
      self.start = start
      self.duration = duration
      self.curve = curve
      self.step = step
      self.finish = finish
    }

    /// Ends the run where it stands; its completion is not called.
    public func cancel() { isCancelled = true }
  }

  /// Seconds since the session began.
  public private(set) var now: Double = 0
  private var runs: [Run] = []

  /// Whether a surface has to ask for further frames.
  public var isRunning: Bool { !runs.isEmpty }

  /// Begins an animation at the present time.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less steps to the end with the next advance.
  ///   - curve: maps the share of time that is over to the share of the way.
  public func run(
    duration: Double, curve: @escaping (Double) -> Double, step: @escaping (Double) -> Void,
    finish: @escaping () -> Void = {}
  ) -> Run {
    let run = Run(start: now, duration: duration, curve: curve, step: step, finish: finish)
    runs.append(run)
    return run
  }

  /// Moves the clock to a time in seconds; it never goes back.
  public func advance(to time: Double) {
    now = max(now, time)
    guard !runs.isEmpty else { return }
    let current = runs
    for run in current where !run.isCancelled {
      let share = run.duration > 0 ? min(1, (now - run.start) / run.duration) : 1
      run.step(share >= 1 ? 1 : run.curve(share))
      if share >= 1 {
        run.isCancelled = true
        run.finish()
      }
    }
    runs.removeAll(where: \.isCancelled)
  }
}
