import FoveaFocus
import FoveaGeometry

/// One benchmark of the focus engine: what is measured, and how long it took.
public struct FocusBenchmark: Sendable {
  public let name: String

  /// Builds a layout of that many targets and returns what is done again and again.
  private let prepare: @Sendable (Int) -> Task

  /// How many targets the layouts have.
  public static let sizes = [100, 1_000, 10_000, 100_000]

  public static let all: [FocusBenchmark] =
    Layout.allCases.map { layout in
      FocusBenchmark("engine-move-\(layout)") { Moves(layout.screen(of: $0)) }
    } + [
      FocusBenchmark("engine-update") { Updates(Layout.grid.screen(of: $0)) },
      FocusBenchmark("engine-tab") { Tabs(Layout.column.screen(of: $0)) },
      FocusBenchmark("engine-order") { Orders(Layout.column.screen(of: $0)) },
      FocusBenchmark("engine-shift") { Shifts(Layout.column.screen(of: $0)) },
      FocusBenchmark("engine-place") { Placements(Layout.column.screen(of: $0)) },
    ]

  private init(_ name: String, _ prepare: @escaping @Sendable (Int) -> Task) {
    self.name = name
    self.prepare = prepare
  }

  /// Runs the benchmark with layouts of one size.
  public func run(n: Int) -> Result {
    let task = prepare(n)
    let clock = ContinuousClock()
    let warmUp = max(1, min(task.sampleCount / 10, 200))
    for _ in 0..<warmUp { task.perform() }
    var samples: [Double] = (0..<task.sampleCount).map { _ in
      let duration = clock.measure { task.perform() }
      let (seconds, attoseconds) = duration.components
      return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
    samples.sort()
    return Result(
      name: name, n: n, median: samples[samples.count / 2] / Double(task.size),
      p95: samples[samples.count * 95 / 100] / Double(task.size))
  }

  /// Microseconds for one repetition.
  public struct Result: Sendable {
    public let name: String
    public let n: Int
    public let median: Double
    public let p95: Double
  }
}

/// What a benchmark does again and again.
protocol Task: AnyObject {
  var sampleCount: Int { get }

  /// Over how many repetitions one sample's time is spread.
  var size: Int { get }

  func perform()
}
