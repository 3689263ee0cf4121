import FoveaGeometry
import FoveaScene

/// The session whose picture a terminal shows.
@MainActor
package protocol TerminalSession: AnyObject {
  var scene: Scene { get }
  /// What holds focus, in the scene's coordinates: it is kept in sight, and the cursor stands there.
  var focusedRect: Rect? { get }
  /// The colours of text and page that are left to the terminal, and the one that shows focus.
  var terminalTheme: CellTheme { get }

  /// Tells what the terminal is like, before the first frame and whenever that changes: how text is
  /// measured in it, and whether its background is dark.
  func adapt(to traits: TerminalTraits)

  func send(_ event: InputEvent)

  /// Runs the passes, so that the scene shows what it should at a time; seconds.
  func frame(now: Double)
}

/// What a session must know of its terminal.
package struct TerminalTraits {
  /// Every font takes the same cells. There is one for as long as the surface lives.
  package let measurer: ColumnMeasurer
  /// Whether a cell is no longer as large as it was: text has to be measured again.
  package let isOtherCell: Bool
  /// The session's screen; points.
  package let size: Size
  package let isDark: Bool
  package let depth: ColorDepth

  package init(
    measurer: ColumnMeasurer, isOtherCell: Bool, size: Size, isDark: Bool, depth: ColorDepth
  ) {
    self.measurer = measurer
    self.isOtherCell = isOtherCell
    self.size = size
    self.isDark = isDark
    self.depth = depth
  }
}
