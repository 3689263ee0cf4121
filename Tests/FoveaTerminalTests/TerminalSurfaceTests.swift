import FoveaGeometry
import FoveaScene
import FoveaSystem
import Glibc
import SceneFixtures
import Testing

@testable import FoveaTerminal

/// A session that shows what it was sent.
@MainActor
private final class EchoSession: TerminalSession {
  let scene = Scene()
  var focusedRect: Rect?
  var terminalTheme = CellTheme.dark
  private(set) var events: [InputEvent] = []
  private(set) var traits: TerminalTraits?

  func adapt(to traits: TerminalTraits) {
    self.traits = traits
    scene.root.place(at: .zero, size: traits.size)
  }

  func send(_ event: InputEvent) { events.append(event) }

  func frame(now: Double) {
    scene.root.setChildren([label("\(events.count) events", 0, 0)])
  }
}

@Suite("A session in a terminal")
@MainActor
struct TerminalSurfaceTests {
  private let terminal = PseudoTerminal(columns: 20, rows: 3)
  private let session = EchoSession()

  private func surface() throws -> TerminalSurface {
    let device = try TerminalDevice(
      input: terminal.terminal, output: terminal.terminal, environment: ["TERM": "xterm-kitty"])
    return TerminalSurface(session, in: device, fit: .fills)
  }

  @Test("shows its picture, gets what is typed, and ends at Ctrl-C")
  func whole() throws {
    let surface = try surface()
    try surface.start(timeout: 0)
    defer { surface.stop() }
    #expect(session.traits?.size == Size(width: 200, height: 66))
    try surface.present(now: 0)
    var screen = TinyTerminal(columns: 20, rows: 3)
    screen.take(terminal.read(until: "s"))
    #expect(screen.text.hasPrefix("1 events "))
    terminal.type("a\u{1B}[A")
    try receive(surface)
    #expect(
      session.events.dropFirst() == [.key(KeyStroke(.character("a"))), .key(KeyStroke(.up))])
    try surface.present(now: 0)
    #expect(terminal.read() == Array("\r3".utf8))
    #expect(!surface.isInterrupted)
    terminal.type("\u{3}")
    try receive(surface)
    #expect(surface.isInterrupted)
  }

  @Test("starts again after it has stopped, and beside another one")
  func twice() throws {
    let modes = terminal.modes
    let other = PseudoTerminal(columns: 12, rows: 2)
    let beside = TerminalSurface(
      EchoSession(),
      in: try TerminalDevice(
        input: other.terminal, output: other.terminal, environment: ["TERM": "xterm"]),
      fit: .fills)
    try beside.start(timeout: 0)
    for _ in 0..<2 {
      let surface = try surface()
      try surface.start(timeout: 0)
      try surface.present(now: 0)
      terminal.type("a")
      try receive(surface)
      #expect(session.events.last == .key(KeyStroke(.character("a"))))
      surface.stop()
      #expect(terminal.modes == modes)
    }
    try beside.present(now: 0)
    #expect(beside.text == "1 events")
    beside.stop()
  }

  @Test("is told when the terminal's size changes, and drawn anew")
  func resize() throws {
    let surface = try surface()
    try surface.start(timeout: 0)
    defer { surface.stop() }
    try surface.present(now: 0)
    fovea_tty_set_size(terminal.controller, 30, 5)
    kill(getpid(), SIGWINCH)
    try receive(surface)
    #expect(session.events.last == .resize(Size(width: 300, height: 110)))
    try surface.present(now: 0)
    #expect(surface.text == "2 events")
  }

  @Test("is drawn though more is typed than it can be told at once, and told all of it in order")
  func flood() throws {
    let surface = try surface()
    try surface.start(timeout: 0)
    defer { surface.stop() }
    let typed = String((0..<1000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    terminal.type(typed)
    try receive(surface)
    var rounds = 1
    while surface.deadline != nil {
      try surface.receive(now: 0)
      rounds += 1
    }
    #expect(rounds == 4)
    #expect(
      session.events.dropFirst() == typed.map { .key(KeyStroke(.character($0))) }[...])
  }

  @Test("waits for a terminal that does not take its bytes, and goes on where it stopped")
  func backPressure() throws {
    let surface = try surface()
    try surface.start(timeout: 0)
    defer { surface.stop() }
    var frames = 0
    while surface.descriptors.count == 2 && frames < 100_000 {
      terminal.type("x")
      try receive(surface)
      try surface.present(now: 0)
      frames += 1
    }
    #expect(surface.descriptors.count == 3)
    var screen = TinyTerminal(columns: 20, rows: 3)
    var bytes: [UInt8] = []
    while surface.descriptors.count == 3 {
      bytes += terminal.read()
      try surface.present(now: 0)
    }
    bytes += terminal.read()
    surface.stop()
    screen.take(bytes + terminal.read(until: "?1049l"))
    #expect(screen.text.hasPrefix("\(session.events.count) events "))
  }

  @Test("ends with a typed error when the terminal is gone")
  func gone() throws {
    let surface = try surface()
    try surface.start(timeout: 0)
    terminal.hangUp()
    #expect(throws: TerminalError.gone) { try surface.present(now: 0) }
    #expect(throws: TerminalError.gone) { try surface.receive(now: 0) }
    surface.stop()
  }

  /// Waits for what was typed.
  private func receive(_ surface: TerminalSurface) throws {
    var descriptors = surface.descriptors
    #expect(fovea_poll(&descriptors, descriptors.count, 5_000_000_000) > 0)
    try surface.receive(now: 0)
  }
}
