import Foundation
import FoveaFocusBench

// Prints the engine's figures; names given as arguments select benchmarks.
let selected = CommandLine.arguments.dropFirst()
print("name                        n    median_us       p95_us")
for benchmark in FocusBenchmark.all
where selected.isEmpty || selected.contains(where: { benchmark.name.hasPrefix($0) }) {
  for n in FocusBenchmark.sizes {
    let result = benchmark.run(n: n)
    let name = result.name.padding(toLength: 20, withPad: " ", startingAt: 0)
    print(name, String(format: "%8d %12.3f %12.3f", n, result.median, result.p95))
  }
}
