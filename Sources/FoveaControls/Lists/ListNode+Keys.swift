import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

extension ListNode {
  /// Moves in the list, follows a link, or goes to the row that begins with a letter.
  func handle(_ stroke: KeyStroke) -> Bool {
    let extends = stroke.modifiers.contains(.shift)
    let isAcross = manner.kind == .segments
    switch stroke.key {
    case .left where isAcross: return move(by: isMirrored ? 1 : -1, extending: false)
    case .right where isAcross: return move(by: isMirrored ? -1 : 1, extending: false)
    case .up where isAcross, .down where isAcross: return false
    case .up: return move(by: -1, extending: extends)
    case .down: return move(by: 1, extending: extends)
    case .home: return go(to: firstStop(from: nil, forward: true), extending: extends)
    case .end: return go(to: firstStop(from: nil, forward: false), extending: extends)
    case .pageUp: return move(by: -10, extending: extends)
    case .pageDown: return move(by: 10, extending: extends)
    case .return: return follow()
    case .character(let character):
      if !stroke.modifiers.isDisjoint(with: [.command, .control, .option]) { return false }
      return type(character)
    default: return false
    }
  }

  private var isMirrored: Bool { box?.isRightToLeft ?? false }

  /// Return follows the link of the row under the cursor.
  private func follow() -> Bool {
    guard let current, let link = row(at: current)?.link else { return false }
    link.follow()
    return true
  }

  private func move(by distance: Int, extending: Bool) -> Bool {
    guard let current else {
      // Keys begin at an end: a step at the nearer one, a page at the one it leads to.
      let isForward = distance == 1 || distance < -1
      return go(to: firstStop(from: nil, forward: isForward), extending: extending)
    }
    return go(to: stop(distance, from: current) ?? current, extending: extending)
  }

  private func firstStop(from start: Position?, forward: Bool) -> Position? {
    firstStop(from: start, forward: forward) { _, _ in true }
  }

  /// Selects the row at a position, and shows it.
  private func go(to position: Position?, extending: Bool) -> Bool {
    guard let position, let row = row(at: position) else { return false }
    select(row, extending: extending, toggling: false)
    column?.reveal(row, at: position.place)
    return true
  }

  /// Typing goes to the row whose text begins with what was typed (F129).
  private func type(_ character: Character) -> Bool {
    func position(beginning text: String) -> Position? {
      firstStop(from: nil, forward: true) { row, _ in row.words.lowercased().hasPrefix(text) }
    }
    let letter = character.lowercased()
    let wish = typed + letter
    let longer = position(beginning: wish)
    guard let found = longer ?? (wish == letter ? nil : position(beginning: letter)) else {
      return false
    }
    guard go(to: found, extending: false) else { return false }
    typed = longer == nil ? letter : wish
    return true
  }
}
