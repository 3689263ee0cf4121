import FoveaTesting
import FoveaUI
import Testing

/// `focusable` and what the devices make of it (F102–F115, F118–F120, F128, F135–F137).
@MainActor
@Suite("A focusable view")
struct FocusableTests {
  private struct Shelf: View {
    var body: some View {
      VStack(spacing: 20) {
        Text("Plain").focusable()
        Text("Activate").focusable(interactions: .activate)
        Text("Edit").focusable(interactions: .edit)
        Text("Automatic").focusable(interactions: .automatic)
        Text("Both").focusable(interactions: [.activate, .edit])
        Text("None").focusable(interactions: [])
        Text("Off").focusable(false)
        Text("Not")
      }
    }
  }

  private func clicked(_ screen: Screen) throws -> [String] {
    try ["Plain", "Activate", "Edit", "Automatic", "Both", "None", "Off", "Not"].filter { name in
      screen.perform { screen.session.focus.move(to: nil, reason: .pointer) }
      try screen.click(name)
      return screen.focus == name
    }
  }

  @Test(
    "takes focus by Tab whatever the setting, unless it is only to be activated (F104, F106–F110)")
  func tab() {
    let without = Screen(device: .desktop, keyboardNavigation: false) { Shelf() }
    #expect(without.focusChain == ["Plain", "Edit", "Automatic", "Both"])
    let with = Screen(device: .desktop, keyboardNavigation: true) { Shelf() }
    #expect(with.focusChain == ["Plain", "Activate", "Edit", "Automatic", "Both"])
  }

  @Test(
    "takes focus by click and tap, unless it is only to be activated (F104, F106–F110)",
    arguments: [Screen.Device.desktop, .phone, .pad])
  func click(device: Screen.Device) throws {
    #expect(try clicked(Screen(device, Shelf())) == ["Plain", "Edit", "Automatic", "Both"])
  }

  @Test("is a stop of the remote in every case but the empty one (F106–F110, F132)")
  func remote() {
    #expect(
      Screen(.tv, Shelf()).focusChain == ["Plain", "Activate", "Edit", "Automatic", "Both"])
  }

  @Test("is focusable on the watch (F106, F108)")
  func watch() {
    #expect(Screen(.watch, Shelf()).focusChain.contains("Activate"))
  }

  private struct Switching: View {
    @State private var isFocusable = true
    @State private var words = ""
    var body: some View {
      VStack {
        Text("Card").focusable(isFocusable)
        TextField("Field", text: $words).focusable(false)
        Button("Switch") { isFocusable.toggle() }
      }
    }
  }

  @Test("loses focus when it stops being focusable (F102)")
  func switchedOff() throws {
    let screen = Screen(.phone, Switching())
    try screen.click("Card")
    #expect(screen.focus == "Card")
    try screen.click("Switch")
    #expect(screen.focus == nil)
    try screen.click("Switch")
    try screen.click("Card")
    #expect(screen.focus == "Card")
  }

  @Test("`focusable(false)` takes a field out of movement by keys, and leaves it its click (F103)")
  func control() throws {
    let screen = Screen(.desktop, Switching())
    try screen.click("Field")
    #expect(screen.focus == "Field")
    #expect(!screen.focusChain.contains("Field"))
  }

  private struct Old: View {
    let note: Notes
    @State private var words = ""
    // Deprecated like what it uses, so that the compiler says nothing.
    @available(*, deprecated) var body: some View {
      VStack {
        Text("Old").focusable(true) { note("focus \($0)") }
        TextField("Field", text: $words)
      }
    }
  }

  @Test("tells its closure of focus that comes and goes (F115)")
  func closure() throws {
    let notes = Notes()
    let screen = Screen(.desktop, Old(note: notes))
    try screen.click("Old")
    try screen.click("Field")
    #expect(notes.lines == ["focus true", "focus false"])
  }

  private struct Card: View {
    @Environment(\.isFocused) private var isFocused
    let note: Notes
    var body: some View { Text(isFocused ? "Lit" : "Dark") }
  }

  private struct Custom: View {
    let note: Notes
    @FocusState private var isBound: Bool
    var body: some View {
      VStack {
        Card(note: note)
          .focusable()
          .focused($isBound)
          .onKeyPress("x") {
            note("key")
            return .handled
          }
          .onMoveCommand { note("\($0)") }
      }
    }
  }

  @Test("gets a state, `isFocused` inside, keys and commands (F111, F112)")
  func gifts() {
    let notes = Notes()
    let screen = Screen(.desktop, Custom(note: notes))
    #expect(screen.texts == ["Dark"])
    screen.press(.tab)
    #expect(screen.texts == ["Lit"])
    #expect(screen.value(of: "isBound") == "true")
    screen.type("x")
    screen.press(.left)
    #expect(notes.lines == ["key", "left"])
    let render = screen.session.focus.focused?.node.facet?.render
    #expect(render?.focusMark != nil)
  }

  private struct Controls: View {
    @State private var words = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        TextField("Field", text: $words)
        Button("Button") {}
        Toggle("Toggle", isOn: $isOn)
        Text("Custom").focusable(interactions: .activate)
      }
    }
  }

  @Test(
    "Given the setting is turned off, then what needs it loses focus, and fields keep it (F128, D28)"
  )
  func setting() throws {
    let screen = Screen(device: .desktop, keyboardNavigation: true) { Controls() }
    for (name, stays) in [("Button", false), ("Toggle", false), ("Custom", false), ("Field", true)]
    {
      screen.perform { screen.session.focus.setKeyboardNavigation(true) }
      #expect(screen.focusChain == ["Field", "Button", "Toggle", "Custom"])
      for _ in 0..<8 where screen.focus != name { screen.press(.tab) }
      #expect(screen.focus == name)
      screen.perform { screen.session.focus.setKeyboardNavigation(false) }
      #expect(screen.focusChain == ["Field"])
      #expect((screen.focus == name) == stays)
    }
  }

  @Test(
    "Buttons of phone and pad take focus by keys only with the setting, never by tap (F117–F119)",
    arguments: [Screen.Device.phone, .pad, .desktop])
  func buttons(device: Screen.Device) throws {
    let screen = Screen(device: device, keyboardNavigation: false) { Controls() }
    try screen.click("Field")
    for _ in 0..<4 {
      screen.press(.tab)
      #expect(screen.focus == "Field")
    }
    try screen.click("Button")
    #expect(screen.focus == "Field")
    let other = Screen(device: device, keyboardNavigation: true) { Controls() }
    try other.click("Field")
    other.press(.tab)
    #expect(other.focus == "Button")
    try other.click("Toggle")
    #expect(other.focus == "Button")
  }

  private struct Room: View {
    @State private var words = ""
    var body: some View {
      VStack {
        TextField("Field", text: $words)
        Text("Elsewhere").padding(40)
      }
    }
  }

  @Test(
    "Given focus in a field, when a place that takes none is clicked, then it stays (F135, F136, D26)",
    arguments: [Screen.Device.phone, .desktop])
  func outside(device: Screen.Device) throws {
    let screen = Screen(device, Room())
    try screen.click("Field")
    try screen.click("Elsewhere")
    #expect(screen.focus == "Field")
    #expect((screen.keyboard != nil) == (device == .phone))
  }

  private struct Strings: View {
    @FocusState private var focusedButton: String?
    var body: some View {
      VStack {
        Button("Notifications") {}.focused($focusedButton, equals: "notifications")
        Button("Ask") { focusedButton = "notifications" }
      }
    }
  }

  @Test(
    "A button bound to a string gets focus on the TV, else only with the setting (F499)",
    arguments: [
      (Screen.Device.tv, nil, true), (.desktop, true, true), (.desktop, false, false),
      (.phone, false, false),
    ])
  func boundButton(device: Screen.Device, setting: Bool?, takes: Bool) throws {
    let screen = Screen(device: device, keyboardNavigation: setting) { Strings() }
    try screen.click("Ask")
    #expect(screen.value(of: "focusedButton") == (takes ? "notifications" : "nil"))
    #expect((screen.focus == "Notifications") == takes)
  }
}
