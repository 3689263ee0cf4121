import FoveaTesting
import FoveaUI
import Testing

/// Disabled, hidden and clear views, and those that take no hits (F127, F423–F431, F437, D21).
@MainActor
@Suite("Views that cannot be used")
struct FocusConditionTests {
  private struct Form<Middle: View>: View {
    @State private var words = ""
    @FocusState private var field: Int?
    let change: (TextField<Text>) -> Middle
    var body: some View {
      VStack(spacing: 20) {
        TextField("One", text: $words)
        change(TextField("Two", text: $words)).focused($field, equals: 2)
        TextField("Three", text: $words)
        Button("Ask") { field = 2 }
      }
    }
  }

  private func chain(
    _ device: Screen.Device = .desktop, _ change: @escaping (TextField<Text>) -> some View
  ) -> [String] {
    let screen = Screen(device: device, keyboardNavigation: false) { Form(change: change) }
    return screen.focusChain.filter { $0 != "Ask" }
  }

  private func takesRequest(
    _ device: Screen.Device, _ change: @escaping (TextField<Text>) -> some View
  ) throws -> Bool {
    let screen = Screen(device, Form(change: change))
    try screen.click("Ask")
    #expect(screen.value(of: "field") == (screen.focus == "Two" ? "2" : "nil"))
    return screen.focus == "Two"
  }

  private func takesClick(
    _ device: Screen.Device, _ change: @escaping (TextField<Text>) -> some View
  ) throws -> Bool {
    let screen = Screen(device, Form(change: change))
    try screen.click("One")
    do { try screen.click("Two") } catch is Screen.Refusal {}
    return screen.focus == "Two"
  }

  @Test("What an outer view disables, an inner one cannot enable (F127, F423)")
  func disabled() throws {
    #expect(chain { $0.disabled(false).disabled(true) } == ["One", "Three"])
    #expect(chain { $0.disabled(true).disabled(false) } == ["One", "Three"])
    #expect(chain { $0.disabled(false) } == ["One", "Two", "Three"])
    #expect(try !takesRequest(.desktop) { $0.disabled(true) })
    #expect(try !takesClick(.desktop) { $0.disabled(true) })
  }

  private struct Cards: View {
    @State private var isLocked = false
    var body: some View {
      VStack {
        VStack {
          Text("Card").focusable()
          Button("Button") {}
        }
        .disabled(isLocked)
        Button("Lock") { isLocked = true }
      }
    }
  }

  @Test("Given a group is disabled, then custom views and controls in it take no part (F423)")
  func group() throws {
    let screen = Screen(.desktop, Cards())
    #expect(screen.focusChain == ["Card", "Button", "Lock"])
    try screen.click("Lock")
    #expect(screen.focusChain == ["Lock"])
  }

  @Test(
    "Given focus inside by key, when its group is disabled, then the nearest view takes over (F424)",
    arguments: [Screen.Device.desktop, .tv])
  func focusedGroup(device: Screen.Device) {
    let screen = Screen(device, Cards())
    screen.press(.tab)
    if device == .desktop { screen.press(.tab) }
    #expect(screen.focus == "Button")
    screen.press(device == .tv ? .down : .tab)
    screen.press(device == .tv ? .select : .space)
    #expect(screen.focus == "Lock")
    #expect(screen.focusChain == ["Lock"])
  }

  @Test(
    "What is hidden keeps its place and takes no focus of any kind (F426)",
    arguments: [Screen.Device.desktop, .phone, .tv])
  func hidden(device: Screen.Device) throws {
    #expect(chain(device) { $0.hidden() } == ["One", "Three"])
    #expect(try !takesRequest(device) { $0.hidden() })
  }

  private struct Shortcut: View {
    let note: Notes
    var body: some View {
      Button("Save") { note("saved") }.keyboardShortcut("s").hidden()
    }
  }

  @Test("The shortcuts of what is hidden do nothing (F426)")
  func hiddenShortcut() {
    let notes = Notes()
    Screen(.desktop, Shortcut(note: notes)).press("s", .command)
    #expect(notes.lines == [])
  }

  @Test(
    "What is clear is left out by keys everywhere, however deep (F427, F428)",
    arguments: [Screen.Device.desktop, .phone, .tv])
  func clear(device: Screen.Device) {
    #expect(chain(device) { $0.opacity(0) } == ["One", "Three"])
    #expect(chain(device) { $0.padding().opacity(0).opacity(1) } == ["One", "Three"])
    #expect(chain(device) { $0.opacity(0.001) } == ["One", "Two", "Three"])
  }

  @Test(
    "A clear field may be asked for by the program, except on the TV (F427, F428, D21)",
    arguments: [(Screen.Device.desktop, true), (.phone, true), (.tv, false)])
  func clearRequest(device: Screen.Device, takes: Bool) throws {
    #expect(try takesRequest(device) { $0.opacity(0) } == takes)
  }

  @Test(
    "What takes no hits takes no click, but keys and requests, except on the TV (F429)",
    arguments: [(Screen.Device.desktop, true), (.phone, true), (.tv, false)])
  func hits(device: Screen.Device, takes: Bool) throws {
    #expect(try !takesClick(device) { $0.allowsHitTesting(false) })
    #expect(try takesRequest(device) { $0.allowsHitTesting(false) } == takes)
    let expected = takes ? ["One", "Two", "Three"] : ["One", "Three"]
    #expect(chain(device) { $0.allowsHitTesting(false) } == expected)
  }

  @Test("What has no area is left out by keys (F431)", arguments: [Screen.Device.desktop, .tv])
  func empty(device: Screen.Device) {
    #expect(
      chain(device) { _ in Color.red.frame(width: 0, height: 9).focusable() } == ["One", "Three"])
    #expect(
      chain(device) { _ in Color.red.frame(width: 9, height: 0).focusable() } == ["One", "Three"])
  }

  private struct Clipped: View {
    @State private var words = ""
    var body: some View {
      ScrollView {
        VStack(spacing: 300) {
          TextField("Top", text: $words)
          TextField("Bottom", text: $words)
        }
      }
      .frame(height: 100)
    }
  }

  @Test("What is scrolled or cut away takes part and is brought into sight (F430, F183)")
  func clipped() throws {
    let screen = Screen(.desktop, Clipped())
    #expect(screen.focusChain == ["Top", "Bottom"])
    try screen.click("Top")
    screen.press(.tab)
    #expect(screen.focus == "Bottom")
    #expect(try screen.isWhole("Bottom"))
  }

  private struct Overlay: View {
    let isDisabled: Bool
    @State private var words = ""
    var body: some View {
      ZStack {
        VStack(spacing: 300) {
          TextField("Behind", text: $words)
          TextField("Below", text: $words)
        }
        .disabled(isDisabled)
        TextField("Above", text: $words).frame(width: 100)
      }
    }
  }

  @Test("A layer above is not modal: focus goes behind it unless that is disabled (F437)")
  func overlay() {
    #expect(
      Screen(.desktop, Overlay(isDisabled: false)).focusChain == ["Behind", "Above", "Below"])
    #expect(Screen(.desktop, Overlay(isDisabled: true)).focusChain == ["Above"])
  }
}
