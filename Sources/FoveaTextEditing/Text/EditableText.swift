import FoveaText

/// A text with a caret, as a person edits it: what every text field of Fovea holds.
///
/// The value knows nothing of keys, fonts or screens. A view turns keys into commands and draws
/// what it finds afterwards:
///
///     var field = EditableText("café")
///     field.perform(.deleteBackward)
///     field.perform(.insert("é!"))
///     field.text         // "café!"
///     field.caretOffset  // 5
///
/// Caret and selection stand on grapheme boundaries, whatever is typed beside them.
package struct EditableText: Sendable {
  /// What a text may hold and show.
  package enum Kind: Sendable, Hashable {
    /// One line; pasted line breaks become spaces.
    case singleLine
    /// Any number of lines.
    case multiline
    /// One line of dots, which no picture, log or clipboard ever shows as text.
    case secure
  }

  /// What the text may hold and show; changing it keeps text and caret.
  package var kind: Kind {
    didSet { if kind != oldValue { isDisplayable = text.isDisplayable(as: kind.form) } }
  }

  /// Whether the text is known to be displayed as it is, so that nobody looks through it for each
  /// key that adds to it.
  private var isDisplayable = true

  /// The text itself, with marked text in it; a secure one may be read by its binding alone.
  package internal(set) var text: String

  /// What is selected; its head is where the caret is drawn.
  package internal(set) var selection: TextSelection

  /// The line a caret belongs to where a line wraps without a line break.
  package internal(set) var caretAffinity = TextAffinity.downstream

  /// Grows with every change of the text, so a view can keep what it measured.
  package internal(set) var revision = 0

  var composition: Composition?
  var history: EditHistory

  /// Where up and down would like to be, across lines too short for it.
  var preferredX: Double?

  /// What a double or triple click selected, while a drag extends it.
  var grain: SelectionGrain?

  /// A text with the caret behind it.
  ///
  /// - Parameter historyLimit: How many bytes of removed and inserted text undo keeps, besides its
  ///   newest step.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String = "", kind: Kind = .singleLine, historyLimit: Int = 8 << 20) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.kind = kind
    selection = TextSelection(caret: .start)
    history = EditHistory(limit: historyLimit)
    selection = TextSelection(caret: end)
    isDisplayable = self.text.isDisplayable(as: kind.form)
  }

  /// Notes that a text has come in, alone or among what was there.
  mutating func noteDisplay(of new: String, isAlone: Bool = false) {
    isDisplayable = (isAlone || isDisplayable) && new.isDisplayable(as: kind.form)
  }

  package var isMultiline: Bool { kind == .multiline }
  package var isSecure: Bool { kind == .secure }

  /// How many Characters lie before the caret.
  package var caretOffset: Int { selection.head.characterOffset }

  /// Where the caret stands in ``text``.
  package var caretIndex: String.Index { index(of: selection.head.utf8Offset) }

  /// Whether ``TextCommand/undo`` would do something.
  package var canUndo: Bool { history.canUndo || composition != nil }

  /// Whether ``TextCommand/redo`` would do something.
  package var canRedo: Bool { history.canRedo && composition == nil }

  /// The Characters an input method is still composing, to be underlined; `nil` when there are none.
  package var markedCharacters: Range<Int>? {
    guard let bytes = composition?.bytes else { return nil }
    let upper = position(roundingUp: bytes.upperBound)
    return position(roundingDown: bytes.lowerBound).characterOffset..<upper.characterOffset
  }

  /// The text as a renderer may draw it, one Character for each Character of ``text``.
  ///
  /// Dots for a secure text; control characters as visible signs, so that nothing a person pasted
  /// commands the terminal. Line breaks are `\n`, on a single line spaces; tabs stay.
  ///
  /// - Complexity: O(1) where nothing has to be replaced, else O(*n*), where *n* is the length of the
  ///   text. For a long text call ``Swift/StringProtocol/displayed(onOneLine:)`` on the lines in
  ///   sight.
  package var displayText: String {
    if isSecure { return String(repeating: "•", count: end.characterOffset) }
    return isDisplayable ? text : text.displayed(as: kind.form)
  }
}

extension EditableText.Kind {
  fileprivate var form: DisplayForm { self == .multiline ? .lines : .line }
}

/// What the next extension of a selection goes by, and what it never gives up.
struct SelectionGrain: Sendable {
  enum Unit { case word, line }
  let unit: Unit
  let range: Range<TextPosition>
}
