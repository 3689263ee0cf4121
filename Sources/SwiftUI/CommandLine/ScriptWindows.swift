import FoveaRuntime
import FoveaTesting
import FoveaUI

/// The windows and menus of a program, as a script uses them.
@MainActor
final class ScriptWindows: ScriptHost {
  private let program: Program
  private let clock: TestClock
  private var screens: [ObjectIdentifier: Screen] = [:]
  /// The windows by the numbers that a script gives them; a number is not used twice.
  private var windows: [ProgramWindow?]

  init(_ program: Program, first: Screen) {
    self.program = program
    clock = first.clock
    windows = program.windows
    if let active = program.active { screens[ObjectIdentifier(active)] = first }
  }

  var activeScreen: Screen? { program.active.map(screen) }

  func openWindow(_ number: Int) -> Screen? {
    takeNewWindows()
    if windows.indices.contains(number - 1) {
      guard let window = windows[number - 1] else { return nil }
      program.activate(window)
      return screen(of: window)
    }
    guard number == windows.count + 1, let window = program.openAnother() else { return nil }
    windows.append(window)
    return screen(of: window)
  }

  func closeWindow(_ number: Int) -> Screen? {
    takeNewWindows()
    guard windows.indices.contains(number - 1), let window = windows[number - 1] else { return nil }
    windows[number - 1] = nil
    let closed = screen(of: window)
    program.close(window)
    program.settle()
    // Without any window the script goes on at the last one, of which nothing is left.
    return program.active.map(screen) ?? closed
  }

  /// Windows that the program itself has opened or closed since.
  private func takeNewWindows() {
    for window in program.windows where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for index in windows.indices where !program.windows.contains(where: { $0 === windows[index] }) {
      windows[index] = nil
    }
  }

  private func screen(of window: ProgramWindow) -> Screen {
    let key = ObjectIdentifier(window)
    if let known = screens[key] { return known }
    let screen = Screen(session: window.session, clock: clock)
    screens[key] = screen
    return screen
  }

  func isEnabled(menu: String, entry: String) -> Bool? {
    program.menuEntry(entry, in: menu)?.isEnabled
  }

  func choose(menu: String, entry: String) {
    if let entry = program.menuEntry(entry, in: menu) { program.choose(entry) }
  }
}
