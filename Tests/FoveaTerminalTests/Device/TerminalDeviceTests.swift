import FoveaGeometry
import FoveaScene
import FoveaSystem
import Glibc
import SceneFixtures
import Testing

@testable import FoveaTerminal

/// A process has one set of signals: these tests take turns on the main actor.
@Suite("A terminal that is taken over")
@MainActor
struct TerminalDeviceTests {
  private func device(_ terminal: PseudoTerminal) throws -> TerminalDevice {
    try TerminalDevice(
      input: terminal.terminal, output: terminal.terminal, environment: ["TERM": "xterm-kitty"])
  }

  @Test("gets its modes and its screen back")
  func restored() throws {
    let terminal = PseudoTerminal()
    let before = terminal.modes
    let device = try device(terminal)
    try device.enter()
    let entered = String(decoding: terminal.read(until: "q"), as: UTF8.self)
    #expect(entered.hasPrefix("\u{1B}[?1049h"))
    #expect(terminal.modes != before)
    device.leave()
    let left = String(decoding: terminal.read(until: "?1049l"), as: UTF8.self)
    #expect(left.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(terminal.modes == before)
    device.leave()
  }

  @Test("gets them back when the process is killed, crashes or ends")
  func killed() async throws {
    for end in [SIGTERM, SIGHUP, SIGINT, SIGABRT, SIGSEGV, SIGUSR1, SIGALRM] {
      let terminal = PseudoTerminal()
      let before = terminal.modes
      let name = terminal.name
      await #expect(processExitsWith: .signal(end)) { [name = name as String, end = end as Int32] in
        try enterForGood(name)
        kill(getpid(), end)
        while true { pause() }
      }
      #expect(terminal.modes == before)
      #expect(terminal.read(until: "?1049l").suffix(6) == Array("?1049l".utf8)[...])
    }
    let terminal = PseudoTerminal()
    let before = terminal.modes
    let name = terminal.name
    await #expect(processExitsWith: .exitCode(3)) { [name = name as String] in
      try enterForGood(name)
      exit(3)
    }
    #expect(terminal.modes == before)
    #expect(terminal.read(until: "?1049l").suffix(6) == Array("?1049l".utf8)[...])
  }

  @Test("gets them back, however many the process has")
  func several() async throws {
    let terminals = (0..<3).map { _ in PseudoTerminal() }
    let before = terminals.map(\.modes)
    let names = terminals.map(\.name).joined(separator: " ")
    await #expect(processExitsWith: .signal(SIGTERM)) { [names = names as String] in
      let names = names.split(separator: " ").map(String.init)
      try enterForGood(names[0])
      // One that was given back in between frees its place.
      let device = try enter(names[1])
      device.leave()
      try enterForGood(names[1])
      try enterForGood(names[2])
      kill(getpid(), SIGTERM)
      while true { pause() }
    }
    #expect(terminals.map(\.modes) == before)
    for terminal in terminals {
      #expect(terminal.read(until: "?1049l").suffix(6) == Array("?1049l".utf8)[...])
    }
  }

  @Test("are at most sixteen, and the next one is told so")
  func tooMany() throws {
    let terminals = (0..<17).map { _ in PseudoTerminal() }
    let devices = try terminals.map(device)
    defer { devices.forEach { $0.leave() } }
    for device in devices.prefix(16) { try device.enter() }
    let before = terminals[16].modes
    #expect(throws: TerminalError.system(call: "Keeping the terminal's mode", code: EMFILE)) {
      try devices[16].enter()
    }
    #expect(terminals[16].modes == before)
    devices[3].leave()
    try devices[16].enter()
  }

  @Test("hear of signals as long as they listen, each by itself")
  func listeners() throws {
    let events = (0..<2).map { _ in fovea_event_make() }
    defer { events.forEach { close($0) } }
    for event in events { #expect(fovea_signals_watch(event) == 0) }
    let resize = UInt32(FOVEA_SIGNAL_RESIZE)
    // Whatever thread the signal comes to, the event is raised for it.
    func hears(_ event: Int32) -> Bool {
      var descriptor = pollfd(fd: event, events: Int16(POLLIN), revents: 0)
      guard fovea_poll(&descriptor, 1, 5_000_000_000) == 1 else { return false }
      fovea_event_clear(event)
      return fovea_signals_take(event) & resize == resize
    }
    kill(getpid(), SIGWINCH)
    #expect(hears(events[0]) && hears(events[1]))
    #expect(fovea_signals_take(events[0]) == 0)
    fovea_signals_unwatch(events[0])
    kill(getpid(), SIGWINCH)
    #expect(hears(events[1]))
    #expect(fovea_signals_take(events[0]) == 0)
    fovea_signals_unwatch(events[1])
    fovea_signals_unwatch(events[1])
  }

  @Test("is told from what is no terminal")
  func noTerminal() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    #expect(throws: TerminalError.notATerminal(stream: "input")) {
      _ = try TerminalDevice(input: ends[0], output: ends[1])
    }
    let terminal = PseudoTerminal()
    #expect(throws: TerminalError.notATerminal(stream: "output")) {
      _ = try TerminalDevice(input: terminal.terminal, output: ends[1])
    }
  }

  @Test("has the size that it tells, else the environment's, else 80 by 24")
  func size() throws {
    let told = PseudoTerminal(columns: 100, rows: 30)
    #expect(try device(told).size == (100, 30))
    let silent = PseudoTerminal(columns: 0, rows: 0)
    #expect(try device(silent).size == (80, 24))
    let device = try TerminalDevice(
      input: silent.terminal, output: silent.terminal,
      environment: ["COLUMNS": "132", "LINES": "no"])
    #expect(device.size == (132, 24))
  }

  @Test("is asked what it can do, and what is typed meanwhile is kept")
  func negotiation() throws {
    let terminal = PseudoTerminal()
    let device = try device(terminal)
    var decoder = InputDecoder(cell: cell)
    terminal.type("x\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    for column in [3, 3, 2, 3, 3, 3, 4, 1] { terminal.type("\u{1B}[1;\(column)R") }
    terminal.type("y\u{1B}[?62c")
    try device.enter()
    let typed = try device.negotiate(&decoder, timeout: 5)
    #expect(
      typed == [.key(KeyStroke(.character("x"))), .key(KeyStroke(.character("y")))])
    let capabilities = device.capabilities
    #expect(capabilities.hasKeyboardProtocol && capabilities.isSynchronized)
    #expect(!capabilities.isDark)
    #expect(capabilities.widths.columns("☎️") == 1)
    #expect(capabilities.widths.columns("👍🏽") == 2)
    #expect(capabilities.widths.columns("🫨") == 1)
  }

  @Test(
    "has as many colours as the environment tells",
    arguments: [
      (["TERM": "xterm-256color"], .indexed), (["TERM": "xterm"], .sixteen),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "linux"], .sixteen), (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-kitty", "NO_COLOR": ""], .truecolor),
    ] as [([String: String], ColorDepth)])
  func colors(_ environment: [String: String], _ depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(
    "gives characters the columns of libc",
    arguments: [
      ("a", 1), ("\u{1B}", 1), ("é", 1), ("漢", 2), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧", 2),
      ("─", 1), ("\u{200B}", 0), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("☎️", 2),
    ] as [(Character, Int)])
  func widths(_ character: Character, _ columns: Int) {
    #expect(TerminalWidths().columns(character) == columns)
  }
}

/// Enters a terminal and does not leave it.
private func enterForGood(_ name: String) throws {
  _ = fovea_signals_watch(fovea_event_make())
  // The device lives as long as the process.
  _ = Unmanaged.passRetained(try enter(name))
}

private func enter(_ name: String) throws -> TerminalDevice {
  let terminal = open(name, O_RDWR | O_NOCTTY)
  let device = try TerminalDevice(input: terminal, output: terminal, environment: [:])
  try device.enter()
  return device
}
