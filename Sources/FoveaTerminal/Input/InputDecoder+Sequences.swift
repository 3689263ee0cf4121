import FoveaScene

extension InputDecoder {
  /// Tells what a control sequence means; one that means nothing is dropped.
  mutating func interpret(_ sequence: ControlSequence, now: Double) {
    switch (sequence.prefix, sequence.final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      interpretMouse(sequence, now: now)
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): answer(.keyboard(flags: sequence[0] ?? 0))
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): answer(.attributes)
    case (UInt8(ascii: "?"), UInt8(ascii: "y")):
      if let mode = sequence[0], let state = sequence[1] { answer(.mode(mode, state: state)) }
    case (nil, UInt8(ascii: "u")): interpretKey(sequence, code: sequence[0, 0])
    case (nil, UInt8(ascii: "~")): interpretTilde(sequence)
    case (nil, UInt8(ascii: "I")): emit(.activate(true))
    case (nil, UInt8(ascii: "O")): emit(.activate(false))
    case (nil, UInt8(ascii: "Z")): press(.tab, modifiers(sequence).union(.shift))
    case (nil, UInt8(ascii: "R")): interpretReport(sequence)
    case (nil, _):
      if let key = Self.letterKeys[sequence.final] {
        press(key, modifiers(sequence), phase: phase(sequence))
      }
    default: break
    }
  }

  /// Where the cursor stands, or F3.
  private mutating func interpretReport(_ sequence: ControlSequence) {
    if awaitedCursorReports > 0, let row = sequence[0], let column = sequence[1] {
      awaitedCursorReports -= 1
      answer(.cursor(column: max(0, column - 1), row: max(0, row - 1)))
    } else if sequence[0] ?? 1 == 1 {
      press(.function(3), modifiers(sequence), phase: phase(sequence))
    }
  }

  private mutating func interpretTilde(_ sequence: ControlSequence) {
    switch sequence[0] {
    case 200: beginPaste()
    case 27:
      // xterm's modifyOtherKeys: 27 ; modifiers ; code.
      interpretKey(sequence, code: sequence[2])
    case let number?:
      if let key = Self.tildeKeys[number] {
        press(key, modifiers(sequence), phase: phase(sequence))
      }
    case nil: break
    }
  }

  /// A key of the kitty protocol: `code:shifted:base ; modifiers:event ; text`.
  private mutating func interpretKey(_ sequence: ControlSequence, code: Int?) {
    guard let code, code > 0 else { return }
    let modifiers = modifiers(sequence)
    let phase = phase(sequence)
    if let key = Self.codeKeys[code] { return press(key, modifiers, phase: phase) }
    // The private use area holds keys that write nothing.
    guard !(57344...63743).contains(code), let scalar = Unicode.Scalar(UInt32(code)),
      scalar.properties.generalCategory != .control
    else { return }
    var character = Character(scalar)
    if modifiers.contains(.shift) {
      if let shifted = sequence[0, 1].flatMap({ Unicode.Scalar(UInt32($0)) }) {
        character = Character(shifted)
      } else if let capital = character.uppercased().first, character.uppercased().count == 1 {
        character = capital
      }
    }
    press(Key(typing: character), modifiers, phase: phase)
  }

  private func modifiers(_ sequence: ControlSequence) -> KeyModifiers {
    let bits = max(0, (sequence[1] ?? 1) - 1)
    var result: KeyModifiers = []
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 2 != 0 || bits & 32 != 0 { result.insert(.option) }
    if bits & 4 != 0 { result.insert(.control) }
    if bits & 8 != 0 { result.insert(.command) }
    if bits & 64 != 0 { result.insert(.capsLock) }
    return result
  }

  private func phase(_ sequence: ControlSequence) -> KeyStroke.Phase {
    switch sequence[1, 1] {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  /// A byte below space, or delete.
  mutating func pressControl(_ byte: UInt8) {
    switch byte {
    case 0x09: press(.tab)
    case 0x0A, 0x0D: press(.return)
    case 0x08, 0x7F: press(.delete)
    case 0x00: press(.space, .control)
    case 0x01...0x1A:
      press(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: press(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    }
  }

  /// The final byte of SS3: a key of the keypad or a function key.
  mutating func pressKeypad(_ byte: UInt8) {
    if let key = Self.letterKeys[byte] {
      press(key)
    } else if byte == UInt8(ascii: "R") {
      press(.function(3))
    } else if byte == UInt8(ascii: "M") {
      press(.return)
    } else if byte == UInt8(ascii: "I") {
      press(.tab)
    } else if byte >= UInt8(ascii: "j") && byte <= UInt8(ascii: "y") {
      press(.character(Character(Unicode.Scalar(byte - 0x40))))
    }
  }

  private static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "S"): .function(4),
  ]

  private static let tildeKeys: [Int: Key] = [
    1: .home, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// Codes of the kitty protocol that are no characters of their own.
  private static let codeKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      9: .tab, 13: .return, 27: .escape, 32: .space, 127: .delete, 8: .delete,
      57409: .character("."), 57410: .character("/"), 57411: .character("*"),
      57412: .character("-"), 57413: .character("+"), 57414: .return, 57415: .character("="),
      57416: .character(","), 57417: .left, 57418: .right, 57419: .up, 57420: .down,
      57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57426: .deleteForward,
      57428: .playPause, 57429: .playPause, 57430: .playPause,
    ]
    for number in 13...35 { keys[57376 + number - 13] = .function(number) }
    for digit in 0...9 { keys[57399 + digit] = .character(Character(String(digit))) }
    return keys
  }()
}
