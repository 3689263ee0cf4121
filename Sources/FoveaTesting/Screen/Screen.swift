import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaSystem
import FoveaUI
import Foundation

/// A screen without a display that is used the way a person uses one.
///
///     let screen = Screen(device: .tv) { LoginScreen() }
///     screen.press(.right)
///     #expect(screen.focus == "Browse Photos")
///
/// Views are named by what a person sees: label, title or prompt, or by their accessibility
/// identifier. After each action the interface has settled; what `Task`s on the main actor do is
/// there after `await screen.settle()`. Time stands still unless `advance` moves it.
@MainActor
public final class Screen {
  package let session: Session
  /// The work of the last action.
  public private(set) var counters = Work()
  /// What each frame said that the last action committed.
  public private(set) var frames: [Frame] = []
  /// Looks at each frame; answers are kept in it.
  var watches: [(key: String, ask: @MainActor (Screen) -> String?)] = []
  /// The time of the screen; the screens of one program share it.
  package let clock: TestClock
  /// Whether nobody moves the time when the screen is gone.
  private var endsClock: Bool

  /// Shows a view on a device.
  ///
  /// - Parameters:
  ///   - size: in points; the device's own where none is given.
  ///   - keyboardNavigation: whether Tab reaches every control; the device's own habit where it is
  ///     not given.
  public convenience init<Content: View>(
    device: Device = .desktop, size: CGSize? = nil, keyboardNavigation: Bool? = nil,
    colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"),
    layoutDirection: LayoutDirection = .leftToRight, @ViewBuilder content: () -> Content
  ) {
    var kind = device.runtime
    if let keyboardNavigation { kind.keyboardNavigation = keyboardNavigation }
    let clock = TestClock()
    let session = TestClock.$current.withValue(clock) {
      Session(
        content(), device: kind,
        size: size.map { Size(width: Double($0.width), height: Double($0.height)) },
        measurer: ColumnMeasurer(columns: Self.columns)
      ) { values in
        values.colorScheme = colorScheme
        values.locale = locale
        values.layoutDirection = layoutDirection
      }
    }
    self.init(session: session, clock: clock)
    endsClock = true
  }

  /// Uses a session that somebody else has made: a window of a program.
  ///
  /// - Parameter clock: that of the program, which outlives its windows; its own where none is given.
  package init(session: Session, clock: TestClock? = nil) {
    self.session = session
    self.clock = clock ?? TestClock()
    endsClock = clock == nil
    let others = session.onFrame
    session.onFrame = { [weak self] session in
      others?(session)
      self?.record()
    }
    perform {}
  }

  /// The columns that a character takes in a text picture, as libc has them.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // A variation selector asks for the emoji form.
    if scalars.dropFirst().contains("\u{FE0F}") { return 2 }
    let width = Int(fovea_column_width(first.value))
    return width >= 0 ? min(width, 2) : ColumnWidth.of(first)
  }

  deinit { if endsClock { clock.end() } }

  // MARK: Steps

  /// Runs one action and lets the interface settle, also where the action throws.
  package func perform<Failure: Error>(
    _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    let before = session.counters
    frames = []
    defer { counters = Work(session.counters - before) }
    var outcome: Result<Void, Failure> = .success(())
    onClock {
      do throws(Failure) { try action() } catch { outcome = .failure(error) }
    }
    settleNow()
    try outcome.get()
  }

  /// Begins an action that comes in parts: frames and work of what follows belong to it.
  func beginStep() {
    frames = []
    counters = Work()
  }

  /// Does something in the screen's time: tasks that it begins sleep by the screen's clock.
  func onClock<Result>(_ work: () -> Result) -> Result {
    TestClock.$current.withValue(clock) { work() }
  }

  /// Commits frames until nothing asks for one; animations stay where they are.
  func settleNow() {
    _ = onClock {
      SettlingLoop.frames.run(in: session.tree) {
        guard session.hasChanges else { return false }
        session.frame()
        return session.hasChanges
      }
    }
  }

  /// Lets what came after the last action settle; its work belongs to that action.
  func settleStep() {
    let before = session.counters
    settleNow()
    counters = counters + Work(session.counters - before)
  }

  /// Lets tasks on the main actor that wait for nothing run, and what they change settle.
  ///
  /// Frames and counters of it belong to the last action.
  public func settle() async {
    let before = session.counters
    var quiet = 0
    var turns = 0
    while quiet < 4, turns < 256 {
      await Task.yield()
      turns += 1
      quiet = session.hasChanges ? 0 : quiet + 1
      settleNow()
    }
    counters = counters + Work(session.counters - before)
  }

  private func record() {
    var values: [String: String] = [:]
    for watch in watches { values[watch.key] = watch.ask(self) }
    // Nobody else looks: a node that changes again is a patch again.
    _ = session.scene.takePatches()
    frames.append(Frame(focus: focus, values: values))
  }

  /// Asks for properties to be noted in every frame, for claims about what no frame may show.
  ///
  /// - Parameter names: as in `value(of:)`.
  public func watch(_ names: String...) {
    for name in names { watch(name) { $0.value(of: name) } }
  }

  package func watch(_ key: String, _ ask: @escaping @MainActor (Screen) -> String?) {
    watches.removeAll { $0.key == key }
    watches.append((key, ask))
  }

  package func stopWatching() { watches.removeAll() }
}

extension SettlingLoop {
  fileprivate static let frames = SettlingLoop(
    limit: 64, verb: "each frame asks for another one and changes",
    unknown: "nothing that is known",
    fixes: ["Let what a frame starts come to an end."])
}
