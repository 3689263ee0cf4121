import FoveaDrawing
import FoveaInput
import FoveaScene
import FoveaTextEditing

extension TextInputNode {
  package var isComposing: Bool { isEditing && editing.markedCharacters != nil }

  /// Escape gives the composition up, Return ends it, Delete shortens it, characters go on composing;
  /// whatever else would move or act does nothing (F375).
  package func composingKey(_ stroke: KeyStroke) {
    guard stroke.phase != .up, let marked = markedText else { return }
    switch stroke.key {
    case .escape, .menu: perform(.compose(""))
    case .return, .select: perform(.commit(marked))
    case .delete: perform(.compose(String(marked.dropLast())))
    default:
      if let text = stroke.insertedText { perform(.compose(marked + text)) }
    }
  }

  private var markedText: String? {
    guard let marked = editing.markedCharacters else { return nil }
    let text = editing.text
    let start = text.index(text.startIndex, offsetBy: marked.lowerBound)
    return String(text[start..<text.index(start, offsetBy: marked.count)])
  }
}
