import FoveaGeometry
import FoveaScene
import FoveaSystem

#if canImport(Glibc)
  import Glibc
#endif

/// Shows a session in a terminal and brings it what is typed there.
///
/// The run loop waits for `descriptors` and `deadline`, then calls `receive` and `present`:
///
///     let surface = TerminalSurface(session, in: try TerminalDevice(), fit: .fills)
///     try surface.start()
///     while !surface.isInterrupted { wait(); try surface.receive(now: clock); try surface.present(now: clock) }
///     surface.stop()
@MainActor
package final class TerminalSurface {
  package let session: any TerminalSession
  package let device: TerminalDevice
  /// Whether Ctrl-C was pressed: the program should end.
  package private(set) var isInterrupted = false
  /// Ends the program; `nil` leaves Ctrl-C to the session.
  package var interruptKey: KeyStroke? = KeyStroke(.character("c"), .control)
  /// Suspends the program; `nil` leaves Ctrl-Z to the session.
  package var suspendKey: KeyStroke? = KeyStroke(.character("z"), .control)

  private var screen: TerminalScreen
  private var decoder: InputDecoder
  /// Made when it is known how wide the terminal draws what.
  private var measurer: ColumnMeasurer?
  private var queue = OutputQueue()
  private let signals: Int32
  /// What was typed and has not been told to the session, the first event last.
  private var waiting: [InputEvent] = []
  /// Events that are told between two frames: a flood of them must not keep the screen from being
  /// drawn.
  private static let mostEvents = 256

  package init(
    _ session: any TerminalSession, in device: TerminalDevice, fit: TerminalFit,
    imageSource: CellCanvas.ImageSource? = nil
  ) {
    self.session = session
    self.device = device
    let size = device.size
    screen = TerminalScreen(
      columns: size.columns, rows: size.rows, fit: fit, depth: device.depth,
      imageSource: imageSource)
    decoder = InputDecoder(cell: screen.cell)
    signals = fovea_event_make()
  }

  deinit { close(signals) }

  // MARK: Beginning and end

  /// Takes the terminal over and tells the session what it is like.
  ///
  /// - Parameter timeout: how long the terminal may take to answer what it can do; seconds. 0 does
  ///   not ask.
  package func start(timeout: Double = 0.15) throws(TerminalError) {
    do throws(TerminalError) {
      guard fovea_signals_watch(signals) == 0 else {
        throw TerminalError.system(call: "Watching signals", code: errno)
      }
      try device.enter()
      waiting = try device.negotiate(&decoder, timeout: timeout).reversed()
    } catch {
      stop()
      throw error
    }
    let capabilities = device.capabilities
    screen = TerminalScreen(
      columns: screen.columns, rows: screen.rows, fit: screen.fit, depth: device.depth,
      widths: capabilities.widths, imageSource: screen.imageSource)
    screen.isSynchronized = capabilities.isSynchronized
    adapt()
  }

  /// Gives the terminal back. Stopping twice is no mistake.
  package func stop() {
    queue.removeAll()
    device.leave()
    fovea_signals_unwatch(signals)
  }

  private func adapt() {
    decoder.cell = screen.cell
    let widths = device.capabilities.widths
    let measurer = measurer ?? ColumnMeasurer(columns: { widths.columns($0) })
    self.measurer = measurer
    let isOtherCell = measurer.cell != nil && measurer.cell != screen.cell
    measurer.cell = screen.cell
    session.adapt(
      to: TerminalTraits(
        measurer: measurer, isOtherCell: isOtherCell, size: screen.size,
        isDark: device.capabilities.isDark, depth: device.depth))
    session.send(.resize(screen.size))
  }

  // MARK: The run loop's side

  /// What the run loop waits for.
  package var descriptors: [pollfd] {
    var list = [
      pollfd(fd: device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    if !queue.isEmpty {
      list.append(pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0))
    }
    return list
  }

  /// When `receive` must be called though nothing is ready; `nil` for never.
  package var deadline: Double? { waiting.isEmpty ? decoder.deadline : 0 }

  /// Takes what is typed and which signals have come; never waits.
  ///
  /// - Throws: `TerminalError.gone` when the terminal was closed: the program should end.
  package func receive(now: Double) throws(TerminalError) {
    try takeSignals()
    decoder.offset = screen.offset
    for _ in 0..<Self.mostEvents where !isInterrupted {
      if let event = waiting.popLast() {
        try take(event)
        continue
      }
      let bytes = try device.read()
      keep(bytes.isEmpty ? decoder.expire(now: now) : decoder.feed(bytes, now: now))
      if bytes.isEmpty && waiting.isEmpty { break }
    }
  }

  private func keep(_ inputs: [TerminalInput]) {
    for case .event(let event) in inputs.reversed() { waiting.append(event) }
  }

  private func take(_ event: InputEvent) throws(TerminalError) {
    if case .key(let stroke) = event {
      if stroke == interruptKey {
        isInterrupted = true
        return
      }
      if stroke == suspendKey { return try suspend() }
    }
    session.send(event)
  }

  private func takeSignals() throws(TerminalError) {
    fovea_event_clear(signals)
    let taken = Int(fovea_signals_take(signals))
    if taken & FOVEA_SIGNAL_SUSPEND != 0 { try suspend() }
    if taken & FOVEA_SIGNAL_CONTINUE != 0 {
      // Whoever stopped the program may have changed the terminal.
      try device.enter()
      resize(isForced: true)
    }
    if taken & FOVEA_SIGNAL_RESIZE != 0 { resize(isForced: false) }
  }

  private func suspend() throws(TerminalError) {
    session.send(.background(true))
    queue.removeAll()
    try device.suspend(askedBy: signals)
    session.send(.background(false))
    resize(isForced: true)
  }

  private func resize(isForced: Bool) {
    let size = device.size
    if size != (screen.columns, screen.rows) {
      screen.resize(columns: size.columns, rows: size.rows)
      adapt()
    } else if isForced {
      screen.invalidate()
    }
  }

  /// Runs a frame and tells the terminal what has changed; never waits.
  ///
  /// While the terminal has yet to take the last frame, changes gather.
  package func present(now: Double) throws(TerminalError) {
    session.frame(now: now)
    try flush()
    if !queue.isEmpty { return }
    screen.theme = session.terminalTheme
    queue.append { screen.show(session.scene, focus: session.focusedRect, to: &$0) }
    try flush()
  }

  private func flush() throws(TerminalError) {
    try queue.flush { (bytes) throws(TerminalError) in try device.write(bytes) }
  }

  /// The picture as text.
  package var text: String { screen.text }
}
