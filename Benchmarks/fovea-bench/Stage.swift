import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTerminal
import FoveaUI

/// A session on a terminal of 80 × 24 cells: what a benchmark acts on, bytes included.
@MainActor
final class Stage {
  let session: Session
  private var screen = TerminalScreen(columns: 80, rows: 24, fit: .fills, depth: .truecolor)
  private var bytes: [UInt8] = []
  /// Bytes that were written for the last frame.
  private(set) var bytesWritten = 0

  init(_ view: some View) {
    session = Session(
      view, device: .desktop, size: Size(width: 800, height: 528),
      measurer: ColumnMeasurer(cell: Size(width: 10, height: 22)) { _ in 1 })
    session.frame()
    show()
  }

  /// Encodes what changed, as the terminal surface does.
  func show() {
    bytes.removeAll(keepingCapacity: true)
    let focused = session.focus.focused?.node.facet?.render.absoluteFrame
    screen.show(session.scene, focus: focused, to: &bytes)
    bytesWritten = bytes.count
  }

  func press(_ key: Key) {
    session.send(.key(KeyStroke(key)))
    show()
  }

  func frame() {
    session.frame()
    show()
  }
}
