import FoveaTesting
import FoveaUI
import Testing

/// Tab and Shift-Tab over real views (F139–F147); the order by itself is tested in
/// `FoveaFocusTests/Navigation/SequentialNavigationTests`.
@MainActor
@Suite("Tab on screens")
struct TabTests {
  /// Declared column by column, laid out in two lines.
  private struct Columns: View {
    @State private var words = "abc"
    var body: some View {
      HStack {
        VStack {
          TextField("a", text: $words)
          TextField("c", text: $words)
        }
        .frame(width: 200)
        VStack {
          TextField("b", text: $words)
          Button("d") {}
        }
        .frame(width: 200)
      }
    }
  }

  @Test("goes along the lines of the layout, whatever the order of declaration (F140, F142)")
  func lines() {
    #expect(Screen(.desktop, Columns()).focusChain == ["a", "b", "c", "d"])
  }

  @Test("is mirrored from right to left (F140)")
  func rightToLeft() throws {
    let screen = Screen(device: .desktop, layoutDirection: .rightToLeft) { Columns() }
    #expect(screen.focusChain == ["a", "b", "c", "d"])
    #expect(try screen.find(ViewName("a")).frame.minX > screen.find(ViewName("b")).frame.minX)
  }

  @Test("comes round at both ends (F141)")
  func wrapping() throws {
    let screen = Screen(.desktop, Columns())
    try screen.click("a")
    screen.press(.tab, .shift)
    #expect(screen.focus == "d")
    screen.press(.tab)
    #expect(screen.focus == "a")
    screen.press(.tab, times: 4)
    #expect(screen.focus == "a")
  }

  @Test("passes over what the setting leaves out (F144)")
  func setting() throws {
    let screen = Screen(device: .desktop, keyboardNavigation: false) { Columns() }
    try screen.click("c")
    screen.press(.tab)
    #expect(screen.focus == "a")
  }

  @Test(
    "begins at the first, backwards at the last, when nothing has focus (F146)",
    arguments: [([] as Screen.Modifiers, "a"), (.shift, "d")])
  func beginning(modifiers: Screen.Modifiers, focus: String) {
    let screen = Screen(device: .phone, keyboardNavigation: true) { Columns() }
    #expect(screen.focus == nil)
    screen.press(.tab, modifiers)
    #expect(screen.focus == focus)
  }

  @Test("selects all of a field on the desktop, so that typing replaces it (F147)")
  func selection() throws {
    let screen = Screen(.desktop, Columns())
    try screen.click("a")
    screen.press(.tab)
    screen.type("x")
    #expect(try screen.text(of: "b") == "x")
  }

  @Test(
    "makes desktop focus begin at the first field, touch nowhere (F139, F249)",
    arguments: [(Screen.Device.desktop, "a"), (.tv, "a"), (.phone, nil), (.pad, nil)]
      as [(Screen.Device, String?)])
  func initialFocus(device: Screen.Device, focus: String?) {
    #expect(Screen(device, Columns()).focus == focus)
  }
}
