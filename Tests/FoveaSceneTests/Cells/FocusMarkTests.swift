import FoveaGeometry
import FoveaScene
import Testing

/// Given a target in the accent colour, when it has focus, then its mark is seen.
@Suite("A focus mark on the accent colour")
struct FocusMarkTests {
  private func canvas(_ mark: FocusMark) -> CellCanvas {
    let node = RenderNode()
    node.place(at: .zero, size: Size(width: 80, height: 22))
    node.setDrawing(.fill(.bounds, .color(CellTheme.light.accent)))
    node.setFocusMark(mark)
    var canvas = CellCanvas(
      columns: 8, rows: 1, cell: Size(width: 10, height: 22), theme: .light)
    canvas.draw(node)
    return canvas
  }

  @Test("is a ring in another colour")
  func ring() {
    let cell = canvas(.ring(.bounds)).buffer[0, 0]
    #expect(cell.glyph != .space)
    #expect(cell.foreground != cell.background)
    #expect(cell.foreground == CellColor(.white))
  }

  @Test("is an area in another colour")
  func lift() {
    let cell = canvas(.lift).buffer[3, 0]
    #expect(cell.background == CellColor(.black))
    #expect(cell.foreground == CellColor(.white))
  }
}
