import FoveaGeometry

/// Something a person wants of the focused view or of those around it.
package enum ViewCommand: Hashable {
  /// An arrow or a press on the remote's ring (`onMoveCommand`).
  case move(Heading)
  /// Escape or Menu (`onExitCommand`).
  case exit
  /// Play/Pause (`onPlayPauseCommand`).
  case playPause
  /// Delete (`onDeleteCommand`).
  case delete
  case copy
  case cut
  case paste
  /// Page or channel keys, in pages; positive is up (`pageCommand`).
  case page(Int)
  /// The tap gesture of a focused view.
  case tap
  /// The crown or a wheel, in detents (`digitalCrownRotation`).
  case rotate(Double)
}
