import FoveaRuntime
import FoveaScene
import FoveaUI

/// A program without a display: a screen for each of its windows, and its menus.
@MainActor
package final class ProgramHost {
  package let program: Program
  /// Windows by the numbers that they got when they opened; a closed one keeps its own.
  private var windows: [(window: ProgramWindow, screen: Screen)] = []

  package init(_ program: Program) {
    self.program = program
    program.settle()
    noteWindows()
  }

  /// Runs a script in the program; only for the main thread outside of its queue.
  ///
  /// - Returns: the exit code: 0 if all claims held, 1 if one failed, 65 if the script is wrong.
  package func run(
    script: String, output: @escaping (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    guard let screen = activeScreen else {
      errors("line 1: the program opens no window")
      return 65
    }
    return ScriptRunner.run(
      text: script, screen: screen, host: self, output: output, errors: errors)
  }

  /// Gives windows that the program has opened a number and a screen.
  private func noteWindows() {
    for window in program.windows where !windows.contains(where: { $0.window === window }) {
      let screen = Screen(
        session: window.session, send: { [program] in program.send($0) },
        settleAround: { [program] in program.settle() })
      windows.append((window, screen))
    }
  }

  private func isOpen(_ window: ProgramWindow) -> Bool {
    program.windows.contains { $0 === window }
  }
}

extension ProgramHost: ScriptHost {
  package var activeScreen: Screen? {
    noteWindows()
    return windows.first { $0.window === program.active }?.screen
  }

  package func openWindow(_ number: Int) -> Screen? {
    noteWindows()
    if windows.indices.contains(number - 1), isOpen(windows[number - 1].window) {
      program.activate(windows[number - 1].window)
    } else {
      let scenes = program.stage.tree.program.windows
      guard let scene = scenes.first(where: { $0.template.kind == .group }) else { return nil }
      program.open(scene, value: nil)
    }
    program.settle()
    return activeScreen
  }

  package func closeWindow(_ number: Int) -> Screen? {
    noteWindows()
    guard windows.indices.contains(number - 1), isOpen(windows[number - 1].window) else {
      return nil
    }
    program.close(windows[number - 1].window)
    program.settle()
    return activeScreen ?? windows[number - 1].screen
  }

  package func isEnabled(menu: String, entry: String) -> Bool? {
    program.menuEntry(entry, in: menu)?.isEnabled
  }

  package func choose(menu: String, entry: String) {
    if let entry = program.menuEntry(entry, in: menu) { program.choose(entry) }
  }
}
