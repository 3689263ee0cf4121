import FoveaFocus
import FoveaGeometry
import Testing

/// Given rows of unlike width, when an arrow is pressed, then focus takes one after the other (B.6,
/// first line).
@Suite("Nothing is skipped")
struct NothingSkippedTests {
  @Test(
    "on the way through a short row at either end",
    arguments: [
      """
      [wide······················································]
      [all]
      [card1··············] [card2············] [card3···········]
      """,
      """
      [wide······················································]
                                                             [all]
      [card1··············] [card2············] [card3···········]
      """,
    ])
  func shortRows(drawing: String) {
    let screen = Screen(drawing: drawing).focusing("wide").pressing(.down)
    #expect(screen.focus == "all")
    let cards = screen.pressing(.down).focus
    #expect(cards?.hasPrefix("card") == true)
    #expect(screen.pressing(.up).focus == "wide")
  }

  @Test("however near the middle of what comes next lies, in each direction")
  func allHeadings() {
    for heading in Heading.allCases {
      var map = FocusMap()
      let start = map.insert(.target, under: map.root)
      let short = map.insert(.target, under: map.root)
      let next = map.insert(.target, under: map.root)
      // As seen to the right: a long edge, something thin at its end, and at once the next.
      let frames = [
        Rect(x: 0, y: 0, width: 20, height: 400), Rect(x: 22, y: 390, width: 2, height: 10),
        Rect(x: 24, y: 180, width: 20, height: 40),
      ]
      for (id, frame) in zip([start, short, next], frames) {
        map.setFrame(frame.turned(back: heading), of: id)
      }
      var memory = FocusMemory()
      #expect(map.move(from: start, heading, memory: &memory).target == short, "\(heading)")
    }
  }

  @Test("but what only overlaps another along the way need not wait for it")
  func overlapping() {
    var map = FocusMap()
    let ids = [
      Rect(x: 0, y: 0, width: 400, height: 20), Rect(x: 380, y: 40, width: 20, height: 30),
      Rect(x: 190, y: 69, width: 20, height: 20),
    ].map { frame in
      let id = map.insert(.target, under: map.root)
      map.setFrame(frame, of: id)
      return id
    }
    var memory = FocusMemory()
    // The miss of 180 weighs more than the 29 points by which the other is farther.
    map.setFrame(Rect(x: 190, y: 55, width: 20, height: 20), of: ids[2])
    #expect(map.move(from: ids[0], .down, memory: &memory).target == ids[2])
    map.setFrame(Rect(x: 190, y: 70, width: 20, height: 20), of: ids[2])
    var other = FocusMemory()
    #expect(map.move(from: ids[0], .down, memory: &other).target == ids[1])
  }

  @Test("unless it cannot be taken: what is covered makes nobody wait")
  func covered() {
    var screen = Screen(
      drawing: """
        [wide······················································]
                                                               [all]
        [card1··············] [card2············] [card3···········]
        """)
    let all = screen["all"]
    screen.hooks = MoveHooks(isCovered: { id, _ in id == all })
    #expect(screen.focusing("wide").pressing(.down).focus == "card2")
  }

  @Test("a section waits like a target, and one that holds nothing makes nobody wait")
  func sections() {
    let drawing = """
      [wide······················································]
                                                    ┌──────┐
                                                    │ [all]│
                                                    └──────┘
      [card1··············] [card2············] [card3···········]
      """
    let screen = Screen(drawing: drawing)
    #expect(screen.focusing("wide").pressing(.down).focus == "all")
    #expect(screen.disabling("all").focusing("wide").pressing(.down).focus == "card2")
  }

  @Test("and an explanation says who waits")
  func explained() {
    var screen = Screen(
      drawing: """
        [wide······················································]
                                                               [all]
        [card1··············] [card2············] [card3···········]
        """)
    let explanation = screen.map.explanation(from: screen["wide"], .down)
    let verdicts = explanation.rows.map {
      "\(screen.name(of: $0.id) ?? ""): \($0.verdict.rawValue)"
    }
    #expect(
      verdicts == [
        "all: chosen", "card2: behind another", "card1: behind another", "card3: behind another",
      ])
  }
}

extension Rect {
  /// Where a rectangle lies that is here when it is turned to a heading.
  fileprivate func turned(back heading: Heading) -> Rect {
    // Only upwards is the turn not its own inverse.
    heading == .up ? Rect(x: minY, y: -maxX, width: height, height: width) : turned(to: heading)
  }
}
