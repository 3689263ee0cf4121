import FoveaScene
import FoveaSystem

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal that a program takes over: its modes, its size, its bytes.
///
/// Whatever ends the process (`leave`, exit, a crash, a signal), the terminal gets its modes and its
/// screen back.
package final class TerminalDevice {
  /// Where keys come from and where pictures go; opened anew, so that reading and writing them does
  /// not wait while others who share the terminal do.
  package let input: Int32
  package let output: Int32
  package let depth: ColorDepth
  package private(set) var capabilities = TerminalCapabilities()
  private let environment: [String: String]
  private var saved: termios?
  private var owned: [Int32] = []

  /// - Throws: `TerminalError.notATerminal` when one of the streams leads elsewhere.
  package init(
    input: Int32 = 0, output: Int32 = 1,
    environment: [String: String] = TerminalDevice.environment
  ) throws(TerminalError) {
    if isatty(input) == 0 { throw .notATerminal(stream: "input") }
    if isatty(output) == 0 { throw .notATerminal(stream: "output") }
    // Standard output may lead elsewhere while the program has the terminal.
    let reopened = [Self.reopen(input), Self.reopen(output) ?? Self.copy(output)]
    owned = reopened.compactMap { $0 }
    self.input = reopened[0] ?? input
    self.output = reopened[1] ?? output
    self.environment = environment
    depth = ColorDepth(environment: environment)
  }

  deinit {
    leave()
    for descriptor in owned { close(descriptor) }
  }

  private static func reopen(_ descriptor: Int32) -> Int32? {
    guard let name = ttyname(descriptor) else { return nil }
    let copy = open(name, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? copy : nil
  }

  private static func copy(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  /// The variables that tell what a terminal is.
  package static var environment: [String: String] {
    var result: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "COLUMNS", "LINES"] {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }

  /// The columns and rows; where the terminal does not know, what the environment says, else 80
  /// and 24.
  package var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let isKnown = fovea_tty_size(output, &columns, &rows) == 0
    func pick(_ told: Int32, _ name: String, _ usual: Int) -> Int {
      if isKnown && told > 0 { return min(Int(told), 2000) }
      return max(1, min(environment[name].flatMap { Int($0) } ?? usual, 2000))
    }
    return (pick(columns, "COLUMNS", 80), pick(rows, "LINES", 24))
  }

  // MARK: Entering and leaving

  /// Takes the terminal over; entering twice sets its modes again.
  package func enter() throws(TerminalError) {
    var modes = termios()
    if fovea_tty_make_raw(input, &modes) != 0 {
      throw .system(call: "Setting the terminal's mode", code: errno)
    }
    if saved == nil { saved = modes }
    let restoring = Self.leaving
    do throws(TerminalError) {
      guard fovea_restore_arm(output, &saved!, restoring, restoring.count) == 0 else {
        throw TerminalError.system(call: "Keeping the terminal's mode", code: errno)
      }
      try writeAll(Self.entering)
    } catch {
      leave()
      throw error
    }
  }

  /// Asks what the terminal can do and waits for the answers.
  ///
  /// - Parameters:
  ///   - decoder: reads the answers.
  ///   - timeout: how long to wait for them; seconds. 0 does not ask.
  /// - Returns: what was typed meanwhile.
  func negotiate(_ decoder: inout InputDecoder, timeout: Double) throws(TerminalError)
    -> [InputEvent]
  {
    guard timeout > 0, environment["TERM"] != "dumb" else { return [] }
    decoder.awaitedCursorReports = Negotiation.cursorReports
    try writeAll(Negotiation.questions)
    var negotiation = Negotiation()
    var events: [InputEvent] = []
    let end = fovea_now() + Int64(timeout * 1e9)
    while !negotiation.isComplete {
      let left = end - fovea_now()
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard left > 0, fovea_poll(&descriptor, 1, left) >= 0 || errno == EINTR else { break }
      if descriptor.revents == 0 { continue }
      let now = Double(fovea_now()) / 1e9
      for input in decoder.feed(try read(), now: now) {
        switch input {
        case .event(let event): events.append(event)
        case .reply(let reply): negotiation.take(reply)
        }
      }
    }
    capabilities = negotiation.capabilities
    return events
  }

  /// Gives the terminal back as it was. Leaving twice is no mistake.
  package func leave() {
    guard var modes = saved else { return }
    saved = nil
    fovea_restore_disarm(output)
    // A terminal that is gone needs nothing back.
    try? writeAll(Self.leaving)
    _ = fovea_tty_restore(input, &modes)
  }

  /// Stops the program until it is continued, as Ctrl-Z does.
  ///
  /// - Parameter signals: the event of the surface that asks, which is not told of the end.
  package func suspend(askedBy signals: Int32) throws(TerminalError) {
    leave()
    fovea_suspend(signals)
    try enter()
  }

  /// Alternate screen, no wrapping, keyboard protocol (in the place of what an earlier entering
  /// left), mouse (buttons and dragging), paste, focus, a bar as cursor.
  private static let entering = Array(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[<u\u{1B}[>7u\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[6 q"
      .utf8)

  private static let leaving = Array(
    ("\u{1B}[?2026l\u{1B}[0 q\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[<u"
      + "\u{1B}[?7h\u{1B}[m\u{1B}[r\u{1B}[?25h\u{1B}[?1049l").utf8)

  // MARK: Bytes

  /// What has come; empty when nothing has.
  ///
  /// - Throws: `TerminalError.gone` at the end of the input.
  package func read() throws(TerminalError) -> [UInt8] {
    // A terminal that could not be opened anew would wait.
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    if fovea_poll(&descriptor, 1, 0) == 0 { return [] }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      // The buffer is written by the kernel, up to its capacity, before its count is told.
      let taken = Glibc.read(input, buffer.baseAddress, buffer.count)
      code = taken < 0 ? errno : taken == 0 ? EIO : 0
      count = max(0, taken)
    }
    switch code {
    case 0, EAGAIN, EINTR: return bytes
    case EIO, EBADF, ENXIO: throw .gone
    default: throw .system(call: "Reading from the terminal", code: code)
    }
  }

  /// Writes as much as the terminal takes now.
  ///
  /// - Returns: how many bytes that were.
  func write(_ bytes: ArraySlice<UInt8>) throws(TerminalError) -> Int {
    var done = 0
    while done < bytes.count {
      let count = bytes.dropFirst(done).withUnsafeBytes {
        Glibc.write(output, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: return done
      case EPIPE, EIO, EBADF, ENXIO: throw .gone
      case let code: throw .system(call: "Writing to the terminal", code: code)
      }
    }
    return done
  }

  /// Writes bytes that are needed at once, waiting where the terminal is slow.
  private func writeAll(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while true {
      rest = rest.dropFirst(try write(rest))
      if rest.isEmpty { return }
      var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      if fovea_poll(&descriptor, 1, 1_000_000_000) == 0 {
        throw .system(call: "Writing to the terminal", code: ETIMEDOUT)
      }
    }
  }
}
