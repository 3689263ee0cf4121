import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A session in a terminal: the TV's screen is scaled to it, others have their usual cells.
@MainActor
struct TerminalStage {
  let session: Session
  private let measurer: ColumnMeasurer

  init<Content: View>(columns: Int, rows: Int, @ViewBuilder _ content: () -> Content) {
    measurer = ColumnMeasurer(cell: Self.cell(columns, rows), columns: ColumnWidth.of)
    session = Session(content(), device: .tv, measurer: measurer)
    session.frame()
  }

  init<Content: View>(
    _ device: Device, columns: Int, rows: Int, scheme: ColorScheme = .light,
    @ViewBuilder _ content: () -> Content
  ) {
    let cell = Size(width: 10, height: 22)
    measurer = ColumnMeasurer(cell: cell, columns: ColumnWidth.of)
    session = Session(
      content(), device: device,
      size: Size(width: cell.width * Double(columns), height: cell.height * Double(rows)),
      measurer: measurer
    ) { $0.colorScheme = scheme }
    session.frame()
  }

  private static func cell(_ columns: Int, _ rows: Int) -> Size {
    Size(width: Device.tv.size.width / Double(columns), height: 1080 / Double(rows))
  }

  /// The terminal has another size.
  func resize(columns: Int, rows: Int) {
    measurer.cell = Self.cell(columns, rows)
    session.tree.measureTextAgain()
    session.send(.resize(session.size))
  }

  var buffer: CellBuffer {
    session.scene.cells(size: session.size, cell: measurer.cell!).buffer
  }

  /// What the terminal shows.
  var picture: String { buffer.text }

  /// A `#` for each cell with a background of its own.
  var areas: String { buffer.styles { $0.background == .standard ? " " : "#" } }
}
