import FoveaGeometry
import FoveaScene

extension InputDecoder {
  /// The rows that one notch of the wheel scrolls.
  private static let wheelRows = 3.0

  /// An SGR mouse report: `< buttons ; column ; row`, `M` for a press, `m` for a release.
  mutating func interpretMouse(_ sequence: ControlSequence, now: Double) {
    guard let bits = sequence[0], let column = sequence[1], let row = sequence[2] else { return }
    let place = CellPoint(column: max(0, column - 1), row: max(0, row - 1))
    var modifiers: KeyModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.option) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let button = bits & ~(4 | 8 | 16 | 32)
    let isMotion = bits & 32 != 0
    let isPress = sequence.final == UInt8(ascii: "M")
    guard let phase = phase(button: button, isMotion: isMotion, isPress: isPress) else { return }
    if phase == .down { clicks.press(at: place, now: now) }
    let location = CellGrid(cell: cell, offset: offset).point(
      inColumn: place.column, row: place.row)
    emit(
      .pointer(
        PointerEvent(
          phase, at: location, modifiers: modifiers, clickCount: max(1, clicks.count))))
  }

  /// Other buttons than the first mean nothing.
  private func phase(button: Int, isMotion: Bool, isPress: Bool) -> PointerEvent.Phase? {
    let down = cell.height * Self.wheelRows
    let right = cell.width * Self.wheelRows
    switch button {
    case 0: return isMotion ? .dragged : isPress ? .down : .up
    case 3 where isMotion: return .moved
    case 64: return .scroll(Point(x: 0, y: -down))
    case 65: return .scroll(Point(x: 0, y: down))
    case 66: return .scroll(Point(x: -right, y: 0))
    case 67: return .scroll(Point(x: right, y: 0))
    default: return nil
    }
  }
}

/// Counts clicks that follow each other quickly in one place.
struct ClickCounter {
  /// Of the last press.
  private(set) var count = 0
  private var place = CellPoint(column: -9, row: -9)
  private var time = -Double.infinity

  /// The longest time between two clicks of a double one; seconds.
  private static let interval = 0.4

  mutating func press(at place: CellPoint, now: Double) {
    let isNear = abs(place.column - self.place.column) <= 1 && place.row == self.place.row
    count = isNear && now - time <= Self.interval ? count + 1 : 1
    self.place = place
    time = now
  }
}
