// A secure text tells nobody what it holds: not print, not dump, not a mirror, not a test's message.

extension EditableText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { isSecure ? "secure text" : text.displayed(onOneLine: false) }

  package var debugDescription: String {
    let shown = isSecure ? "secure" : text.debugDescription
    let characters = selection.characters
    return "EditableText(\(shown), \(characters.lowerBound)..<\(characters.upperBound))"
  }

  package var customMirror: Mirror {
    let shown = isSecure ? "secure" : text
    return Mirror(
      self, children: ["kind": kind, "text": shown, "selection": selection.characters],
      displayStyle: .struct)
  }
}
