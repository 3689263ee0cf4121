import FoveaLayout
import FoveaNode
import FoveaScene

extension ListNode {
  /// Moves in the list, follows a link, or goes to the row that begins with a letter.
  func handle(_ stroke: KeyStroke) -> Bool {
    let extends = stroke.modifiers.contains(.shift)
    switch stroke.key {
    case .left where kind == .segments: return move(by: isMirrored ? 1 : -1, extending: false)
    case .right where kind == .segments: return move(by: isMirrored ? -1 : 1, extending: false)
    case .up where kind == .segments, .down where kind == .segments: return false
    case .up: return move(by: -1, extending: extends)
    case .down: return move(by: 1, extending: extends)
    case .home: return move(by: -rows.count, extending: extends)
    case .end: return move(by: rows.count, extending: extends)
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
    guard let link = current?.link else { return false }
    link.follow()
    return true
  }

  /// The row on which keys act.
  private var current: ListRow? {
    if let cursor, rows.contains(where: { $0 === cursor }) { return cursor }
    guard selection != nil else { return nil }
    return rows.first { value(of: $0).map(selected.contains) ?? false }
  }

  private func move(by distance: Int, extending: Bool) -> Bool {
    let stops = stops
    guard !stops.isEmpty else { return false }
    var index = distance > 0 ? 0 : stops.count - 1
    if let current, let here = stops.firstIndex(where: { $0 === current }) {
      index = max(0, min(stops.count - 1, here + distance))
    } else if distance < -1 {
      index = 0
    } else if distance > 1 {
      index = stops.count - 1
    }
    select(stops[index], extending: extending, toggling: false)
    reveal(stops[index])
    return true
  }

  /// Typing goes to the row whose text begins with what was typed (F129).
  private func type(_ character: Character) -> Bool {
    let stops = stops
    func row(beginning text: String) -> ListRow? {
      stops.first { $0.words.lowercased().hasPrefix(text) }
    }
    let letter = character.lowercased()
    let wish = typed + letter
    guard let found = row(beginning: wish) ?? row(beginning: letter) else { return false }
    let isLonger = found.words.lowercased().hasPrefix(wish)
    select(found, extending: false, toggling: false)
    typed = isLonger ? wish : letter
    reveal(found)
    return true
  }

  private func reveal(_ row: ListRow) {
    guard let scroll = scrollBox else { return }
    var top = row.rowBox.origin.y
    var box = row.rowBox.parent
    while let current = box, current.parent !== scroll {
      top += current.origin.y
      box = current.parent
    }
    let bottom = top + row.rowBox.size.height
    var offset = scroll.offset
    if top < offset.y { offset.y = top }
    if bottom > offset.y + scroll.size.height { offset.y = bottom - scroll.size.height }
    scroll.scroll(to: offset)
  }

  private var scrollBox: ScrollBox? {
    var box = column?.box?.parent
    while let current = box {
      if let scroll = current as? ScrollBox { return scroll }
      box = current.parent
    }
    return nil
  }
}
