import Foundation
import FoveaFocus
import FoveaGeometry
import Testing

/// Given a move that was explained, when it is drawn, then…
@Suite("The picture of a move")
struct ExplanationDrawingTests {
  /// The elements of a picture, without its style.
  private func elements(_ screen: Screen, _ heading: Heading, from name: String) -> [String] {
    var map = screen.map
    let explanation = map.explanation(from: screen[name], heading)
    let svg = ExplanationDrawing(map, explanation) { screen.name(of: $0) ?? "section" }.svg
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>"))
    let lines = svg.replacing("><", with: ">\n<").split(separator: "\n").map(String.init)
    return Array(lines.drop { $0 != "</defs>" }.dropFirst().dropLast())
  }

  @Test("shows the beam, who won, and why the others did not")
  func straight() {
    let screen = Screen(
      drawing: """
        [a]  [b]  [c]
             [d]
        """)
    #expect(
      elements(screen, .right, from: "a") == [
        #"<rect class="beam" x="30" y="0" width="105.2" height="20"/>"#,
        #"<rect class="lost" x="50" y="20" width="30" height="20"/>"#,
        #"<text x="65" y="30" dy="-0.25em" font-size="2.3">d</text>"#,
        #"<text x="65" y="30" dy="0.95em" font-size="2.3">beside the beam</text>"#,
        #"<rect class="target" x="100" y="0" width="30" height="20"/>"#,
        #"<text x="115" y="10" dy="-0.25em" font-size="1.8">c</text>"#,
        #"<text x="115" y="10" dy="0.95em" font-size="1.8">further: 70 ahead, 0 aside</text>"#,
        #"<rect class="chosen" x="50" y="0" width="30" height="20"/>"#,
        #"<text x="65" y="10" dy="-0.25em" font-size="1.9">b</text>"#,
        #"<text x="65" y="10" dy="0.95em" font-size="1.9">chosen: 20 ahead, 0 aside</text>"#,
        #"<rect class="start" x="0" y="0" width="30" height="20"/>"#,
        #"<text x="15" y="10" dy="-0.25em" font-size="2.3">a</text>"#,
        #"<text x="15" y="10" dy="0.95em" font-size="2.3">right</text>"#,
        #"<line class="way" x1="30" y1="10" x2="50" y2="10" marker-end="url(#head)"/>"#,
      ])
  }

  @Test("shows a section that was entered, and the arrow to its target")
  func section() {
    let screen = Screen(
      drawing: """
        [a]  ┌───┐
             │   │
             │[b]│
             └───┘
        """)
    #expect(
      elements(screen, .right, from: "a") == [
        #"<rect class="beam" x="30" y="0" width="74" height="20"/>"#,
        #"<rect class="entered" x="50" y="0" width="50" height="80"/>"#,
        #"<text class="title" x="50" y="0" dx=".5em" dy="1.2em">section: entered: 20 ahead, 30 aside</text>"#,
        #"<rect class="chosen" x="60" y="40" width="30" height="20"/>"#,
        #"<text x="75" y="50" dy="-0.25em" font-size="1.8">b</text>"#,
        #"<text x="75" y="50" dy="0.95em" font-size="1.8">chosen: 30 ahead, 40 aside</text>"#,
        #"<rect class="start" x="0" y="0" width="30" height="20"/>"#,
        #"<text x="15" y="10" dy="-0.25em" font-size="1.8">a</text>"#,
        #"<text x="15" y="10" dy="0.95em" font-size="1.8">right</text>"#,
        #"<line class="way" x1="30" y1="10" x2="60" y2="50" marker-end="url(#head)"/>"#,
      ])
  }

  @Test("of a move that leads nowhere has no arrow")
  func stays() {
    let screen = Screen(
      drawing: """
        [a]
           [b]
        """)
    let elements = elements(screen, .right, from: "a")
    #expect(elements.contains { $0.hasSuffix(">right: stays</text>") })
    #expect(elements.contains { $0.hasPrefix("<rect class=\"lost\"") })
    #expect(elements.contains { $0.hasSuffix(">beside the beam</text>") })
    #expect(!elements.contains { $0.hasPrefix("<line") })
  }
}
