import FoveaRuntime
import FoveaScene
import FoveaUI

/// The benchmarks by name, each at one number of rows.
@MainActor
struct Benchmarks {
  let n: Int
  let isWanted: (String) -> Bool
  let report: (Measurement) -> Void
  private let clock = ContinuousClock()

  init(n: Int, isWanted: @escaping (String) -> Bool, report: @escaping (Measurement) -> Void) {
    self.n = n
    self.isWanted = isWanted
    self.report = report
  }

  func run() {
    run("buttons") { probe in
      Stage(
        RowScreen(probe: probe, indices: Array(0..<n)) {
          ButtonRow(index: $0, focus: $1, probe: probe)
        })
    }
    run("fields") { probe in
      Stage(
        RowScreen(probe: probe, indices: Array(0..<n)) {
          FieldRow(index: $0, focus: $1, probe: probe)
        })
    }
    runArray()
    runArrows("grid") { Stage(GridScreen(n: n)) }
    runArrows("shelves") { Stage(ShelvesScreen(n: n)) }
    runArrows("column") { Stage(ColumnScreen(n: n)) }
    runEndless()
  }

  /// What only grows with what shows: a hundred thousand rows cost what a hundred do.
  func runEndless() {
    let probe = Probe(index: -1)
    firstFrame("first-frame-lazy", count: 9) { Stage(LazyScreen(n: n, probe: probe)) }
    firstFrame("first-frame-list", count: 9) { Stage(ListScreen(n: n, probe: probe)) }
    runArrows("list") { Stage(ChoiceScreen(n: n)) }
  }

  /// Down and up again in the middle of the window, so that nothing scrolls.
  private func runArrows(_ layout: String, make: () -> Stage) {
    let name = "arrow-move-\(layout)"
    guard isWanted(name) else { return }
    let stage = make()
    stage.press(.tab)
    for _ in 0..<3 { stage.press(.down) }
    var isBack = false
    measure(name, on: stage) {
      stage.press(isBack ? .up : .down)
      isBack.toggle()
    }
  }

  /// The benchmarks of a screen of rows.
  private func run(_ kind: String, make: (Probe) -> Stage) {
    let names = [
      "first-frame", "tab-move", "tab-scroll", "programmatic-focus", "leaf-state", "keystroke",
      "row-height", "list-append",
    ].map { "\($0)-\(kind)" }
    guard names.contains(where: isWanted) else { return }
    let probe = Probe(index: min(n / 2, 10))
    firstFrame("first-frame-\(kind)") { make(probe) }
    let stage = make(probe)
    stage.press(.tab)
    // Twenty moves stay inside the window's 24 rows; further ones scroll.
    measure("tab-move-\(kind)", on: stage, count: 18) { stage.press(.tab) }
    for _ in 0..<6 { stage.press(.tab) }
    measure("tab-scroll-\(kind)", on: stage, count: min(60, n - 40)) { stage.press(.tab) }
    var turn = 0
    probe.focus?.wrappedValue = 0
    stage.frame()
    measure("programmatic-focus-\(kind)", on: stage) {
      turn += 1
      probe.focus?.wrappedValue = turn % 2
      stage.frame()
    }
    measure("leaf-state-\(kind)", on: stage) {
      probe.count?.wrappedValue += 1
      stage.frame()
    }
    if kind == "fields" {
      measure("keystroke-\(kind)", on: stage, count: 40) { stage.press(.character("a")) }
    }
    measure("row-height-\(kind)", on: stage) {
      probe.isTall?.wrappedValue.toggle()
      stage.frame()
    }
    measure("list-append-\(kind)", on: stage, count: 20) {
      probe.append()
      stage.frame()
    }
  }

  private func runArray() {
    guard isWanted("root-array") else { return }
    let probe = Probe(index: 0)
    let stage = Stage(ArrayScreen(probe: probe, texts: Array(repeating: "", count: n)))
    stage.press(.tab)
    measure("root-array", on: stage, count: 20) { stage.press(.character("a")) }
  }

  // MARK: Measuring

  /// From the session's start to the last byte.
  private func firstFrame(_ name: String, count: Int? = nil, make: () -> Stage) {
    guard isWanted(name) else { return }
    var samples: [Double] = []
    var last: Stage?
    for _ in 0..<(count ?? (n > 1_000 ? 3 : 9)) {
      last = nil
      samples.append(time { last = make() })
    }
    guard let last else { return }
    report(
      Measurement(
        bench: name, n: n, samples: samples, counters: last.session.counters,
        bytes: last.bytesWritten))
  }

  /// One action and its frame, many times.
  private func measure(
    _ name: String, on stage: Stage, count: Int = 200, _ work: () -> Void
  ) {
    guard isWanted(name) else { return }
    work()
    var samples: [Double] = []
    var counters = Counters()
    for _ in 0..<max(1, count) {
      let before = stage.session.counters
      samples.append(time(work))
      counters = stage.session.counters - before
    }
    report(
      Measurement(
        bench: name, n: n, samples: samples, counters: counters, bytes: stage.bytesWritten))
  }

  /// Microseconds.
  private func time(_ work: () -> Void) -> Double {
    let duration = clock.measure(work)
    return Double(duration.components.seconds) * 1e6
      + Double(duration.components.attoseconds) / 1e12
  }
}
