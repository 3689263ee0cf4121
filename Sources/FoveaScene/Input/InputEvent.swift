import FoveaGeometry

/// What a surface tells the session: something that a person did, or that became of the window.
package enum InputEvent: Sendable, Hashable {
  case key(KeyStroke)
  /// Text that arrives as a whole: a paste.
  case paste(String)
  /// Marked text of an input method; empty ends the composition without text.
  case compose(String)
  /// Committed text of an input method.
  case commit(String)
  case pointer(PointerEvent)
  /// The held modifier keys are these now.
  case modifiers(KeyModifiers)
  /// A swipe of the remote, resolved to its dominant axis.
  case swipe(Heading)
  /// A turn of the crown or a wheel over the focused view, in detents; positive is up.
  case rotate(Double)
  case resize(Size)
  /// The window gained or lost the keyboard.
  case activate(Bool)
  /// The scene left the screen or came back.
  case background(Bool)
}

/// What a pointer or a finger did.
package struct PointerEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case down
    case dragged
    case up
    case moved
    /// By points; positive goes towards the end of the content.
    case scroll(Point)
  }

  package var phase: Phase
  /// In the scene's coordinates; points.
  package var location: Point
  package var modifiers: KeyModifiers
  /// 1 for a single click, 2 for the second of a double one …
  package var clickCount: Int
  /// Whether a finger rather than a pointer does it.
  package var isTouch: Bool

  package init(
    _ phase: Phase, at location: Point, modifiers: KeyModifiers = [], clickCount: Int = 1,
    isTouch: Bool = false
  ) {
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
    self.clickCount = clickCount
    self.isTouch = isTouch
  }
}
