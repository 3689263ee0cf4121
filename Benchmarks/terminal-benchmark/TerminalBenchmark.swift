import FoveaGeometry
import FoveaScene
import FoveaTerminal

/// Times what a frame costs a terminal: drawing, comparing, encoding.
///
///     swift run -c release terminal-benchmark
@main
struct TerminalBenchmark {
  static func main() {
    for (columns, rows) in [(80, 24), (200, 60)] {
      var bench = Bench(columns: columns, rows: rows)
      print("\(columns) × \(rows)")
      bench.time("one row changes") { $0.changeOneRow() }
      bench.time("everything is drawn, nothing differs") { $0.drawEverything() }
      bench.time("everything changes") { $0.changeEverything() }
      bench.time("a list scrolls by a row") { $0.scroll() }
      bench.time("a list of long lines is drawn in colours") { $0.changeColors() }
    }
  }
}

/// A form of rows: a label, a bordered field, a divider, over a list of ten thousand.
struct Bench {
  let scene = Scene()
  var screen: TerminalScreen
  private let columns: Int
  private let rows: Int
  private let measurer: ColumnMeasurer
  private let list = RenderNode()
  private var texts: [RenderNode] = []
  private var bytes: [UInt8] = []
  private var turn = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    screen = TerminalScreen(columns: columns, rows: rows, fit: .fills, depth: .truecolor)
    measurer = ColumnMeasurer(cell: screen.cell, columns: ColumnWidth.of)
    scene.root.place(at: .zero, size: screen.size)
    list.monotoneAxis = .vertical
    list.setChildren((0..<10_000).map { row($0) })
    list.place(at: .zero, size: Size(width: Double(columns) * 10, height: 220_000))
    scene.root.setChildren([list])
    show()
  }

  private mutating func row(_ number: Int) -> RenderNode {
    let row = RenderNode()
    row.place(at: Point(x: 0, y: Double(number) * 22), size: Size(width: 800, height: 22))
    let name = text("Row number \(number)", color: .white)
    let value = text("the value of \(number * 7919)", color: RGBA(red: 0.6, green: 0.6, blue: 0.6))
    value.place(at: Point(x: 300, y: 0), size: Size(width: 400, height: 22))
    row.setChildren([name, value])
    texts.append(name)
    return row
  }

  private func text(_ string: String, color: RGBA) -> RenderNode {
    let node = RenderNode()
    node.setDrawing(drawing(string, color: color))
    node.place(at: .zero, size: Size(width: 290, height: 22))
    return node
  }

  private func drawing(_ string: String, color: RGBA) -> Drawing {
    let run = TextRun(string, font: FontDescription(size: 17))
    return .text(
      TextPicture(
        layout: measurer.layout(StyledText(runs: [run]), width: .infinity), color: color))
  }

  private mutating func show() {
    bytes.removeAll(keepingCapacity: true)
    screen.show(scene, focus: nil, to: &bytes)
  }

  mutating func changeOneRow() {
    turn += 1
    texts[5].setDrawing(drawing("Row number \(turn)", color: .white))
    show()
  }

  mutating func drawEverything() {
    scene.root.setOpacity(scene.root.opacity)
    list.setDrawing(.none)
    show()
  }

  mutating func changeEverything() {
    turn += 1
    list.place(at: Point(x: 0, y: Double(turn % 97) * -22 * 100), size: list.size)
    show()
  }

  mutating func scroll() {
    turn += 1
    list.place(at: Point(x: 0, y: Double(turn % 9000) * -22), size: list.size)
    show()
  }

  mutating func changeColors() {
    turn += 1
    let line = String(repeating: "0123456789", count: columns / 10)
    let color = RGBA(red: Float(turn % 255) / 255, green: 0.5, blue: 0.5)
    let picture = drawing(line, color: color)
    for row in 0..<rows { texts[row].setDrawing(picture) }
    list.place(at: .zero, size: list.size)
    show()
  }

  mutating func time(_ name: String, _ body: (inout Bench) -> Void) {
    let clock = ContinuousClock()
    for _ in 0..<50 { body(&self) }
    var best = Duration.seconds(1)
    var total = Duration.zero
    for _ in 0..<300 {
      let time = clock.measure { body(&self) }
      best = min(best, time)
      total += time
    }
    let micros = { (time: Duration) in
      (Double(time.components.attoseconds) / 1e11).rounded() / 10
    }
    print(
      "  \(name): best \(micros(best)) µs, mean \(micros(total / 300)) µs, \(bytes.count) bytes")
  }
}
