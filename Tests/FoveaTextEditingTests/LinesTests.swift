import FoveaTextEditing
import Testing

/// Given a text on several lines, when a person moves up and down, then the caret is…
@Suite("Up and down")
struct LinesTests {
  @Test(
    "keep the column",
    arguments: [
      Row("one\nt|wo", .move(by: .line, .backward), "o|ne\ntwo"),
      Row("o|ne\ntwo", .move(by: .line, .forward), "one\nt|wo"),
      Row("three|\none", .move(by: .line, .forward), "three\none|"),
      Row("o|ne\n\ntwo", .move(by: .line, .forward), "one\n|\ntwo"),
      Row("o|ne\r\ntwo", .move(by: .line, .forward), "one\r\nt|wo"),
      Row("👩‍👩‍👧‍👦x|y\nabc", .move(by: .line, .forward), "👩‍👩‍👧‍👦xy\nab|c"),
      Row("one|\n", .move(by: .line, .forward), "one\n|"),
      Row("one\n|", .move(by: .line, .backward), "|one\n"),
      Row("o[ne\ntw|o\nx", .move(by: .line, .backward), "|one\ntwo\nx"),
      Row("o[ne\ntw|o\nxyz", .move(by: .line, .forward), "one\ntwo\nxy|z"),
      Row("on|e\ntwo", .move(by: .line, .forward, extending: true), "on[e\ntw|o"),
    ])
  func column(_ row: Row) {
    let text = EditableText(drawing: row.before, kind: .multiline)
    #expect(text.performing(row.command).drawing == row.after)
  }

  @Test("keep the column across a short line, and forget it at any other move")
  func shortLine() {
    let text = EditableText(drawing: "abcd|ef\nx\nabcdef", kind: .multiline)
    let down = TextCommand.move(by: .line, .forward)
    #expect(text.performing(down).drawing == "abcdef\nx|\nabcdef")
    #expect(text.performing(down, down).drawing == "abcdef\nx\nabcd|ef")
    let aside = text.performing(down, .move(by: .lineBoundary, .backward), down)
    #expect(aside.drawing == "abcdef\nx\n|abcdef")
  }

  @Test("go to the ends of the text from its first and last line, and back to the column")
  func edges() {
    let text = EditableText(drawing: "ab|c\nabc", kind: .multiline)
    let (up, down) = (TextCommand.move(by: .line, .backward), TextCommand.move(by: .line, .forward))
    #expect(text.performing(up).drawing == "|abc\nabc")
    #expect(text.performing(up, down).drawing == "abc\nab|c")
    #expect(text.performing(down, down).drawing == "abc\nabc|")
    var top = text.performing(up)
    #expect(top.perform(up) == .unused)
  }

  /// `one two` and `three`, wrapped behind the space, over `end`.
  let wrapped = EditableText(drawing: "|one two three\nend", kind: .multiline)
  let lines = LaidOutLines([
    .init(range: 0..<8, carets: (0...8).map { Double($0) * 10 }),
    .init(range: 8..<13, carets: (0...5).map { Double($0) * 10 }),
    .init(range: 14..<17, carets: [0, 25, 50, 75]),
  ])

  @Test("go by the lines and places a view drew")
  func laidOut() {
    let down = TextCommand.move(by: .line, .forward)
    let start = wrapped.performing(.place(at: 3))
    #expect(start.performing(down, lines: lines).caretOffset == 11)
    #expect(start.performing(down, down, lines: lines).caretOffset == 15)
    #expect(start.performing(down, down, down, lines: lines).caretOffset == 17)
    let up = TextCommand.move(by: .line, .backward)
    #expect(wrapped.performing(.place(at: 16), up, lines: lines).caretOffset == 13)
    #expect(wrapped.performing(.place(at: 16), up, up, lines: lines).caretOffset == 5)
  }

  @Test("tell the end of a wrapped line from the start of the next")
  func affinity() {
    let end = TextCommand.move(by: .lineBoundary, .forward)
    var text = wrapped.performing(end, lines: lines)
    #expect(text.caretOffset == 8)
    #expect(text.caretAffinity == .upstream)
    #expect(text.perform(end, lines: lines) == .unused)
    #expect(text.performing(.move(by: .lineBoundary, .backward), lines: lines).caretOffset == 0)
    #expect(text.performing(.move(by: .character, .forward), lines: lines).caretOffset == 9)
    let down = text.performing(.move(by: .line, .forward), lines: lines)
    #expect(down.caretOffset == 13)
    #expect(down.caretAffinity == .downstream)
    let next = wrapped.performing(.place(at: 8), end, lines: lines)
    #expect(next.caretOffset == 13)
    let pointed = wrapped.performing(.place(at: 8, affinity: .upstream), end, lines: lines)
    #expect(pointed.caretOffset == 8)
  }

  @Test("delete to the ends of the lines a view drew")
  func deletes() {
    let text = wrapped.performing(.place(at: 10))
    #expect(text.performing(.deleteToLineStart, lines: lines).drawing == "one two |ree\nend")
    #expect(text.performing(.deleteToLineEnd, lines: lines).drawing == "one two th|\nend")
    let start = wrapped.performing(.place(at: 8))
    #expect(start.performing(.deleteToLineStart, lines: lines).text == wrapped.text)
  }

  @Test("find the nearest caret in a line that runs leftward")
  func leftward() {
    let lines = LaidOutLines([.init(range: 0..<3, carets: [30, 20, 10, 0])])
    #expect(lines.offset(closestTo: 22, in: 0..<3) == 1)
    #expect(lines.x(of: 3, in: 0..<3) == 0)
  }
}
