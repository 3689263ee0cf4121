import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// Runs a program without a display and looks at its screen.
@MainActor
struct Look {
  let program: Program
  let options: Options

  init<Main: App>(_ app: Main.Type, options: Options) {
    self.options = options
    program = Program(
      Main(), device: options.adjustedDevice, size: options.size,
      measurer: ColumnMeasurer(columns: ColumnWidth.of)
    ) { options.apply(to: &$0) }
    program.settle()
  }

  /// - Returns: the status with which the process ends.
  func run() -> Int32 {
    if let picture = options.picture {
      do {
        try (text + "\n").write(toFile: picture.path, atomically: false, encoding: .utf8)
      } catch {
        Output.complain("\(picture.path) cannot be written: \(error.localizedDescription)")
        return ExitStatus.cannotWrite
      }
    }
    return ExitStatus.success
  }

  /// The text picture of the screen.
  var text: String {
    guard let session = program.active?.session else { return "" }
    let cell = Size(width: 10, height: 22)
    var canvas = CellCanvas(
      columns: Int((session.size.width / cell.width).rounded(.up)),
      rows: Int((session.size.height / cell.height).rounded(.up)), cell: cell)
    canvas.draw(session.scene.root)
    return canvas.buffer.text
  }
}
