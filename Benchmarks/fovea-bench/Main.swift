import FoveaFocusBench
import Foundation

/// `fovea-bench [--json] [--sizes N,N…] [NAME…]`: what a frame costs, by name and number of rows.
@main
struct Main {
  @MainActor static func main() {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    if !options.json { print(Measurement.heading) }
    for n in options.sizes ?? [100, 1_000, 10_000] {
      Benchmarks(n: n, isWanted: options.isWanted) { options.show($0) }.run()
    }
    if options.sizes == nil {
      Benchmarks(n: 100_000, isWanted: options.isWanted) { options.show($0) }.runEndless()
    }
    for benchmark in FocusBenchmark.all where options.isWanted(benchmark.name) {
      for n in options.sizes ?? FocusBenchmark.sizes {
        let result = benchmark.run(n: n)
        options.show(
          Measurement(bench: result.name, n: n, median: result.median, p95: result.p95))
      }
    }
  }
}

/// What was asked for on the command line.
private struct Options {
  var json = false
  var sizes: [Int]?
  private var names: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--sizes":
        let list = rest.popFirst()?.split(separator: ",").map { Int($0) ?? 0 } ?? []
        guard !list.isEmpty, list.allSatisfy({ $0 > 0 }) else {
          fail("--sizes takes whole numbers above 0, such as 100,1000")
        }
        sizes = list
      case _ where argument.hasPrefix("-"):
        fail("unknown option \(argument): fovea-bench [--json] [--sizes N,N…] [NAME…]")
      default: names.append(argument)
      }
    }
  }

  /// Names are asked for by their beginning.
  func isWanted(_ name: String) -> Bool {
    names.isEmpty || names.contains { name.hasPrefix($0) }
  }

  func show(_ measurement: Measurement) {
    print(json ? measurement.json : measurement.line)
    fflush(nil)
  }

  private func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(64)
  }
}
