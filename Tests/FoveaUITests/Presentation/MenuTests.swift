import FoveaRuntime
import FoveaUI
import Testing

/// Given a menu, when it is opened and closed, then focus… (F137, F438).
@MainActor @Suite("A menu")
struct MenuTests {
  struct Compose: View {
    @State var text = ""
    @FocusState var isOn: Bool
    var body: some View {
      VStack {
        Text("write \(isOn)").focusable().focused($isOn)
        Menu("Style") {
          Button("Bold") { text += "b" }
          Button("Code") { text += "c" }
          Menu("More") { Button("Deep") { text += "d" } }
        }
        Text("text \(text)")
      }
    }
  }

  @Test("opened by a pointer leaves focus where it is", arguments: [true, false])
  func pointer(_ navigation: Bool) {
    let person = Visitor(keyboardNavigation: navigation) { Compose() }
    person.click("write false")
    person.click("Style")
    #expect(person.sees.contains("Bold"))
    #expect(person.sees.contains("write true"))
    person.click("Bold")
    #expect(!person.sees.contains("Code"))
    #expect(person.sees.contains("text b"))
    #expect(person.focus == "write true")
  }

  @Test("opened by a key takes focus, walks with arrows and gives it back to its button")
  func keys() {
    let person = Visitor { Compose() }
    person.press(.tab, .tab, .space)
    #expect(person.focus == "Bold")
    person.press(.down)
    #expect(person.focus == "Code")
    person.press(.space)
    #expect(person.sees.contains("text c"))
    #expect(person.focus == "Style")
  }

  @Test("is walked by arrows after a click too, also where Tab reaches no buttons")
  func arrows() {
    let person = Visitor(keyboardNavigation: false) { Compose() }
    person.click("write false")
    person.click("Style")
    person.press(.down)
    #expect(person.focus == "Bold")
    person.press(.down, .space)
    #expect(person.sees.contains("text c"))
    #expect(person.focus == "write true")
  }

  @Test("closes on Escape and on a click elsewhere")
  func closes() {
    let person = Visitor { Compose() }
    person.click("Style")
    person.press(.escape)
    #expect(!person.sees.contains("Bold"))
    person.click("Style")
    person.click(x: 5, y: 5)
    #expect(!person.sees.contains("Bold"))
  }

  @Test("closes with the menus around when a line of an inner one is chosen")
  func nested() {
    let person = Visitor { Compose() }
    person.click("Style")
    person.click("More")
    person.click("Deep")
    #expect(person.sees.contains("text d"))
    #expect(!person.sees.contains("Bold"))
    #expect(!person.sees.contains("Deep"))
  }
}
