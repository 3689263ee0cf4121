import FoveaGeometry
import FoveaScene
import LawFixtures
import SceneFixtures
import Testing

@Suite("A grid of cells")
struct CellGridTests {
  @Test("finds what is drawn in a cell by a point in it", arguments: Law.seeds(20))
  func point(seed: UInt64) {
    var dice = Dice(seed: seed)
    let cells = [cell, Size(width: 24, height: 45), Size(width: 16, height: 27)]
    for _ in 0..<50 {
      let grid = CellGrid(
        cell: dice.pick(cells), offset: Point(x: 0, y: Double(dice.roll(0..<5) * 11)))
      // Halves of cells are frequent: what is centred among an odd number of rows.
      let length = grid.cell.height / Double(dice.pick([1, 2, 4, 7]))
      let place = Rect(
        x: 0, y: Double(dice.roll(0..<12)) * length, width: 400,
        height: grid.cell.height + Double(dice.roll(0..<9)) * length)
      let area = grid.cells(of: place)
      for row in (area.top - 1)...area.bottom {
        #expect(
          place.contains(grid.point(inColumn: 3, row: row))
            == area.contains(column: 3, row: row))
      }
    }
  }
}
