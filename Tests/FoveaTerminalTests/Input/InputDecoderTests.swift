import FoveaGeometry
import FoveaScene
import LawFixtures
import SceneFixtures
import Testing

@testable import FoveaTerminal

private func inputs(_ text: String, now: Double = 0) -> [TerminalInput] {
  var decoder = InputDecoder(cell: cell)
  return decoder.feed(Array(text.utf8), now: now)
}

private func stroke(
  _ key: Key, _ modifiers: KeyModifiers = [], _ phase: KeyStroke.Phase = .down
) -> TerminalInput {
  .event(.key(KeyStroke(key, modifiers, phase: phase)))
}

private func letter(_ character: Character, _ modifiers: KeyModifiers = []) -> TerminalInput {
  stroke(.character(character), modifiers)
}

@Suite("Bytes from a terminal")
struct InputDecoderTests {
  @Test(
    "are keys in the older sequences",
    arguments: [
      ("a", .character("a"), []), ("A", .character("A"), .shift), (" ", .space, []),
      ("\r", .return, []), ("\t", .tab, []), ("\u{7F}", .delete, []), ("\u{8}", .delete, []),
      ("\u{1}", .character("a"), .control), ("\u{1A}", .character("z"), .control),
      ("\u{0}", .space, .control), ("\u{1D}", .character("]"), .control),
      ("\u{1B}x", .character("x"), .option), ("\u{1B}X", .character("X"), [.option, .shift]),
      ("\u{1B}é", .character("é"), .option), ("\u{1B}\r", .return, .option),
      ("\u{1B}\u{7F}", .delete, .option),
      ("\u{1B}[A", .up, []), ("\u{1B}[B", .down, []), ("\u{1B}[C", .right, []),
      ("\u{1B}[D", .left, []), ("\u{1B}OA", .up, []), ("\u{1B}OH", .home, []),
      ("\u{1B}[H", .home, []), ("\u{1B}[F", .end, []), ("\u{1B}[1~", .home, []),
      ("\u{1B}[8~", .end, []), ("\u{1B}[3~", .deleteForward, []), ("\u{1B}[5~", .pageUp, []),
      ("\u{1B}[6~", .pageDown, []), ("\u{1B}OP", .function(1), []), ("\u{1B}OR", .function(3), []),
      ("\u{1B}[[A", .function(1), []), ("\u{1B}[15~", .function(5), []),
      ("\u{1B}[24~", .function(12), []), ("\u{1B}[Z", .tab, .shift),
      ("\u{1B}[1;5C", .right, .control), ("\u{1B}[1;2A", .up, .shift),
      ("\u{1B}[1;3D", .left, .option), ("\u{1B}[5;6~", .pageUp, [.shift, .control]),
      ("\u{1B}[1;2R", .function(3), .shift), ("\u{1B}OM", .return, []),
    ] as [(String, Key, KeyModifiers)])
  func legacy(_ bytes: String, _ key: Key, _ modifiers: KeyModifiers) {
    #expect(inputs(bytes) == [stroke(key, modifiers)])
  }

  @Test(
    "are keys in the kitty protocol",
    arguments: [
      ("27u", .escape, [], .down), ("13;5u", .return, .control, .down),
      ("105;5u", .character("i"), .control, .down), ("9;2u", .tab, .shift, .down),
      ("97;6u", .character("A"), [.shift, .control], .down),
      ("49:33;4u", .character("!"), [.shift, .option], .down),
      ("97;1:3u", .character("a"), [], .up), ("97;1:2u", .character("a"), [], .repeat),
      ("32;1:3u", .space, [], .up), ("1;1:3A", .up, [], .up),
      ("3;5:2~", .deleteForward, .control, .repeat),
      ("57399u", .character("0"), [], .down), ("57417u", .left, [], .down),
      ("57376u", .function(13), [], .down), ("57430u", .playPause, [], .down),
      ("97;9u", .character("a"), .command, .down), ("97;65u", .character("a"), .capsLock, .down),
      ("97;;98u", .character("a"), [], .down),
      ("27;5;13~", .return, .control, .down),
      ("27;6;97~", .character("A"), [.shift, .control], .down),
    ] as [(String, Key, KeyModifiers, KeyStroke.Phase)])
  func kitty(_ bytes: String, _ key: Key, _ modifiers: KeyModifiers, _ phase: KeyStroke.Phase) {
    #expect(inputs("\u{1B}[" + bytes) == [stroke(key, modifiers, phase)])
  }

  @Test(
    "mean nothing in other sequences",
    arguments: [
      "\u{1B}[57441u", "\u{1B}[u", "\u{1B}[1114112u", "\u{1B}[55296u", "\u{1B}[99~", "\u{1B}[?1;2X",
      "\u{1B}[M !!", "\u{1B}]0;title\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[<0;1M",
      "\u{1B}[99999999999999999999u", "\u{1B}[" + String(repeating: "1;", count: 500) + "A",
      "\u{1B}]" + String(repeating: "x", count: 5000) + "\u{7}", "\u{1B}[<35;5m", "\u{1B}[<1;2;3M",
    ])
  func nothing(_ bytes: String) {
    #expect(inputs(bytes + "a") == [letter("a")])
  }

  @Test("are text in any script, one key a character")
  func text() {
    #expect(
      inputs("né漢e\u{301}👨‍👩‍👧x")
        == ["n", "é", "漢", "e\u{301}", "👨‍👩‍👧", "x"].map { letter($0) })
  }

  @Test("mean the same however they are cut")
  func cut() {
    let bytes = Array(
      "é漢\u{1B}[1;5C\u{1B}[<0;3;2Mx\u{1B}[200~pa\u{1B}[1mste\u{1B}[201~\u{1B}OA".utf8)
    var whole = InputDecoder(cell: cell)
    let expected = whole.feed(bytes, now: 0)
    #expect(expected.count == 7)
    for size in 1...bytes.count {
      var decoder = InputDecoder(cell: cell)
      var told: [TerminalInput] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        told += decoder.feed(Array(bytes[start..<min(bytes.count, start + size)]), now: 0)
      }
      #expect(told == expected)
    }
  }

  @Test("are the escape key when nothing follows ESC in time")
  func escape() {
    var decoder = InputDecoder(cell: cell)
    #expect(decoder.feed([0x1B], now: 1) == [])
    #expect(decoder.deadline == 1.05)
    #expect(decoder.expire(now: 1.04) == [])
    #expect(decoder.expire(now: 1.05) == [stroke(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.feed(Array("\u{1B}\u{1B}[A".utf8), now: 2) == [stroke(.escape), stroke(.up)])
  }

  @Test(
    "are a key with option when a sequence does not go on",
    arguments: [
      ("\u{1B}[", letter("[", .option)), ("\u{1B}O", letter("O", [.option, .shift])),
      ("\u{1B}]", letter("]", .option)), ("\u{1B}P", letter("P", .option)),
    ])
  func lone(_ bytes: String, _ input: TerminalInput) {
    var decoder = InputDecoder(cell: cell)
    #expect(decoder.feed(Array(bytes.utf8), now: 0) == [])
    #expect(decoder.expire(now: 0.05) == [input])
  }

  @Test("are forgotten when they began and do not end")
  func abandoned() {
    var decoder = InputDecoder(cell: cell)
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), now: 0) == [])
    #expect(decoder.expire(now: 0.5) == [])
    #expect(decoder.expire(now: 1) == [])
    #expect(decoder.feed([0x61], now: 2) == [letter("a")])
    #expect(decoder.feed([0xE6, 0xBC], now: 2) == [])
    #expect(decoder.expire(now: 3) == [letter("\u{FFFD}")])
    #expect(inputs("\u{1B}[1;5\u{1B}[A") == [stroke(.up)])
  }

  @Test("are U+FFFD where they are no UTF-8")
  func invalid() {
    var decoder = InputDecoder(cell: cell)
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0x63, 0x80]
    let told = decoder.feed(bytes, now: 0).map { input in
      if case .event(.key(let stroke)) = input, case .character(let letter) = stroke.key {
        return letter
      }
      return "?"
    }
    #expect(String(told) == "\u{FFFD}a\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test("are text as a whole within a bracketed paste")
  func paste() {
    #expect(
      inputs("\u{1B}[200~one\r\ntwo\rthree\u{1B}[A\u{1B}[201\u{1B}[201~x") == [
        .event(.paste("one\ntwo\nthree\u{1B}[A\u{1B}[201")), letter("x"),
      ])
    var decoder = InputDecoder(cell: cell)
    #expect(decoder.feed(Array("\u{1B}[200~lost".utf8), now: 0) == [])
    #expect(decoder.expire(now: 1) == [.event(.paste("lost"))])
  }

  @Test("are a long paste in time that grows with its length only")
  func longPaste() {
    let line = String(repeating: "\u{1B}[201é", count: 1 << 17)
    let bytes = Array(("\u{1B}[200~" + line + "\u{1B}[201~").utf8)
    var decoder = InputDecoder(cell: cell)
    var told: [TerminalInput] = []
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      told += decoder.feed(Array(bytes[start..<min(bytes.count, start + 4096)]), now: 0)
    }
    #expect(told == [.event(.paste(line))])
  }

  @Test("tell whether the window has the keyboard")
  func activation() {
    #expect(inputs("\u{1B}[I\u{1B}[O") == [.event(.activate(true)), .event(.activate(false))])
  }

  @Test("answer questions")
  func replies() {
    #expect(
      inputs("\u{1B}[?5u\u{1B}[?2026;2$y\u{1B}[?62;4c\u{1B}]11;rgb:ffff/0000/80\u{1B}\\") == [
        .reply(.keyboard(flags: 5)), .reply(.mode(2026, state: 2)), .reply(.attributes),
        .reply(.color(slot: 11, RGBA(red: 1, green: 0, blue: 128.0 / 255))),
      ])
    var decoder = InputDecoder(cell: cell)
    decoder.awaitedCursorReports = 1
    #expect(
      decoder.feed(Array("\u{1B}[1;3R\u{1B}[1;3R".utf8), now: 0)
        == [.reply(.cursor(column: 2, row: 0)), stroke(.function(3), .option)])
  }

  @Test("never trap and keep nothing without bound", arguments: Law.seeds(20))
  func garbage(seed: UInt64) {
    var dice = Dice(seed: seed)
    var decoder = InputDecoder(cell: cell)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[O]<>?;:$0129~uMmRABcIP\\\u{7}\r".utf8)
    for round in 0..<200 {
      let bytes = (0..<64).map { _ in
        Bool.random(using: &dice)
          ? likely.randomElement(using: &dice)! : UInt8.random(in: 0...255, using: &dice)
      }
      _ = decoder.feed(bytes, now: Double(round))
      if Bool.random(using: &dice) { _ = decoder.expire(now: Double(round) + 5) }
    }
    _ = decoder.expire(now: 1000)
    _ = decoder.feed(Array("\u{1B}[201~\u{7}\u{1B}\\".utf8), now: 1000)
    _ = decoder.expire(now: 2000)
    #expect(decoder.feed([0x61], now: 3000).last == letter("a"), "seed \(seed)")
  }
}

@Suite("Mouse reports")
struct MouseTests {
  private func pointers(_ text: String, times: [Double]) -> [PointerEvent] {
    var decoder = InputDecoder(cell: cell)
    decoder.offset = Point(x: 0, y: 220)
    var result: [PointerEvent] = []
    for (report, time) in zip(text.split(separator: " "), times) {
      for case .event(.pointer(let pointer)) in decoder.feed(
        Array("\u{1B}[<\(report)".utf8), now: time)
      {
        result.append(pointer)
      }
    }
    return result
  }

  @Test("are pointer events in the middle of a cell of the scene")
  func phases() {
    let told = pointers(
      "0;3;2M 32;4;2M 0;4;2m 35;9;9M 0;1;1M 16;1;1M 8;1;1M", times: [0, 1, 2, 3, 4, 5, 6])
    #expect(told.map(\.phase) == [.down, .dragged, .up, .moved, .down, .down, .down])
    let grid = CellGrid(cell: cell, offset: Point(x: 0, y: 220))
    #expect(told[0].location == grid.point(inColumn: 2, row: 1))
    #expect(told[1].location == grid.point(inColumn: 3, row: 1))
    #expect(told[5].modifiers == .control)
    #expect(told[6].modifiers == .option)
  }

  @Test("scroll by three cells a notch, towards the end for a turn towards oneself")
  func wheel() {
    let told = pointers("64;1;1M 65;1;1M 66;1;1M 67;1;1M", times: [0, 0, 0, 0])
    #expect(
      told.map(\.phase) == [
        .scroll(Point(x: 0, y: -66)), .scroll(Point(x: 0, y: 66)), .scroll(Point(x: -30, y: 0)),
        .scroll(Point(x: 30, y: 0)),
      ])
  }

  @Test("count clicks that follow each other quickly in one place")
  func clicks() {
    let told = pointers(
      "0;3;2M 0;3;2m 0;4;2M 0;4;2m 0;9;2M 0;9;2M 0;9;2M", times: [0, 0.1, 0.3, 0.35, 0.4, 0.9, 1.2])
    #expect(told.map(\.clickCount) == [1, 1, 2, 2, 1, 1, 2])
  }
}
