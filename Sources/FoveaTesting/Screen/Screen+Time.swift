import FoveaRuntime

extension Screen {
  /// Moves the test's clock; animations and what sleeps follow, sixty frames a second while some run.
  ///
  /// Tasks that the interface has started wake when their time has come, and go on with
  /// `await screen.settle()`. Those that sleep again meanwhile want `await screen.wait(seconds)`.
  public func advance(_ seconds: Double) { perform { pass(seconds) } }

  /// Moves the clock like `advance`; tasks that it wakes go on in between, and may sleep again.
  ///
  /// No time of the system passes, unless a task waits for another thread.
  public func wait(_ seconds: Double) async {
    let end = clock.now + seconds
    beginStep()
    await settleSleepers()
    while clock.now < end {
      step(to: nextStop(before: end))
      await settleSleepers()
    }
  }

  /// Lets tasks settle that go to sleep: that takes them to another thread.
  private func settleSleepers() async {
    for _ in 0..<3 {
      await settle()
      await Task.detached {}.value
    }
    await settle()
  }

  /// Moves the clock within an action.
  func pass(_ seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end { step(to: nextStop(before: end)) }
  }

  /// When something happens next: the frame of an animation, or somebody wakes.
  func nextStop(before end: Double) -> Double {
    let frame = session.tree.graph.clock.isRunning ? clock.now + 1.0 / 60 : end
    return min(frame, max(clock.now, clock.nextWaking ?? end), end)
  }

  /// Moves the clock to a time, in a step that has begun.
  func step(to time: Double) {
    onClock {
      session.advance(to: time)
      clock.advance(to: time)
    }
    settleStep()
  }
}
