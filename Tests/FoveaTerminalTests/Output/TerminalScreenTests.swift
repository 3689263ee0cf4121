import FoveaGeometry
import FoveaScene
import SceneFixtures
import Testing

@testable import FoveaTerminal

@Suite("A session's screen in a terminal")
struct TerminalScreenTests {
  private func shown(
    _ screen: inout TerminalScreen, _ scene: Scene, focus: Rect? = nil
  ) -> String {
    var bytes: [UInt8] = []
    screen.show(scene, focus: focus, to: &bytes)
    return screen.text
  }

  private func rows(_ count: Int, width: Double) -> Scene {
    let scene = Scene()
    scene.root.place(at: .zero, size: Size(width: width, height: Double(count) * 22))
    scene.root.setChildren((0..<count).map { label("row \($0)", 0, Double($0)) })
    return scene
  }

  private func row(_ number: Double) -> Rect { Rect(x: 0, y: number * 22, width: 60, height: 22) }

  @Test("fills the terminal on the desktop")
  func fills() {
    var screen = TerminalScreen(columns: 80, rows: 24, fit: .fills, depth: .truecolor)
    #expect(screen.size == Size(width: 800, height: 528))
    screen.resize(columns: 100, rows: 30)
    #expect(screen.size == Size(width: 1000, height: 660))
  }

  @Test("is scaled to the terminal for the TV")
  func scales() {
    let screen = TerminalScreen(
      columns: 96, rows: 27, fit: .scales(Size(width: 1920, height: 1080)), depth: .truecolor)
    #expect(screen.size == Size(width: 1920, height: 1080))
    #expect(screen.cell == Size(width: 20, height: 40))
  }

  @Test("stands in the middle of a wider terminal and scrolls in a lower one")
  func keeps() {
    let size = Size(width: 80, height: 220)
    var screen = TerminalScreen(columns: 12, rows: 4, fit: .keeps(size), depth: .truecolor)
    let scene = rows(10, width: 80)
    #expect(
      shown(&screen, scene, focus: row(0)) == """
          row 0
          row 1
          row 2
          row 3  ▾
        """)
    #expect(
      shown(&screen, scene, focus: row(5)) == """
          row 3  ▴
          row 4
          row 5
          row 6  ▾
        """)
    #expect(screen.offset == Point(x: -20, y: 66))
    #expect(
      shown(&screen, scene, focus: row(9)) == """
          row 6  ▴
          row 7
          row 8
          row 9
        """)
    #expect(shown(&screen, scene, focus: row(7)).hasPrefix("  row 6"))
    #expect(shown(&screen, scene, focus: nil).hasPrefix("  row 6"))
    #expect(shown(&screen, scene, focus: row(4)).hasPrefix("  row 3"))
  }

  @Test("keeps the mark at a cut edge when what is beneath it changes")
  func marks() {
    var screen = TerminalScreen(
      columns: 6, rows: 2, fit: .keeps(Size(width: 60, height: 88)), depth: .truecolor)
    let scene = rows(4, width: 60)
    #expect(shown(&screen, scene) == "row 0\nrow 1▾")
    scene.root.children[1].setDrawing(label("漢字漢", 0, 0).drawing)
    scene.root.children[1].place(at: Point(x: 0, y: 22), size: Size(width: 60, height: 22))
    #expect(shown(&screen, scene) == "row 0\n漢字 ▾")
    scene.root.children[1].setDrawing(label("abc", 0, 0).drawing)
    #expect(shown(&screen, scene) == "row 0\nabc  ▾")
  }

  @Test("survives terminals of hardly any size", arguments: [(0, 0), (1, 1), (1, 40), (3, 1)])
  func tiny(_ columns: Int, _ rows: Int) {
    for fit in [
      TerminalFit.fills, .keeps(Size(width: 390, height: 844)),
      .scales(Size(width: 1920, height: 1080)),
    ] {
      var screen = TerminalScreen(columns: columns, rows: rows, fit: fit, depth: .truecolor)
      let scene = self.rows(40, width: 390)
      scene.root.setFocusMark(.ring(.bounds))
      _ = shown(&screen, scene, focus: row(20))
      screen.resize(columns: rows, rows: columns)
      _ = shown(&screen, scene, focus: row(30))
    }
  }

  @Test("forgets clusters when there are more than any screen shows")
  func clusters() {
    var screen = TerminalScreen(columns: 40, rows: 2, fit: .fills, depth: .truecolor)
    let scene = rows(1, width: 400)
    for block in 0..<400 {
      let text = String(
        (0..<40).map { Character("\(Unicode.Scalar(UInt32(0x4E00 + block * 40 + $0))!)\u{302}") })
      scene.root.children[0].setDrawing(label(text, 0, 0).drawing)
      _ = shown(&screen, scene)
    }
    #expect(screen.buffer.clusters.count <= 10_100)
  }
}
