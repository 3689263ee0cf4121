import FoveaScene
@testable import FoveaUI
import Foundation
import Testing

/// Inline marks in the literals of texts.
@MainActor @Suite("Marks in a text")
struct MarkupTests {
  private func spans(_ text: String) -> String {
    InlineMarkup.spans(of: text).map { span in
      let marks = [
        span.isBold ? "b" : "", span.isItalic ? "i" : "", span.isCode ? "c" : "",
        span.isStruck ? "s" : "", span.address.map { "@\($0)" } ?? "",
      ].joined()
      return marks.isEmpty ? span.text : "<\(marks):\(span.text)>"
    }.joined(separator: "|")
  }

  @Test(
    "are bold, italic, code, struck through and links",
    arguments: [
      ("plain", "plain"),
      ("a **b** c", "a |<b:b>| c"),
      ("*it* and _it_", "<i:it>| and |<i:it>"),
      ("`a*b*`", "<c:a*b*>"),
      ("~~no~~", "<s:no>"),
      ("**bold *both***", "<b:bold >|<bi:both>"),
      ("[site](https://a.example/b)!", "<@https://a.example/b:site>|!"),
    ])
  func kinds(_ text: String, _ expected: String) { #expect(spans(text) == expected) }

  @Test(
    "that do not open and close are text",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**open", "a ~ b ~~", "[no] (link)", "`", "*", "**", "****",
      "[", "[]()", "* a *",
    ])
  func text(_ text: String) { #expect(spans(text) == text) }

  @Test("lose their meaning behind a backslash")
  func escaped() { #expect(spans("\\*not\\*") == "*not*") }

  @Test("nest only so deep, however many there are")
  func depth() {
    let text = String(repeating: "*a **b ", count: 2_000)
    #expect(!InlineMarkup.spans(of: String(text.prefix(400))).isEmpty)
  }

  @Test("count in the literal, not in the values put into it")
  func values() {
    let name = "**x**"
    let stage = Stage { Text("**Hello** \(name), \(3) times") }
    guard case .text(let picture)? = stage.drawn.first?.drawing else { return #expect(Bool(false)) }
    let runs = picture.layout.lines[0].runs
    #expect(runs.map(\.text).joined() == "Hello **x**, 3 times")
    #expect(runs[0].text == "Hello" && runs[0].font.weight == 700)
    #expect(runs[1].font.weight == 400)
  }

  @Test("are text where the text is verbatim")
  func verbatim() {
    #expect(Stage { Text(verbatim: "**a**") }.texts == ["**a**"])
    let string = "*a*"
    #expect(Stage { Text(string) }.texts == ["*a*"])
  }

  @Test("of an attributed string show")
  func attributed() {
    var string = AttributedString("ab")
    let range = string.startIndex..<string.index(string.startIndex, offsetByCharacters: 1)
    string[range].link = URL(string: "https://a.example")
    let stage = Stage { Text(string) }
    guard case .text(let picture)? = stage.drawn.first?.drawing else { return #expect(Bool(false)) }
    #expect(picture.layout.lines[0].runs.map(\.isUnderlined) == [true, false])
  }
}

/// Texts put together and dates.
@MainActor @Suite("Texts")
struct TextTests {
  @Test("keep their own looks when they are put together")
  func concatenation() {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text(verbatim: "c")
    let stage = Stage { text.italic() }
    guard case .text(let picture)? = stage.drawn.first?.drawing else { return #expect(Bool(false)) }
    let runs = picture.layout.lines[0].runs
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs.map { $0.color != nil } == [false, true, false])
    #expect(runs.map(\.font.isItalic) == [true, true, true])
  }

  @Test("tell a time that is left in hours, minutes and seconds")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func left(_ seconds: Double) -> String {
      Text.DateStyle.timer(from: start, to: start.addingTimeInterval(seconds))
    }
    #expect(left(65) == "1:05")
    #expect(left(3_600) == "1:00:00")
    #expect(left(.infinity).hasSuffix(":40"))
  }
}
