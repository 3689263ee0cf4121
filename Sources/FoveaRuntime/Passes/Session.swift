import FoveaFocus
import FoveaGeometry
import FoveaScene
import FoveaUI

/// One window of a running program: its tree, and the circle of passes that every frame walks.
///
///     Event ─▶ Dispatch ─▶ ┌ Update ─▶ Layout ─▶ Focus ─▶ Actions ┐ ─▶ Scene ─▶ Surface
///                          └────────── until nothing is dirty ─────┘
///
/// Everything of a session runs on the main actor; there may be any number of them.
@MainActor
package final class Session {
  package let device: Device
  package let tree: ViewTree
  package private(set) var size: Size
  /// Frames that were committed since the session began.
  package private(set) var frameCount = 0
  /// Called after each frame, when focus and states agree.
  package var onFrame: ((Session) -> Void)?
  /// Called when something waits for a frame.
  package var onNeedsFrame: (() -> Void)?
  /// Asked for shortcuts that no view of this window has: the program's menus (F350).
  package var onShortcut: ((KeyStroke) -> Bool)?
  /// What the pointer went down on, until it goes up.
  var pointerCapture: ViewNode?
  /// Whether something other than a running animation waits for a frame.
  package private(set) var needsFrame = true

  /// Installs a view.
  ///
  /// - Parameters:
  ///   - size: the window's size in points; the device's own where none is given.
  ///   - surroundings: where the root view finds values that are not set here.
  ///   - environment: changes the values that the root view finds.
  package init<Content: View>(
    _ view: Content, device: Device, size: Size? = nil, measurer: any TextMeasurer,
    issues: IssueLog = IssueLog(), surroundings: EnvironmentScope? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.device = device
    self.size = size ?? device.size
    tree = ViewTree(
      traits: device.traits, measurer: measurer, issues: issues, surroundings: surroundings)
    tree.setRootEnvironment { values in
      environment(&values)
    }
    tree.onNeedsFrame = { [unowned self] in
      guard !needsFrame else { return }
      needsFrame = true
      onNeedsFrame?()
    }
    tree.install(view)
    applySafeArea()
  }

  isolated deinit { tree.end() }

  package var scene: FoveaScene.Scene { tree.scene }
  package var focus: FocusSystem { tree.focus }
  package var issues: [Issue] { tree.issues.issues }

  /// Whether a frame would change something.
  package var isDirty: Bool { hasChanges || tree.graph.clock.isRunning }

  /// Whether something other than the passing of time asks for a frame.
  package var hasChanges: Bool { needsFrame || !tree.notices.isEmpty }

  /// The work done since the session began.
  package var counters: Counters {
    Counters(
      bodies: tree.bodiesRun, measured: tree.layout.measuredCount,
      placed: tree.layout.placedCount, targets: tree.focus.targetsVisited,
      patches: tree.scene.patchCount)
  }

  // MARK: Frames

  /// Handles an event and settles.
  package func send(_ event: InputEvent) {
    dispatch(event)
    frame()
  }

  /// Walks the circle once: until nothing is dirty, at most eight rounds.
  package func frame() {
    needsFrame = false
    settle()
    let free = tree.layout.safeArea
    applySafeArea()
    if needsFrame { settle() }
    if tree.layout.safeArea != free {
      focus.showFocusedField()
      if needsFrame { settle() }
    }
    // What the passes themselves made dirty has been settled with the rest.
    needsFrame = !isSettled
    assert(tree.focus.agrees, "a frame in which a FocusState and the place of focus differ")
    frameCount += 1
    onFrame?(self)
  }

  /// Moves the clock of animations, in seconds since the session began, and settles.
  package func advance(to time: Double) {
    tree.graph.clock.advance(to: time)
    frame()
  }

  /// The window is closed: all views leave; their last actions run with the next frame.
  package func close() { tree.window?.removeContent() }

  // MARK: The window

  package func resize(to size: Size) {
    self.size = size
    applySafeArea()
  }

  /// Takes bars and, where it shows, the software keyboard from the space for content.
  func applySafeArea() {
    let usesDeviceInsets = size == device.size || device.idiom != .desktop
    var insets = usesDeviceInsets ? device.safeArea : .zero
    if tree.softwareKeyboard != nil { insets.bottom = max(insets.bottom, device.keyboardHeight) }
    let area = Rect(origin: .zero, size: size).inset(by: insets)
    let free = area.isEmpty ? Rect(origin: .zero, size: size) : area
    tree.window?.rootBox.resize(to: size, safeArea: free)
    tree.focus.map.setFrame(Rect(origin: .zero, size: size), of: tree.focus.map.root)
  }
}

/// How much work was done: what tests assert on instead of time.
package struct Counters: Equatable, Sendable {
  package var bodies = 0
  package var measured = 0
  package var placed = 0
  package var targets = 0
  package var patches = 0

  package init(
    bodies: Int = 0, measured: Int = 0, placed: Int = 0, targets: Int = 0, patches: Int = 0
  ) {
    self.bodies = bodies
    self.measured = measured
    self.placed = placed
    self.targets = targets
    self.patches = patches
  }

  package static func - (lhs: Counters, rhs: Counters) -> Counters {
    Counters(
      bodies: lhs.bodies - rhs.bodies, measured: lhs.measured - rhs.measured,
      placed: lhs.placed - rhs.placed, targets: lhs.targets - rhs.targets,
      patches: lhs.patches - rhs.patches)
  }
}
