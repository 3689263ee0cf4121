import FoveaGeometry
import FoveaUI
import Testing

private struct Numbers: View {
  let count: Int
  let tally: Tally
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(number: $0, tally: tally) }
      }
    }
  }
}

private struct Row: View {
  let number: Int
  let tally: Tally
  var body: some View {
    let _ = tally("row")
    Button("Row \(number)") {}.frame(height: 22)
  }
}

private struct Growing: View {
  @State private var rows = Array(0..<40)
  @FocusState private var focused: Int?

  var body: some View {
    VStack {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { row in
              Button("Row \(row)") {}.frame(height: 30).focused($focused, equals: row)
            }
          }
        }
        .frame(height: 150)
        Button("Plus") {
          rows.append(rows.count)
          reader.scrollTo(rows.count - 1)
          focused = rows.count - 1
        }
        Button("Middle") { reader.scrollTo(20, anchor: .center) }
        Button("Delete") { rows.removeFirst(20) }
      }
    }
  }
}

/// Lazy containers and focus (F38, F88, F231, F232).
@MainActor @Suite("A lazy stack")
struct LazyStackTests {
  @Test("costs what shows, at any number of rows")
  func cost() {
    var costs: [Int] = []
    for count in [100, 100_000] {
      let tally = Tally()
      let probe = Probe { Numbers(count: count, tally: tally) }
      costs.append(tally.counts["row"] ?? 0)
      #expect(probe.visible.prefix(2) == ["Row 0", "Row 1"])
      #expect(probe.visible.count == 10)
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] < 20)
  }

  @Test("makes rows as they come into sight")
  func scrolls() {
    let probe = Probe { Numbers(count: 100_000, tally: Tally()) }
    probe.scroll(0, 22_000)
    #expect(probe.visible.first == "Row 1,000")
    #expect(probe.visible.count == 10)
    #expect(probe.texts.count < 40)
  }

  @Test("keeps the row that has focus though it is scrolled away (F88)")
  func keepsFocus() {
    let probe = Probe(.tv) { Numbers(count: 1000, tally: Tally()) }
    #expect(probe.focus == "Row 0")
    probe.scroll(0, 10_000)
    #expect(probe.focus == "Row 0")
    probe.press(.down)
    #expect(probe.focus == "Row 1")
    #expect(probe.visible.contains("Row 1"))
  }

  @Test("has a next row for every move (F232)")
  func moves() {
    let probe = Probe(.tv) { Numbers(count: 1000, tally: Tally()) }
    for _ in 0..<60 { probe.press(.down) }
    #expect(probe.focus == "Row 60")
    #expect(probe.visible.contains("Row 60"))
    for _ in 0..<60 { probe.press(.up) }
    #expect(probe.focus == "Row 0")
  }

  private struct Sparse: View {
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { row in
              if row % 40 == 0 { Button("Stop \(row)") {} } else { Text("Row \(row)") }
            }
          }
        }
        Button("Below") {}
      }
    }
  }

  @Test("makes rows until one can have focus, before a move leaves it (F232)")
  func sparse() {
    let probe = Probe(.tv, width: 800, height: 400) { Sparse() }
    #expect(probe.focus == "Stop 0")
    probe.press(.down)
    #expect(probe.focus == "Stop 40")
    probe.press(.down)
    #expect(probe.focus == "Stop 80")
    probe.press(.up, .up)
    #expect(probe.focus == "Stop 0")
  }

  @Test("makes rows until one can have focus, before Tab leaves it")
  func tab() {
    let probe = Probe { Sparse() }
    probe.session.focus.setKeyboardNavigation(true)
    probe.press(.tab)
    #expect(probe.focus == "Stop 0")
    probe.press(.tab, .tab)
    #expect(probe.focus == "Stop 80")
  }

  @Test("has the row that an action adds and asks focus for (F38)")
  func requests() throws {
    let probe = Probe(.tv, width: 400, height: 400) { Growing() }
    probe.click("Plus")
    #expect(probe.focus == "Row 40")
    let row = try #require(probe.frame(of: "Row 40"))
    let window = try #require(probe.session.tree.scrollBoxes.first).absoluteFrame
    #expect(window.contains(row.center))
  }

  @Test("scrolls to a row that was not made, at an anchor")
  func scrollTo() throws {
    let probe = Probe(width: 400, height: 400) { Growing() }
    // The first row begins where the scroll view does.
    let first = try #require(probe.frame(of: "Row 0"))
    let window = Rect(x: 0, y: first.midY - 15, width: 400, height: 150)
    probe.click("Middle")
    let row = try #require(probe.frame(of: "Row 20"))
    #expect(row.midY - window.minY == 75)
  }

  @Test("shows the end of its rows when there are fewer of them")
  func shrinks() {
    let probe = Probe(width: 400, height: 400) { Growing() }
    probe.click("Middle")
    probe.click("Delete")
    #expect(probe.visible.contains("Row 39"))
    #expect(!probe.texts.contains("Row 19"))
  }

  @Test("fills the columns of a grid")
  func grid() throws {
    let probe = Probe(width: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 0) {
          ForEach(0..<9000, id: \.self) { Text("c\($0)").frame(height: 22) }
        }
      }
    }
    #expect(probe.texts.count < 60)
    #expect(probe.frame(of: "c0")?.minY == probe.frame(of: "c2")?.minY)
    #expect(probe.frame(of: "c3")?.minY == probe.frame(of: "c0").map { $0.minY + 22 })
  }

  @Test("stands from the right where reading goes from right to left")
  func rightToLeft() throws {
    let probe = Probe(width: 300, environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Text("c\($0)").frame(width: 50) }
        }
      }
    }
    #expect(probe.visible.first == "c0")
    #expect(try #require(probe.frame(of: "c0")).midX == 275)
    #expect(try #require(probe.frame(of: "c1")).midX == 225)
    probe.scroll(-500, 0)
    #expect(probe.visible.contains("c10"))
    #expect(!probe.visible.contains("c0"))
  }
}
