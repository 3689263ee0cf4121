/// The colours that the terminal itself uses, and the one that shows focus.
package struct CellTheme: Sendable, Hashable {
  /// What is written in this colour is left to the terminal.
  package var foreground: RGBA
  /// What is filled with this colour is left to the terminal.
  package var background: RGBA
  package var accent: RGBA

  package static let dark = CellTheme(
    foreground: .white, background: .black, accent: RGBA(red: 0.04, green: 0.52, blue: 1))
  package static let light = CellTheme(
    foreground: .black, background: .white, accent: RGBA(red: 0, green: 0.48, blue: 1))

  /// The theme of a window that does not get keys: its focus mark is grey (F99).
  package var inactive: CellTheme {
    var theme = self
    theme.accent = RGBA(red: 0.5, green: 0.5, blue: 0.53)
    return theme
  }

  package init(foreground: RGBA, background: RGBA, accent: RGBA) {
    self.foreground = foreground
    self.background = background
    self.accent = accent
  }
}
