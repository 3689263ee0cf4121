import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A session whose screen is scaled to a terminal, as the TV's is.
@MainActor
struct TerminalStage {
  let session: Session
  private let measurer: ColumnMeasurer

  init<Content: View>(columns: Int, rows: Int, @ViewBuilder _ content: () -> Content) {
    measurer = ColumnMeasurer(cell: Self.cell(columns, rows), columns: ColumnWidth.of)
    session = Session(content(), device: .tv, measurer: measurer)
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

  private var buffer: CellBuffer {
    session.scene.cells(size: session.size, cell: measurer.cell!).buffer
  }

  /// What the terminal shows.
  var picture: String { buffer.text }

  /// A `#` for each cell with a background of its own.
  var areas: String { buffer.styles { $0.background == .standard ? " " : "#" } }
}
