import FoveaRuntime

extension Screen {
  /// What one committed frame said.
  public struct Frame: Hashable, Sendable {
    /// The name of the view that had focus.
    public var focus: String?
    /// The properties asked for with `watch`, by name, printed as `value(of:)` prints them.
    public var values: [String: String]
  }

  /// How much work an action caused: what tests assert on instead of time.
  public struct Work: Hashable, Sendable {
    /// Bodies evaluated.
    public var bodies = 0
    /// Views measured.
    public var measured = 0
    /// Views placed.
    public var placed = 0
    /// Focus targets looked at.
    public var targets = 0
    /// Changes to the picture.
    public var patches = 0

    init() {}

    init(_ counters: Counters) {
      bodies = counters.bodies
      measured = counters.measured
      placed = counters.placed
      targets = counters.targets
      patches = counters.patches
    }

    static func + (lhs: Work, rhs: Work) -> Work {
      var sum = lhs
      sum.bodies += rhs.bodies
      sum.measured += rhs.measured
      sum.placed += rhs.placed
      sum.targets += rhs.targets
      sum.patches += rhs.patches
      return sum
    }
  }
}
