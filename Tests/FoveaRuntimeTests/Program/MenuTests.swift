import FoveaRuntime
import FoveaScene
import FoveaTesting
import Testing

/// Given a program with menus, when focus moves and windows change, then… F266, F271–F274, F350.
@MainActor
@Suite("Menus", .serialized)
struct MenuTests {
  @Test("stand in the order of a menu bar")
  func order() {
    let desk = Desk()
    #expect(desk.menus == ["File: Count", "Go: Archive, Note draft", "Help: Manual"])
    desk.choose("Count", in: "File")
    #expect(
      desk.menus == ["File: Count", "Go: Archive, Note draft", "Extra: More", "Help: Manual"])
    #expect(desk.screen().isVisible("total 1 limit 7"))
  }

  @Test("see what is published where focus is, in the same turn (F271)")
  func focusedValues() throws {
    let desk = Desk()
    desk.screen().press(.tab)
    #expect(desk.menus[1] == "Go: Archive, Note leave")
    try desk.screen().click("Leave")
    desk.screen().press(.tab, times: 3)
    #expect(desk.menus[1] == "Go: Archive, Note none")
  }

  @Test("are built again only when what they read has changed (F266)")
  func builds() throws {
    let desk = Desk()
    let screen = desk.screen()
    _ = desk.menus
    let before = desk.journal.menuBuilds
    screen.type("a")
    #expect(desk.program.menuBar.count == 3)
    #expect(desk.journal.menuBuilds == before)
    screen.press(.tab)
    _ = desk.menus
    #expect(desk.journal.menuBuilds == before + 1)
  }

  @Test("act on the active window only (F274)")
  func activeWindow() {
    let desk = Desk()
    _ = desk.program.openAnother()
    desk.program.send(.key(KeyStroke(.character("2"), .command)))
    #expect(desk.screen(2).isVisible("Section Archive"))
    #expect(desk.screen(1).isVisible("Section Inbox"))
    desk.program.activate(desk.program.windows[0])
    desk.choose("Archive", in: "Go")
    #expect(desk.screen(1).isVisible("Section Archive"))
  }

  @Test("by shortcut find the value that was published before the key (F273)")
  func shortcut() {
    let desk = Desk()
    let screen = desk.screen()
    screen.press("n", .command)
    screen.press(.tab)
    screen.press("n", .command)
    #expect(desk.journal.lines == ["note draft", "note leave"])
  }
}
