import FoveaScene

/// What a terminal can do, as far as it has told.
package struct TerminalCapabilities: Sendable, Hashable {
  /// Whether it speaks the kitty keyboard protocol.
  package var hasKeyboardProtocol = false
  /// Whether it shows frames as a whole (mode 2026).
  package var isSynchronized = false
  /// Its own colours.
  package var foreground: RGBA?
  package var background: RGBA?
  package var widths = TerminalWidths()

  /// Whether the background is dark; what does not tell counts as dark.
  package var isDark: Bool {
    guard let background else { return true }
    return 0.299 * background.red + 0.587 * background.green + 0.114 * background.blue < 0.5
  }
}

/// The questions that a terminal is asked when a program enters it, and its answers.
struct Negotiation {
  private(set) var capabilities = TerminalCapabilities()
  /// Whether the last question has been answered: every terminal answers that one.
  private(set) var isComplete = false
  private var kinds = TerminalWidths.Kind.allCases[...]

  /// The cursor reports among the answers.
  static let cursorReports = TerminalWidths.Kind.allCases.count

  /// The questions, as bytes. The samples are written to the first row, which is cleared after.
  static let questions: [UInt8] = {
    var text = "\u{1B}[?u\u{1B}[?2026$p\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    for kind in TerminalWidths.Kind.allCases { text += "\u{1B}[H\(kind.sample)\u{1B}[6n" }
    return Array((text + "\u{1B}[H\u{1B}[K\u{1B}[c").utf8)
  }()

  mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .keyboard: capabilities.hasKeyboardProtocol = true
    case .mode(2026, let state): capabilities.isSynchronized = state == 1 || state == 2
    case .mode: break
    case .cursor(let column, _):
      if let kind = kinds.popFirst() { capabilities.widths.note(kind, columns: column) }
    case .color(10, let color): capabilities.foreground = color
    case .color(_, let color): capabilities.background = color
    case .attributes: isComplete = true
    }
  }
}
