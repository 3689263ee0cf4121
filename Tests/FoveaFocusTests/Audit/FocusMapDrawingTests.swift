import FoveaFocus
import FoveaGeometry
import LawFixtures
import Testing

/// Given a screen, when its moves are drawn in characters, then…
@Suite("The picture of a focus map")
struct FocusMapDrawingTests {
  private func picture(_ screen: Screen) -> String {
    FocusMapDrawing(screen.map) { screen.name(of: $0) ?? "section" }.text()
  }

  private func picture(drawing: String) -> String { picture(Screen(drawing: drawing)) }

  @Test("shows a way there and back as a line with two heads")
  func row() {
    #expect(
      picture(drawing: "[one]     [two]") == """
        [● one]◀─▶[two]
        """)
  }

  @Test("spreads what stands too close for an arrow")
  func grid() {
    #expect(
      picture(
        drawing: """
          [a][b]
          [c][d]
          """) == """
          [● a]◀─▶[b]
            ↕      ↕
          [ c ]◀─▶[d]
          """)
  }

  @Test("shows the talk's screen without sections: a dead end, and what would help")
  func deadEnd() {
    let screen = SignInScreen()
    #expect(
      FocusMapDrawing(screen.map, name: screen.name).text() == """
                               ┌ + section ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
        [     ● Email      ]   ┆                                                   ┆
                 ↕             ┆                                                   ┆
        [     Password     ]   ┆                                                   ┆
                 ▲             ┆                                                   ┆
                 ▼             ┆                                                   ┆
        [Sign in with Apple]   ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                                                   ┆
                               ┆                    [✗ Browse Photos]              ┆
                               └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘

        ✗ no arrow reaches it
        + focusSection() would help here
        """)
  }

  @Test("shows one section as ways without return, and two as ways there and back")
  func sections() {
    let one = Screen(
      drawing: """
        [a]    ┌──────┐
        [b]    │      │
               │[far] │
               └──────┘
        """)
    #expect(
      picture(one) == """
        [● a]──┐┌ section ╌╌╌┐
          ↕    │┆            ┆
        [ b ]──┤┆            ┆
               └─▶[far]      ┆
                └╌╌╌╌╌╌╌╌╌╌╌╌┘
        """)
    let two = Screen(
      drawing: """
        ┌────┐ ┌──────┐
        │[a] │ │      │
        │[b] │ │      │
        │    │ │[far] │
        └────┘ └──────┘
        """)
    #expect(
      picture(two) == """
        ┌ section ╌╌╌┐┌ section ╌╌╌┐
        ┆[● a]◀──────┐┆            ┆
        ┆  ↕         │┆            ┆
        ┆[ b ]◀──────┤┆            ┆
        ┆            └▶[far]       ┆
        └╌╌╌╌╌╌╌╌╌╌╌╌┘└╌╌╌╌╌╌╌╌╌╌╌╌┘
        """)
  }

  @Test("in colour has dead ends in red, and ways without return in amber")
  func colors() {
    var screen = SignInScreen()
    let text = FocusMapDrawing(screen.map, name: screen.name).text(isColored: true)
    #expect(text.contains("\u{1B}[0;31m┌ + section"))
    #expect(text.contains("\u{1B}[0;32m▼"))
    #expect(!text.contains("\u{1B}[0;33m"))
    screen.map.setKind(.section(), of: screen.photos)
    let sections = FocusMapDrawing(screen.map, name: screen.name).text(isColored: true)
    #expect(sections.contains("\u{1B}[0;33m"))
    #expect(!sections.contains("\u{1B}[0;31m"))
  }

  @Test("leaves out what takes no part")
  func disabled() {
    let screen = Screen(drawing: "[one] [two] [three]").disabling("two")
    #expect(
      picture(screen) == """
        [● one]◀───▶[three]
        """)
  }

  @Test("of any screen names each target that no other overlaps", arguments: Law.seeds(40))
  func anyScreen(seed: UInt64) {
    let map = RandomLayout(seed: seed).map
    let audit = map.reachability()
    let shown = Set(audit.arrows.map(\.to) + audit.unreachable.map(\.target))
    let title = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, "<\($0)>") })
    let text = FocusMapDrawing(map, audit: audit) { title[$0] ?? "section" }.text()
    for (id, name) in title {
      let frame = map.frame(of: id)
      let isAlone = !shown.contains { $0 != id && map.frame(of: $0).intersects(frame) }
      if isAlone { #expect(text.contains(name), "seed \(seed)") }
    }
  }

  @Test("of a screen with frames that are no numbers or endless is a picture all the same")
  func badFrames() {
    var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 100, height: 100))
    let frames = [
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 1e300),
      Rect(x: -1e300, y: 20, width: 10, height: -10), Rect(x: 20, y: 20, width: 10, height: 10),
    ]
    for frame in frames { map.setFrame(frame, of: map.insert(.target, under: map.root)) }
    let text = FocusMapDrawing(map) { _ in "target" }.text()
    #expect(text.contains("target"))
    #expect(text.split(separator: "\n").count < 1000)
  }

  @Test("joins lines that lead to one place, and bends them round")
  func stairs() {
    #expect(
      picture(
        drawing: """
          [a]   ┌─────┐
          [b]   │     │
          [c]   │[far]│
                └─────┘
          """) == """
          [● a]──┐┌ section ╌╌╌┐
            ↕    │┆            ┆
          [ b ]──┤┆            ┆
            ↕    │┆            ┆
          [ c ]◀─┴─▶[far]      ┆
                  └╌╌╌╌╌╌╌╌╌╌╌╌┘
          """)
  }

  @Test("as SVG shows dead ends, and the container to mark")
  func drawing() {
    let screen = SignInScreen()
    let svg = FocusMapDrawing(screen.map, name: screen.name).svg
    #expect(svg.contains("class=\"dead\""))
    #expect(svg.contains("+ section: photo column"))
    #expect(svg.contains("Browse Photos"))
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>"))
  }
}
