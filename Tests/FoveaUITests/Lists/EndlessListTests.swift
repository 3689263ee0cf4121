import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

/// Given a list of any length, when it shows, moves or changes, then the work is… (F88, F121, F129,
/// F231, F232).
@MainActor @Suite("A list without end")
struct EndlessListTests {
  nonisolated static let devices: [Device] = [.desktop, .pad, .phone, .tv, .watch]

  struct Plain: View {
    let count: Int
    @State var pick: Int?
    var body: some View {
      VStack {
        List(0..<count, id: \.self, selection: $pick) { Text("row \($0)") }
        Text("pick \(pick.map(String.init) ?? "none")")
      }
    }
  }

  struct Sections: View {
    let count: Int
    @State var picks: Set<Int> = []
    var body: some View {
      VStack {
        List(selection: $picks) {
          Text("top")
          ForEach(0..<(count / 50), id: \.self) { section in
            Section("part \(section)") {
              ForEach(0..<50, id: \.self) { row in
                Text("row \(section * 50 + row)").tag(section * 50 + row)
              }
            }
          }
        }
        Text("picks \(picks.count) from \(picks.min() ?? -1)")
      }
    }
  }

  struct Fields: View {
    let count: Int
    @State var text = ""
    @FocusState var focus: Int?
    var body: some View {
      VStack {
        Form {
          ForEach(0..<count, id: \.self) { row in
            TextField("field \(row)", text: $text).focused($focus, equals: row)
          }
        }
        Text("on \(focus.map(String.init) ?? "none")")
        Button("Last") { focus = count - 1 }
      }
    }
  }

  private static func first<Content: View>(
    _ device: Device, _ content: (Int) -> Content
  ) -> [Counters] {
    [100, 100_000].map { count in Probe(device) { content(count) }.session.counters }
  }

  @Test("costs what a short one does to show", arguments: devices)
  func firstFrame(_ device: Device) {
    var costs = Self.first(device) { Plain(count: $0) }
    #expect(costs[0] == costs[1])
    costs = Self.first(device) { Fields(count: $0) }
    #expect(costs[0] == costs[1])
    costs = Self.first(device) { Sections(count: $0) }
    #expect(costs[0] == costs[1])
  }

  @Test("costs what a short one does to move in", arguments: [Device.desktop, .pad, .tv])
  func moves(_ device: Device) {
    var costs: [Counters] = []
    for count in [100, 100_000] {
      let probe = Probe(device) { Plain(count: count) }
      if device.idiom != .tv { probe.press(.tab) }
      probe.press(.down, .down, .down)
      costs.append(probe.act { probe.press(.down) })
    }
    #expect(costs[0] == costs[1])
  }

  @Test("goes to its ends, by pages and by letters, and shows where it is")
  func ends() {
    let person = Probe { Plain(count: 100_000) }
    person.press(.tab, .end)
    #expect(person.visible.suffix(2) == ["row 99,999", "pick 99999"])
    person.press(.pageUp)
    #expect(person.visible.contains("row 99,989"))
    #expect(person.visible.last == "pick 99989")
    person.press(.home)
    #expect(person.visible.first == "row 0")
    for letter in "row 543" { person.press(.character(letter)) }
    #expect(person.visible.last == "pick 543")
    #expect(person.visible.contains("row 543"))
    #expect(person.texts.count < 60)
  }

  @Test("goes on from a selection that was never shown")
  func far() {
    let person = Probe { Plain(count: 100_000, pick: 70_000) }
    person.press(.tab, .down)
    #expect(person.visible.last == "pick 70001")
    #expect(person.visible.contains("row 70,001"))
  }

  @Test("keeps the row on which keys act, wherever it is scrolled")
  func keepsCursor() {
    let person = Probe { Plain(count: 100_000) }
    person.press(.tab, .down, .down)
    person.scroll(0, 50_000)
    #expect(!person.visible.contains("row 1"))
    person.press(.down)
    #expect(person.visible.last == "pick 2")
    #expect(person.visible.contains("row 2"))
  }

  @Test("has a stop for every row on the TV, and keeps the one that has focus")
  func remote() {
    let person = Probe(.tv) { Plain(count: 1_000) }
    for _ in 0..<60 { person.press(.down) }
    #expect(person.focus == "row 60")
    #expect(person.visible.contains("row 60"))
    person.press(.select)
    #expect(person.visible.last == "pick 60")
    for _ in 0..<60 { person.press(.up) }
    #expect(person.focus == "row 0")
  }

  @Test("selects a range across sections, of rows that were never shown")
  func range() {
    let person = Probe(height: 440) { Sections(count: 1_000) }
    person.click("row 2")
    person.session.send(.key(KeyStroke(.end, .shift)))
    #expect(person.visible.suffix(2) == ["row 999", "picks 998 from 2"])
  }

  @Test("has headers that are no rows, in sections that were never shown")
  func headers() {
    let person = Probe { Sections(count: 100_000) }
    person.press(.tab, .end, .home)
    #expect(person.visible.contains("row 0"))
    #expect(person.visible.last == "picks 1 from 0")
    for _ in 0..<50 { person.press(.down) }
    #expect(person.visible.contains("row 50"))
    #expect(person.visible.last == "picks 1 from 50")
  }

  @Test("of fields is walked by Tab, row after row", arguments: [Device.desktop, .pad, .tv])
  func tab(_ device: Device) {
    let person = Probe(device) { Fields(count: 100_000) }
    if device.idiom != .desktop { person.press(.tab) }
    #expect(person.visible.contains("on 0"))
    for _ in 0..<40 { person.press(.tab) }
    #expect(person.visible.contains("on 40"))
    for _ in 0..<40 { person.session.send(.key(KeyStroke(.tab, .shift))) }
    #expect(person.visible.contains("on 0"))
  }

  @Test("has the row that a request names (F38)", arguments: devices)
  func request(_ device: Device) {
    let person = Probe(device, height: 440) { Fields(count: 100_000) }
    person.click("Last")
    #expect(person.visible.contains("on 99999"))
  }

  struct Changing: View {
    @State var rows = Array(0..<10_000)
    @State var picks: Set<Int> = []
    var body: some View {
      VStack {
        List(selection: $picks) {
          ForEach(rows, id: \.self) { Text("row \($0)") }
            .onDelete { rows.remove(atOffsets: $0) }
        }
        Text("\(rows.count) rows, picks \(picks.sorted().map(String.init).joined(separator: " "))")
        Button("Turn") { rows.reverse() }
        Button("Pick") { picks = [3, 9_000] }
        Button("Top") { rows.insert(-1, at: 0) }
      }
    }
  }

  @Test("deletes selected rows, those that were never shown as well")
  func deletes() {
    let person = Probe(height: 440) { Changing() }
    person.click("Pick")
    person.press(.tab, .delete)
    #expect(person.visible.contains("9,998 rows, picks 3 9000"))
    #expect(!person.visible.contains("row 3"))
    #expect(person.visible.contains("row 4"))
  }

  @Test("finds the row on which keys act where it stands after a change of order")
  func reorders() {
    let person = Probe(height: 440) { Changing() }
    person.press(.tab, .down, .down, .down)
    #expect(person.visible.contains("10,000 rows, picks 2"))
    person.click("Turn")
    #expect(person.visible.first == "row 9,999")
    person.press(.down)
    #expect(person.visible.contains("10,000 rows, picks 1"))
    #expect(person.visible.contains("row 1"))
  }

  @Test("makes one row for one that comes")
  func insertion() {
    let person = Probe(height: 440) { Changing() }
    let cost = person.act { person.click("Top") }
    #expect(person.visible.first == "row -1")
    #expect(cost.measured < 20)
  }

  struct Appearing: View {
    let log: Log
    var body: some View {
      List(0..<1_000, id: \.self, selection: .constant(Int?.none)) { row in
        Text("row \(row)")
          .onAppear { log.lines.append("+\(row)") }
          .onDisappear { log.lines.append("-\(row)") }
      }
    }
  }

  @MainActor final class Log { var lines: [String] = [] }

  @Test("lets no row appear, or disappear, that was only looked at")
  func appearance() {
    let log = Log()
    let person = Probe { Appearing(log: log) }
    person.press(.tab)
    for letter in "row 400" { person.press(.character(letter)) }
    #expect(person.visible.contains("row 400"))
    #expect(log.lines.contains("+400"))
    #expect(!log.lines.contains("+200") && !log.lines.contains("-200"))
  }
}
