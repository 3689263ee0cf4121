import FoveaRuntime
import Foundation

/// What one benchmark found at one size.
struct Measurement {
  var bench: String
  var n: Int
  var median: Double
  var p95: Double
  var counters: Counters
  var bytes: Int
  var residentKilobytes: Int

  init(bench: String, n: Int, samples: [Double], counters: Counters, bytes: Int) {
    let sorted = samples.sorted()
    self.bench = bench
    self.n = n
    median = sorted[sorted.count / 2]
    p95 = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    self.counters = counters
    self.bytes = bytes
    residentKilobytes = Self.peakResidentKilobytes
  }

  /// A benchmark of the focus engine alone, which counts nothing but time; microseconds.
  init(bench: String, n: Int, median: Double, p95: Double) {
    self.bench = bench
    self.n = n
    self.median = median
    self.p95 = p95
    counters = Counters()
    bytes = 0
    residentKilobytes = Self.peakResidentKilobytes
  }

  var json: String {
    """
    {"bench":"\(bench)","n":\(n),"median_us":\(round(median)),"p95_us":\(round(p95)),\
    "bodies":\(counters.bodies),"measured":\(counters.measured),"placed":\(counters.placed),\
    "targets":\(counters.targets),"patches":\(counters.patches),"bytes":\(bytes),\
    "rss_kb":\(residentKilobytes)}
    """
  }

  var line: String {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let name = bench + String(repeating: " ", count: max(1, 28 - bench.count))
    let numbers = [
      (pad("\(n)", 7)), pad(String(round(median)), 11), pad(String(round(p95)), 11),
      pad("\(counters.bodies)", 7), pad("\(counters.measured)", 9), pad("\(counters.placed)", 7),
      pad("\(counters.targets)", 8), pad("\(counters.patches)", 8), pad("\(bytes)", 7),
      pad("\(residentKilobytes)", 8),
    ]
    return name + numbers.joined()
  }

  static let heading =
    "bench                             n  median_us     p95_us bodies measured placed targets patches  bytes  rss_kb"

  private func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The most memory that the process has held, in kilobytes.
  static var peakResidentKilobytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
