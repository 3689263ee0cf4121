import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a random screen that changes at random, when something is asked…
@Suite("The index")
struct ReferenceTests {
  @Test("answers as a look at every candidate does", arguments: Law.seeds(600))
  func moves(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    for _ in 0..<6 {
      for _ in 0..<4 { check(&layout, seed: seed) }
      for _ in 0..<Int.random(in: 1...12, using: &layout.random) { layout.change() }
    }
  }

  @Test("finds the nearest target when focus needs repair", arguments: Law.seeds(400))
  func repairs(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    let place = Rect(x: Double(seed % 300), y: 100, width: 20, height: 10)
    let reference = Reference(layout.root, heading: .right, policy: .strict)
    guard let nearest = reference.nearest(to: place, in: layout.root) else { return }
    let repaired = layout.map.repair(lastFrame: place, containers: [])
    #expect(repaired == nearest.id, "seed \(seed)")
  }

  private func check(_ layout: inout RandomLayout, seed: UInt64) {
    guard
      let target = layout.targets.filter({ $0.frame.area > 0 })
        .randomElement(using: &layout.random)
    else { return }
    for heading in Heading.allCases {
      for policy in MovePolicy.allCases {
        let expected = Reference(layout.root, heading: heading, policy: policy).move(from: target)
        var memory = FocusMemory()
        let found = layout.map.move(
          from: target.id, heading, options: MoveOptions(policy: policy), memory: &memory)
        #expect(
          found.target == expected?.id, "seed \(seed), \(target.id) \(heading) \(policy.rawValue)")
      }
    }
  }
}
