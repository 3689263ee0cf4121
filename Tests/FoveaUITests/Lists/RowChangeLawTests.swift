import FoveaGeometry
import FoveaUI
import LawFixtures
import Observation
import Testing

/// Given a long column, when rows come, go, change places and heights, then it looks as if it had
/// always been so.
@MainActor @Suite("A column whose rows change")
struct RowChangeLawTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var height: Double
  }

  @MainActor @Observable final class Rows {
    var all: [Row] = []
  }

  enum Container: CaseIterable { case stack, lazy, list }

  struct Column: View {
    let container: Container
    let rows: Rows

    var body: some View {
      switch container {
      case .stack: ScrollView { VStack(alignment: .leading, spacing: 0) { content } }
      case .lazy: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } }
      case .list: List { content }
      }
    }

    var content: some View {
      ForEach(rows.all) { row in
        Text("\(row.id)").frame(height: row.height).focusable()
      }
    }
  }

  /// Where everything in sight stands: texts in the picture, targets in the picture and on the map.
  private func places(_ probe: Probe) -> Set<String> {
    var found: Set<String> = []
    let window = Rect(origin: .zero, size: probe.session.size)
    for text in probe.visible { found.insert("\(text) at \(Stage.text(probe.frame(of: text)!))") }
    func visit(_ node: ViewNode) {
      if let facet = node.facet, let id = facet.focus?.id, facet.focus?.target != nil,
        facet.render.absoluteFrame.intersects(window)
      {
        let (seen, known) = (facet.render.absoluteFrame, probe.session.focus.map.frame(of: id))
        found.insert("target at \(Stage.text(seen)), on the map \(Stage.text(known))")
      }
      node.children.forEach(visit)
    }
    visit(probe.session.tree.root!)
    return found
  }

  private func change(_ rows: inout [Row], _ next: inout Int, _ dice: inout Dice) {
    let place = dice.roll(0..<(rows.count + 1))
    let few = dice.roll(1..<4)
    switch dice.roll(0..<6) {
    case 0, 1:
      let newer = (0..<few).map { Row(id: next + $0, height: Double(dice.roll(10..<60))) }
      next += few
      rows.insert(contentsOf: newer, at: place)
    case 2: rows.removeSubrange(min(place, max(0, rows.count - few))..<min(rows.count, place + few))
    case 3 where rows.count > 1: rows.swapAt(dice.roll(0..<rows.count), dice.roll(0..<rows.count))
    case 4 where !rows.isEmpty:
      rows[dice.roll(0..<rows.count)].height = Double(dice.roll(10..<60))
    default: rows.insert(contentsOf: rows.isEmpty ? [] : [rows.removeLast()], at: 0)
    }
  }

  @Test(
    "looks as if it had always been so", arguments: Container.allCases, Law.seeds(12))
  func law(_ container: Container, seed: UInt64) {
    var dice = Dice(seed: seed)
    var next = 50
    let rows = Rows()
    rows.all = (0..<dice.roll(30..<50)).map { Row(id: $0, height: Double(dice.roll(10..<60))) }
    let probe = Probe { Column(container: container, rows: rows) }
    for step in 0..<20 {
      for _ in 0..<dice.roll(1..<3) { change(&rows.all, &next, &dice) }
      probe.session.frame()
      let fresh = Probe { Column(container: container, rows: rows) }
      let (seen, wanted) = (places(probe), places(fresh))
      #expect(seen.subtracting(wanted).sorted() == [], "seed \(seed), step \(step)")
      #expect(wanted.subtracting(seen).sorted() == [], "seed \(seed), step \(step)")
      if seen != wanted { return }
    }
  }
}
