import Foundation
import FoundationXML
import FoveaFocus
import Testing

/// Given names that come from anybody's data, when a map or a move is drawn, then the drawing…
@Suite("A drawing of hostile names")
struct HostileNameTests {
  static let names = [
    "\u{1B}]0;owned\u{7}", "\u{9B}2J", "a\u{202E}b", "<\u{301}script>", "&\u{301}amp;", "\"\u{301}",
    "two\nlines\ttab", "\u{0}\u{FFFE}\u{FFFF}", "]]>", "<!--", "'",
  ]

  private let screen = Screen(
    drawing: """
      [a·····]  [b····]
      [c···]
      """)

  private func drawings(_ name: String) -> (svg: [String], text: [String]) {
    var map = screen.map
    let called: (FocusMap.ID) -> String = { _ in name }
    let explanation = map.explanation(from: screen["a"], .right)
    let drawing = FocusMapDrawing(screen.map, name: called)
    return (
      [drawing.svg, ExplanationDrawing(map, explanation, name: called).svg],
      [drawing.text(), explanation.table(name: called)]
    )
  }

  @Test("is XML", arguments: names)
  func isXML(_ name: String) {
    for svg in drawings(name).svg {
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test("says nothing to a terminal", arguments: names)
  func isText(_ name: String) {
    let (svg, text) = drawings(name)
    for drawing in svg + text {
      let controls = drawing.unicodeScalars.filter {
        ($0.properties.generalCategory == .control && $0 != "\n") || $0.properties.isBidiControl
      }
      #expect(controls.isEmpty)
    }
  }

  @Test("keeps each name on its line")
  func oneLine() {
    let table = drawings("two\nlines\ttab").text[1]
    #expect(table.split(separator: "\n").allSatisfy { !$0.hasPrefix("lines") })
    #expect(table.contains("two lines tab"))
  }
}
