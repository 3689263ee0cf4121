import FoveaGeometry
import FoveaLayout
import LawFixtures
import Testing

@Suite("A lazy box")
struct LazyTests {
  /// Rows whose height follows from their number.
  private final class Rows: LazyRows {
    var rowCount: Int
    var pinnedRows: [Int] = []
    var made: Set<Int> = []
    var makings = 0
    let height: (Int) -> Double
    let context: LayoutContext

    init(_ count: Int, in context: LayoutContext, height: @escaping (Int) -> Double) {
      rowCount = count
      self.context = context
      self.height = height
    }

    func makeRow(_ index: Int) -> LayoutBox {
      made.insert(index)
      makings += 1
      return Leaf(50, height(index), in: context).box
    }
    func discardRow(_ index: Int) { made.remove(index) }
  }

  private func setUp(
    _ count: Int, tracks: Tracks? = nil, height: @escaping (Int) -> Double = { _ in 10 }
  ) -> (Paper, ScrollBox, LazyBox, Rows) {
    let paper = Paper(50, 100)
    let rows = Rows(count, in: paper.context, height: height)
    let lazy = LazyBox(
      axis: .vertical, alignment: GuidePair(horizontal: .centerX, vertical: .top), spacing: 0,
      tracks: tracks, in: paper.context)
    lazy.rows = rows
    let scroll = ScrollBox(horizontal: false, vertical: true, in: paper.context)
    scroll.setChildren([lazy])
    paper.show(scroll)
    return (paper, scroll, lazy, rows)
  }

  @Test("makes what shows and half a screen more, at any number", arguments: [100, 100_000])
  func makesFew(_ count: Int) {
    let (paper, scroll, lazy, rows) = setUp(count)
    #expect(rows.made == Set(0..<15))
    #expect(scroll.contentSize.height == Double(count) * 10)
    #expect(paper.context.measuredCount < 80)
    #expect(lazy.madeRows == Array(0..<15))
  }

  @Test("makes rows anew when they come near, and takes back those far away")
  func scrolls() {
    let (paper, scroll, _, rows) = setUp(100_000)
    scroll.scroll(to: Point(x: 0, y: 500_000))
    paper.context.settle()
    #expect(rows.made.contains(50_000) && rows.made.contains(50_009))
    #expect(rows.made.count < 40)
    #expect(!rows.made.contains(0))
  }

  @Test("asks for nothing while what shows is there")
  func scrollsALittle() {
    let (paper, scroll, _, rows) = setUp(100)
    let before = rows.makings
    scroll.scroll(to: Point(x: 0, y: 30))
    #expect(paper.context.isClean)
    #expect(rows.makings == before)
  }

  @Test("keeps pinned rows whatever shows")
  func pins() {
    let (paper, scroll, _, rows) = setUp(1000)
    rows.pinnedRows = [3, 4, 5]
    scroll.scroll(to: Point(x: 0, y: 5000))
    paper.context.settle()
    #expect(rows.made.isSuperset(of: [3, 4, 5, 500]))
  }

  @Test("shows rows of any height where they belong, though others were guessed")
  func guesses() {
    let (paper, scroll, lazy, rows) = setUp(1000) { $0 < 15 ? 10 : 30 }
    scroll.scroll(to: Point(x: 0, y: 3000))
    paper.context.settle()
    let shown = lazy.children.filter { $0.absoluteFrame.maxY > 0 && $0.absoluteFrame.minY < 100 }
    let tops = shown.map(\.absoluteFrame.minY).sorted()
    // Rows follow each other without gap or overlap, and fill the window.
    #expect(tops.first ?? 1 <= 0)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == 30 })
    #expect((tops.last ?? 0) + 30 >= 100)
    #expect(rows.made.count < 40)
  }

  @Test("is as long as its rows once all have been seen")
  func total() {
    let (paper, scroll, _, rows) = setUp(60) { Double($0 % 5 + 8) }
    for y in stride(from: 0.0, through: 700, by: 50) {
      scroll.scroll(to: Point(x: 0, y: y))
      paper.context.settle()
    }
    #expect(scroll.contentSize.height == (0..<60).reduce(0) { $0 + Double($1 % 5 + 8) })
    #expect(rows.made.count < 40)
  }

  @Test("fills lines of a grid")
  func grid() {
    let track = Tracks.Item(.flexible(min: 10, max: .infinity), spacing: 10, alignment: nil)
    let (_, scroll, lazy, rows) = setUp(1000, tracks: Tracks([track, track]))
    #expect(scroll.contentSize.height == 5000)
    #expect(rows.made.count == 30)
    #expect(lazy.children[3].absoluteFrame.minY == 10)
    #expect(lazy.children[3].absoluteFrame.midX == 40)
  }

  @Test("fits as many adaptive tracks as there is room for")
  func adaptive() {
    let tracks = Tracks([Tracks.Item(.adaptive(min: 30, max: 100), spacing: 10, alignment: nil)])
    let lengths = tracks.resolved(in: 120).map(\.length)
    #expect(lengths.count == 3)
    #expect(abs(lengths.reduce(0, +) - 100) < 0.01)
  }
}

@Suite("Lengths of lines")
struct LineLengthsTests {
  @Test("count unknown lines as the mean of the known ones")
  func mean() {
    var lengths = LineLengths(count: 1000, spacing: 2)
    lengths.set(10, of: 0)
    lengths.set(30, of: 700)
    #expect(lengths.mean == 20)
    #expect(lengths.total == 21_998)
    #expect(lengths.offset(of: 1) == 12)
    #expect(lengths.offset(of: 701) == 15_422)
  }

  @Test("find the line at each line's offset", arguments: Law.seeds(10))
  func inverse(seed: UInt64) {
    var dice = Dice(seed: seed)
    var lengths = LineLengths(count: 2000, spacing: 3)
    for _ in 0..<500 { lengths.set(Double(dice.roll(1..<90)), of: dice.roll(0..<2000)) }
    lengths.resize(to: 1500)
    lengths.resize(to: 1800)
    for _ in 0..<50 {
      let line = dice.roll(0..<1800)
      #expect(lengths.line(at: lengths.offset(of: line) + 0.5) == line, "seed \(seed)")
    }
  }
}
