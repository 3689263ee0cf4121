import FoveaRuntime
import FoveaTesting
import Testing

/// Given a program, when windows open, close and change places, then… F98–F101.
@MainActor
@Suite("Windows", .serialized)
struct WindowTests {
  @Test("open with the program: the first scene's")
  func first() {
    let desk = Desk()
    #expect(desk.program.windows.map(\.title) == ["Notes"])
    #expect(desk.screen().isVisible("Section Inbox"))
    #expect(desk.screen().isVisible("total 0 limit 7"))
  }

  @Test("have states and focus of their own (F98, F99)")
  func ownState() throws {
    let desk = Desk()
    _ = desk.program.openAnother()
    try desk.screen(2).click("Leave")
    #expect(desk.screen(1).focus == "Draft")
    #expect(desk.screen(2).focus == nil)
    desk.choose("Archive", in: "Go")
    #expect(desk.screen(1).isVisible("Section Inbox"))
    #expect(desk.screen(2).isVisible("Section Archive"))
  }

  @Test("share the state of the app")
  func appState() throws {
    let desk = Desk()
    _ = desk.program.openAnother()
    try desk.screen(2).click("Add")
    #expect(desk.screen(1).isVisible("total 1 limit 7"))
    #expect(desk.screen(2).isVisible("total 1 limit 7"))
  }

  @Test("for a value are opened once for each value")
  func values() throws {
    let desk = Desk()
    try desk.screen(1).click("Seven")
    #expect(desk.program.windows.count == 2)
    #expect(desk.screen(2).isVisible("Number 7"))
    try desk.screen(1).click("Seven")
    #expect(desk.program.windows.count == 2)
    #expect(desk.program.active === desk.program.windows[1])
    desk.program.openWindow(id: nil, value: 8)
    #expect(desk.screen(3).isVisible("Number 8"))
  }

  @Test("that are single come to the front when they are opened again")
  func single() throws {
    let desk = Desk()
    try desk.screen(1).click("About")
    desk.program.activate(desk.program.windows[0])
    try desk.screen(1).click("About")
    #expect(desk.program.windows.map(\.title) == ["Notes", "About"])
    #expect(desk.program.active?.title == "About")
  }

  @Test("that no scene has are one issue")
  func unknown() throws {
    let desk = Desk()
    try desk.screen(1).click("Wrong")
    try desk.screen(1).click("Wrong")
    #expect(
      desk.program.issues.issues.map(\.message) == [
        "No window opens: no scene has the identifier \"wrong\"."
      ])
  }

  @Test("close from inside: their views go, and the one before is active")
  func closing() throws {
    let desk = Desk()
    try desk.screen(1).click("About")
    try desk.screen(2).click("Close")
    #expect(desk.program.windows.map(\.title) == ["Notes"])
    #expect(desk.program.active === desk.program.windows[0])
    #expect(desk.journal.lines.filter { $0 == "gone" }.isEmpty)
    try desk.screen(1).click("About")
    try desk.screen(2).click("Close notes")
    #expect(desk.program.windows.map(\.title) == ["About"])
    #expect(desk.journal.lines.filter { $0 == "gone" }.count == 1)
  }

  @Test("that are all closed leave a program without focused values")
  func lastClosed() {
    let desk = Desk()
    var isOver = false
    desk.program.onLastClosed = { isOver = true }
    desk.program.close(desk.program.windows[0])
    #expect(isOver)
    #expect(desk.program.active == nil)
    #expect(desk.menus.contains("Go: (Archive), Note none"))
  }

  @Test("tell their phase, and the app that of the active one")
  func phases() {
    let desk = Desk()
    #expect(desk.journal.lines.isEmpty)
    _ = desk.program.openAnother()
    desk.program.settle()
    #expect(desk.journal.lines == ["window inactive"])
    desk.program.send(.background(true))
    desk.program.send(.background(false))
    #expect(
      desk.journal.lines.dropFirst() == [
        "window background", "app background", "window active", "app active",
      ])
  }
}
