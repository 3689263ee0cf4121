import FoveaGeometry

/// How a surface shows that focus is here.
package enum FocusMark: Sendable, Hashable {
  /// A ring around the outline (desktop), a halo (pad).
  case ring(Outline)
  /// The lifted look of the TV.
  case lift
  /// Only the caret shows it; the view draws the rest itself.
  case plain
}
