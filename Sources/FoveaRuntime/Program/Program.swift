import FoveaGeometry
import FoveaScene
import FoveaUI

/// A running program: its app, its windows and its menus.
///
/// The app has a session of its own that shows nothing: its tree holds the app's value, its scenes
/// and the content of its menus, so that all of them are updated like views. Each window has a
/// session too; what they read may belong to another one's tree.
@MainActor
package final class Program {
  package let device: Device
  /// The app, its scenes and its menus.
  package private(set) var stage: Session!
  package let issues = IssueLog()
  package private(set) var windows: [ProgramWindow] = []
  /// The window that gets keys; `nil` when all are closed.
  package private(set) var active: ProgramWindow?
  /// Called when another window is the active one.
  package var onActivate: ((ProgramWindow?) -> Void)?
  /// Called when something waits for a frame.
  package var onNeedsFrame: (() -> Void)?
  /// Called when the last window has been closed.
  package var onLastClosed: (() -> Void)?
  private let measurer: any TextMeasurer
  private var size: Size?
  private var notice: (@Sendable () -> Void)?
  private var isSettling = false
  /// Closed windows whose last actions have not run.
  private var leaving: [ProgramWindow] = []

  /// Starts the app and opens its first window.
  ///
  /// - Parameters:
  ///   - size: the windows' size in points; the scene's or the device's own where none is given.
  ///   - environment: changes the values that all scenes find.
  package init<Main: App>(
    _ app: Main, device: Device, size: Size? = nil, measurer: any TextMeasurer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.device = device
    self.size = size
    self.measurer = measurer
    stage = Session(
      AppRoot(app), device: device, size: size, measurer: measurer, issues: issues
    ) {
      environment(&$0)
      $0.windowPlace = WindowPlace(program: self, window: nil)
    }
    stage.onNeedsFrame = { [weak self] in self?.stageNeedsFrame() }
    stage.tree.notices.onPost { [weak self] in
      Task { @MainActor in self?.stageNeedsFrame() }
    }
    let parts = stage.tree.program
    parts.onWindowSceneChange = { [weak self] in self?.refresh($0) }
    parts.onWindowSceneGone = { [weak self] in self?.closeWindows(of: $0) }
    stage.frame()
    if let scene = parts.windows.first(where: { $0.template.kind != .settings }) {
      open(scene, value: nil)
    }
  }

  // MARK: Frames

  /// Whether a frame would change something.
  package var isDirty: Bool { stage.hasChanges || windows.contains { $0.session.isDirty } }

  /// Whether an animation asks for further frames.
  package var isAnimating: Bool { windows.contains { $0.session.tree.graph.clock.isRunning } }

  /// Moves the clock, so that animations which the next event begins begin now.
  ///
  /// - Parameter time: seconds since the program began.
  package func tick(to time: Double) {
    for window in windows { window.session.tree.graph.clock.advance(to: time) }
  }

  /// Handles an event, in the active window or in all, and settles the whole program.
  package func send(_ event: InputEvent) {
    switch event {
    case .resize(let size):
      if self.size != nil { self.size = size }
      for window in windows { window.session.send(event) }
    default: active?.session.send(event)
    }
    settle()
  }

  /// Moves the clock of animations and settles what waits for it.
  ///
  /// - Parameter time: seconds since the program began.
  package func frame(at time: Double) {
    for window in windows where window.session.isDirty { window.session.advance(to: time) }
    settle()
  }

  /// Lays all windows out anew: what the surface measures text with says something else now.
  ///
  /// - Complexity: O(*n*) in the nodes of the windows.
  package func measureTextAgain() {
    for window in windows { window.session.tree.measureTextAgain() }
  }

  /// Called, on whichever thread it happens, when an observed object has changed.
  package func onNotice(_ work: @escaping @Sendable () -> Void) {
    notice = work
    for window in windows { window.session.tree.notices.onPost(work) }
    stage.tree.notices.onPost(work)
  }

  /// Brings the app, its menus and its windows to rest with each other.
  package func settle() { settle(except: nil) }

  /// An app's change reaches its windows, a window's focused values reach the menus.
  ///
  /// - Parameter session: settles by itself.
  private func settle(except session: Session?) {
    guard !isSettling else { return }
    isSettling = true
    defer {
      isSettling = false
      stage.tree.dropTransaction()
    }
    SettlingLoop.windows.run(in: stage.tree) {
      sharePhase()
      if stage.hasChanges { stage.frame() }
      let waiting = (windows + leaving).map { $0.session as Session }.filter {
        $0 !== session && $0.hasChanges
      }
      for session in waiting { session.frame() }
      leaving.removeAll { !$0.session.hasChanges }
      return !waiting.isEmpty || stage.hasChanges
    }
  }

  /// The app has no frames that anybody sees: its changes come with those of the active window.
  private func stageNeedsFrame() {
    active?.session.tree.needsFrame()
    onNeedsFrame?()
  }

  // MARK: Windows

  /// Opens a window of a scene, or brings the one that shows the value to the front.
  @discardableResult
  package func open(_ scene: WindowNode, value: AnyHashable?) -> ProgramWindow {
    let isOnly = scene.template.kind != .group
    if let known = windows.first(where: {
      $0.scene === scene && (isOnly || (value != nil && $0.value == value))
    }) {
      activate(known)
      return known
    }
    let window = ProgramWindow(scene: scene, value: value)
    let presenter = DismissAction.Presenter { [weak self, weak window] in
      if let window { self?.close(window) }
    }
    let session = Session(
      scene.template.content(value?.base), device: device,
      size: size ?? (device.idiom == .desktop ? scene.defaultSize : nil), measurer: measurer,
      issues: issues, surroundings: scene.environment
    ) {
      $0.windowPlace = WindowPlace(program: self, window: ObjectIdentifier(window))
      $0.presenter = presenter
    }
    window.session = session
    connect(window, session)
    windows.append(window)
    activate(window)
    session.frame()
    return window
  }

  private func connect(_ window: ProgramWindow, _ session: Session) {
    session.onNeedsFrame = { [weak self] in self?.onNeedsFrame?() }
    session.onFrame = { [weak self] in self?.settle(except: $0) }
    if let notice { session.tree.notices.onPost(notice) }
    session.onShortcut = { [weak self] in self?.pressMenuShortcut($0) ?? false }
    session.tree.focusedValues.onPublish = { [weak self, weak window] in
      if let self, window === active { shareFocusedValues() }
    }
  }

  /// Makes a window the one that gets keys.
  package func activate(_ window: ProgramWindow?) {
    guard window !== active else { return }
    active?.session.tree.setActive(false)
    active = window
    window?.session.tree.setActive(true)
    sharePhase()
    shareFocusedValues()
    onActivate?(window)
  }

  /// Closes a window: its views go, and the window before it becomes active.
  package func close(_ window: ProgramWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    if window === active { activate(windows.last) }
    leaving.append(window)
    window.session.close()
    if windows.isEmpty { onLastClosed?() }
  }

  /// The app is in the phase of its active window.
  private func sharePhase() {
    let phase = active?.session.tree.phase ?? .background
    if stage.tree.phase != phase { stage.tree.setPhase(phase) }
  }

  private func refresh(_ scene: WindowNode) {
    for window in windows where window.scene === scene {
      window.session.tree.takeSettings()
      window.session.tree.update(
        scene.template.content(window.value?.base), transaction: stage.tree.transaction)
    }
  }

  private func closeWindows(of scene: WindowNode) {
    for window in windows where window.scene === scene { close(window) }
  }

  /// The menus and the other windows read what the active window publishes (F274).
  private func shareFocusedValues() {
    let values = active?.session.tree.focusedValues
    let others: [Session] = windows.filter { $0 !== active }.map { $0.session } + [stage]
    for session in others {
      if let values {
        session.tree.focusedValues.follow(values)
      } else {
        session.tree.focusedValues.followNothing()
      }
    }
    values?.follow(nil)
  }
}

/// A window of a program.
@MainActor
package final class ProgramWindow {
  /// The scene that it belongs to.
  package let scene: WindowNode
  /// What it presents.
  package let value: AnyHashable?
  package fileprivate(set) var session: Session!

  init(scene: WindowNode, value: AnyHashable?) {
    self.scene = scene
    self.value = value
  }

  package var title: String { scene.template.title }
}

extension SettlingLoop {
  fileprivate static let windows = SettlingLoop(
    limit: 8, verb: "the app and its windows keep changing", unknown: "each other's state",
    fixes: ["Let one place own a value that several windows show, and the others bind to it."])
}
