import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI
import Foundation

MainActor.assumeIsolated {
  let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
  print(Measurement.heading)
  for n in sizes {
    let clock = ContinuousClock()
    @MainActor func time(_ work: @MainActor () -> Void) -> Double {
      let d = clock.measure(work)
      return Double(d.components.attoseconds) / 1e12 + Double(d.components.seconds) * 1e6
    }
    var session: Session!
    let probe = Probe(index: n / 2)
    var samples: [Double] = []
    for _ in 0..<3 {
      samples.append(time {
        session = Session(
          ButtonScreen(probe: probe, indices: Array(0..<n)), device: .desktop,
          measurer: ColumnMeasurer { _ in 1 })
        session.frame()
        _ = session.scene.takePatches()
      })
    }
    print(Measurement(bench: "first-frame-buttons", n: n, samples: samples, counters: session.counters, bytes: 0).line)
    @MainActor func bench(_ name: String, count: Int = 200, _ work: @MainActor () -> Void) {
      work()
      _ = session.scene.takePatches()
      var samples: [Double] = []
      var counters = Counters()
      for _ in 0..<count {
        let before = session.counters
        samples.append(time { work() ; _ = session.scene.takePatches() })
        counters = session.counters - before
      }
      print(Measurement(bench: name, n: n, samples: samples, counters: counters, bytes: 0).line)
    }
    bench("tab-move-buttons", count: 90) { session.send(.key(KeyStroke(.tab))) }
    var k = 0
    bench("programmatic-focus-buttons") { k += 1; probe.focus!.wrappedValue = k % 2; session.frame() }
    bench("leaf-state-buttons") { probe.row!.count.wrappedValue += 1; session.frame() }
    bench("row-height-buttons") { probe.row!.isTall.wrappedValue.toggle(); session.frame() }
    bench("list-append-buttons", count: 10) { probe.append!(); session.frame() }
  }
}
