import FoveaGeometry
import FoveaScene

/// Turns the bytes of a terminal into events, however they are cut into reads.
///
/// It understands the kitty keyboard protocol and the older sequences, SGR mouse reports, bracketed
/// paste and focus reports. What it does not understand is dropped, and what it keeps is bounded.
///
///     for input in decoder.feed(bytes, now: clock) { … }
///     if let deadline = decoder.deadline, clock >= deadline { decoder.expire(now: clock) … }
struct InputDecoder {
  /// One cell of the screen; points.
  var cell: Size
  /// The point of the scene in the upper left corner of the terminal.
  var offset = Point.zero
  /// The cursor reports that have been asked for; other ones are the key F3 with a modifier.
  var awaitedCursorReports = 0
  /// When what has come so far is taken as it is; `nil` when nothing is open.
  private(set) var deadline: Double?

  var clicks = ClickCounter()
  private var state = State.ground
  private var utf8 = UTF8Assembler()
  /// Whether the character that is being read came with the option key.
  private var isOption = false
  /// Typed characters that have not been told yet: a cluster may go on.
  private var typed = String.UnicodeScalarView()
  private var parameters: [UInt8] = []
  private var paste = PasteCollector()
  private var inputs: [TerminalInput] = []

  private enum State: Equatable {
    case ground
    /// After ESC.
    case escape
    /// After CSI, collecting parameters.
    case sequence
    /// In a control sequence that is too long to mean anything.
    case overlong
    /// Three bytes of an old mouse report follow.
    case oldMouse(Int)
    /// After SS3.
    case shifted
    /// In a string (OSC, DCS, …) that began with this byte after ESC.
    case string(UInt8)
    /// After ESC in such a string.
    case stringEscape(UInt8)
    case paste
  }

  /// No sequence that means anything is longer.
  private static let longest = 128
  /// How long a lone ESC waits for what may follow it; seconds.
  private static let escapeDelay = 0.05
  /// How long what has begun waits for its end.
  private static let endDelay = 1.0

  init(cell: Size) { self.cell = cell }

  /// Takes bytes; returns what they mean, as far as that is sure.
  mutating func feed(_ bytes: [UInt8], now: Double) -> [TerminalInput] {
    inputs.removeAll(keepingCapacity: true)
    var rest = bytes[...]
    while let byte = rest.first {
      if state == .paste {
        rest = rest.dropFirst(takePaste(rest))
      } else {
        rest = rest.dropFirst()
        take(byte, now: now)
      }
    }
    flushTyped()
    deadline = isOpen ? now + (isLone ? Self.escapeDelay : Self.endDelay) : nil
    return inputs
  }

  /// Takes what has come so far as it is, once the deadline has passed.
  mutating func expire(now: Double) -> [TerminalInput] {
    inputs.removeAll(keepingCapacity: true)
    guard let deadline, now >= deadline else { return [] }
    self.deadline = nil
    switch state {
    case .escape: press(.escape)
    case .sequence where parameters.isEmpty: press(.character("["), .option)
    case .shifted: press(.character("O"), [.option, .shift])
    case .string(let first) where parameters.isEmpty:
      press(.character(Character(Unicode.Scalar(first))), .option)
    case .paste: emit(.paste(paste.finish()))
    case .ground: utf8.abandon().map { type($0) }
    default: break
    }
    flushTyped()
    state = .ground
    return inputs
  }

  private var isOpen: Bool { state != .ground || !utf8.isEmpty }

  /// Whether all that is open is the beginning of a sequence, which may be a key by itself.
  private var isLone: Bool {
    switch state {
    case .escape, .shifted: true
    case .sequence, .string: parameters.isEmpty
    default: false
    }
  }

  // MARK: One byte

  private mutating func take(_ byte: UInt8, now: Double) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte, now: now)
    case .overlong: takeOverlong(byte)
    case .oldMouse(let left): state = left > 1 ? .oldMouse(left - 1) : .ground
    case .shifted: takeShifted(byte)
    case .string(let first): takeString(byte, first)
    case .stringEscape(let first):
      if byte == UInt8(ascii: "\\") { return endString(first) }
      state = .escape
      takeEscape(byte)
    case .paste: break
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x80 || !utf8.isEmpty {
      let (scalars, isTaken) = utf8.take(byte)
      for scalar in scalars { type(scalar) }
      if isTaken { return }
    }
    if byte == 0x1B {
      flushTyped()
      state = .escape
    } else if byte >= 0x20 && byte < 0x7F {
      type(Unicode.Scalar(byte))
    } else {
      pressControl(byte)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): begin(.sequence)
    case UInt8(ascii: "O"): begin(.shifted)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): begin(.string(byte))
    case 0x1B:
      press(.escape)
      state = .escape
    default:
      isOption = true
      takeGround(byte)
      if utf8.isEmpty { isOption = false }
    }
  }

  private mutating func begin(_ next: State) {
    parameters.removeAll(keepingCapacity: true)
    state = next
  }

  private mutating func takeSequence(_ byte: UInt8, now: Double) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty:
      // The Linux console: CSI [ A is F1.
      parameters.append(byte)
    case 0x20...0x3F:
      parameters.append(byte)
      if parameters.count > Self.longest { state = .overlong }
    case 0x40...0x7E:
      state = .ground
      if parameters == [UInt8(ascii: "[")] {
        if byte >= 0x41 && byte <= 0x45 { press(.function(Int(byte) - 0x40)) }
      } else if byte == UInt8(ascii: "M") && parameters.isEmpty {
        state = .oldMouse(3)
      } else {
        interpret(ControlSequence(parameters: parameters, final: byte), now: now)
      }
    default:
      state = .ground
      takeGround(byte)
    }
  }

  private mutating func takeOverlong(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x20 || (0x40...0x7E).contains(byte) {
      state = .ground
    }
  }

  private mutating func takeShifted(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B: takeGround(byte)
    case 0x40...0x7E: pressKeypad(byte)
    default: break
    }
  }

  private mutating func takeString(_ byte: UInt8, _ first: UInt8) {
    switch byte {
    case 0x07: endString(first)
    case 0x1B: state = .stringEscape(first)
    case 0x18, 0x1A: state = .ground
    default: if parameters.count < Self.longest { parameters.append(byte) }
    }
  }

  private mutating func endString(_ first: UInt8) {
    state = .ground
    if first == UInt8(ascii: "]"), let color = TerminalReply(colorReport: parameters) {
      inputs.append(.reply(color))
    }
  }

  private mutating func takePaste(_ bytes: ArraySlice<UInt8>) -> Int {
    let (count, isComplete) = paste.take(bytes)
    if isComplete {
      emit(.paste(paste.finish()))
      state = .ground
    } else if paste.isFull {
      emit(.paste(paste.finish()))
    }
    return count
  }

  // MARK: What has been understood

  mutating func beginPaste() {
    state = .paste
    paste = PasteCollector()
  }

  mutating func emit(_ event: InputEvent) {
    flushTyped()
    inputs.append(.event(event))
  }

  mutating func answer(_ reply: TerminalReply) {
    flushTyped()
    inputs.append(.reply(reply))
  }

  mutating func press(
    _ key: Key, _ modifiers: KeyModifiers = [], phase: KeyStroke.Phase = .down
  ) {
    let modifiers = isOption ? modifiers.union(.option) : modifiers
    isOption = false
    emit(.key(KeyStroke(key, modifiers, phase: phase)))
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    if isOption {
      isOption = false
      press(Key(typing: Character(scalar)), .shift(for: Character(scalar)).union(.option))
    } else {
      typed.append(scalar)
    }
  }

  /// Tells the typed characters: scalars that came together and belong together are one of them.
  private mutating func flushTyped() {
    if typed.isEmpty { return }
    let characters = String(typed)
    typed = String.UnicodeScalarView()
    for character in characters {
      inputs.append(.event(.key(KeyStroke(Key(typing: character), .shift(for: character)))))
    }
  }
}

extension Key {
  /// The key that types a character.
  init(typing character: Character) {
    self = character == " " ? .space : .character(character)
  }
}

extension KeyModifiers {
  /// Shift for a capital letter, which a keyboard types with it.
  static func shift(for character: Character) -> KeyModifiers {
    character.isASCII && character.isUppercase ? .shift : []
  }
}
