import Foundation
import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaText
import FoveaUI

/// Runs a program on the test surface and looks at its screen.
@MainActor
struct Look {
  let program: Program
  let options: Options
  private let clock = TestClock()

  init<Main: App>(_ app: Main.Type, options: Options) {
    self.options = options
    program = TestClock.$current.withValue(clock) {
      Program(
        Main(), device: options.adjustedDevice, size: options.size,
        measurer: ColumnMeasurer(columns: Screen.columns)
      ) { options.apply(to: &$0) }
    }
    for issue in program.issues.issues { Output.complain("\(issue)") }
    program.issues.onIssue = { Output.complain("\($0)") }
  }

  /// The text picture of the first frame.
  var picture: String {
    program.active.map { Screen(session: $0.session, clock: clock).picture } ?? ""
  }

  /// Does what the options ask for, each with the screen as the script leaves it.
  ///
  /// - Returns: the status with which the process ends.
  func run() -> Int32 {
    guard let window = program.active else {
      Output.complain("The program shows no window.")
      return ExitStatus.unavailable
    }
    var screen = Screen(session: window.session, clock: clock)
    var status = ExitStatus.success
    if let script = options.script {
      let text: String
      do throws(TextFile.Failure) { text = try TextFile(script).read() } catch {
        Output.complain("\(error)")
        return ExitStatus.noFile
      }
      var written = ExitStatus.success
      status = ScriptRunner.run(
        text: text, screen: screen, host: ScriptWindows(program, first: screen),
        output: { if written == ExitStatus.success { written = Output.print($0) } },
        errors: Output.complain, last: { screen = $0 })
      status = max(status, written)
    }
    if let file = options.picture {
      status = max(status, write(Self.contents(of: file, screen), to: file.path))
    }
    if let map = options.focusMap { status = max(status, show(map, of: screen)) }
    if options.audits {
      let audit = screen.audit
      status = max(status, Output.print(audit.text))
      if !audit.isComplete { status = max(status, ExitStatus.failed) }
    }
    return status
  }

  private static func contents(of file: PictureFile, _ screen: Screen) -> String {
    switch file.kind {
    case .text: screen.picture.displayed(as: .output) + "\n"
    case .page: Page.html(picture: screen.picture)
    case .pixels: preconditionFailure("a build without pixels refuses the option")
    }
  }

  private func show(_ map: FocusMapPlace, of screen: Screen) -> Int32 {
    switch map {
    case .output:
      return Output.draw(screen.focusMapPicture(isColored: Output.isScreen))
    case .text(let path): return write(screen.focusMapPicture + "\n", to: path)
    case .drawing(let path): return write(screen.focusMapDrawing, to: path)
    }
  }

  private func write(_ text: String, to path: String) -> Int32 {
    do throws(TextFile.Failure) {
      try TextFile(path).write(text)
      return ExitStatus.success
    } catch {
      Output.complain("\(error)")
      return ExitStatus.cannotWrite
    }
  }
}
