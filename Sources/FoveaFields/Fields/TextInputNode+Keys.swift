import FoveaInput
import FoveaNode
import FoveaScene
import FoveaTextEditing

extension TextInputNode {
  /// What a key means to the text; whether it was for it.
  func handle(_ stroke: KeyStroke) -> Bool {
    guard isEditing else { return false }
    switch stroke.key {
    case .escape where editing.markedCharacters != nil:
      perform(.compose(""))
      return true
    case .escape, .menu:
      guard tree.traits.isRemote else { return false }
      endEditing()
      return true
    case .select where tree.traits.isRemote: return true
    case .pageUp, .pageDown:
      guard editing.isMultiline else { return false }
      movePage(stroke)
      return true
    case .return: return handleReturn(stroke)
    case .tab: return handleTab(stroke)
    default: break
    }
    if let bound = TextKeyBindings.command(for: stroke) { return run(bound) }
    guard let text = stroke.insertedText else { return false }
    perform(.insert(text))
    return true
  }

  private func run(_ bound: TextKeyBindings.Bound) -> Bool {
    switch bound {
    case .paste:
      if let text = tree.pasteboard.string { perform(.paste(text)) }
      return true
    case .command(.move(by: .line, let direction, let extending)):
      // Up and down that lead nowhere are for movement between fields.
      let isUsed = perform(.move(by: .line, direction, extending: extending))
      return isUsed || extending || tree.traits.isRemote
    case .command(let command):
      perform(command)
      return true
    }
  }

  /// Moves by the lines that show, less one to keep the place in sight.
  private func movePage(_ stroke: KeyStroke) {
    let shown = Int((area.height / leaf.lineHeight).rounded(.down))
    let direction = stroke.key == .pageUp ? TextDirection.backward : .forward
    for _ in 0..<max(1, shown - 1) {
      perform(.move(by: .line, direction, extending: stroke.modifiers.contains(.shift)))
    }
  }

  /// An editor breaks the line; a vertical field does with Option on the desktop (F309, F310).
  private func handleReturn(_ stroke: KeyStroke) -> Bool {
    guard editing.isMultiline else { return false }
    let breaks =
      input.isEditor
      ? stroke.modifiers.isDisjoint(with: [.command, .control])
      : stroke.modifiers == .option && tree.traits.idiom == .desktop
    guard breaks else { return false }
    perform(.insertNewline)
    return true
  }

  private func handleTab(_ stroke: KeyStroke) -> Bool {
    guard input.isEditor, stroke.modifiers.isEmpty else { return false }
    perform(.insert("\t"))
    return true
  }
}

extension KeyStroke {
  /// What the key writes; `nil` where it commands.
  fileprivate var insertedText: String? {
    guard modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch key {
    case .character(let character): return String(character)
    case .space: return " "
    default: return nil
    }
  }
}
