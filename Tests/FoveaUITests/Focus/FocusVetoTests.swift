import FoveaTesting
import FoveaUI
import Testing

/// Given a control that is not focusable, when keys move focus, then they pass it by; pointers still
/// press it (F102, F103).
@MainActor @Suite("focusable(false)")
struct FocusVetoTests {
  enum Control: CaseIterable {
    case button, toggle, slider, stepper, menuPicker, segments, link, menu, wrapped
  }

  struct Board: View {
    let control: Control
    var isWanted = false
    @State var on = false
    @State var value = 0.5
    @State var count = 0
    @State var presses = 0

    var body: some View {
      VStack {
        Button("Before") {}
        subject.focusable(isWanted)
        Button("After") {}
        Text("\(presses)")
      }
    }

    @ViewBuilder var subject: some View {
      switch control {
      case .button: Button("It") { presses += 1 }
      case .toggle: Toggle("It", isOn: $on)
      case .slider: Slider(value: $value) { Text("It") }
      case .stepper: Stepper("It", value: $count)
      case .menuPicker: Picker("It", selection: $count) { Text("one").tag(0) }
      case .segments: Picker("It", selection: $count) { Text("one").tag(0) }.pickerStyle(.segmented)
      case .link: NavigationLink("It") { Text("there") }
      case .menu: Menu("It") { Button("x") {} }
      case .wrapped: Button("It") { presses += 1 }.padding().background(Color.red)
      }
    }
  }

  @Test("takes a control out of Tab, also out of that of arrows", arguments: Control.allCases)
  func out(_ control: Control) throws {
    let desktop = Screen { Board(control: control) }
    desktop.press(.tab)
    #expect(desktop.focus == "Before")
    desktop.press(.tab)
    #expect(desktop.focus == "After")
    let remote = Screen(device: .tv) { Board(control: control) }
    remote.press(.down)
    #expect(remote.focus == "After")
  }

  @Test("that is true leaves a control as it is", arguments: [Control.button, .toggle, .stepper])
  func stays(_ control: Control) throws {
    let screen = Screen(device: .tv) { Board(control: control, isWanted: true) }
    #expect(screen.focus == "Before")
    screen.press(.down)
    #expect(screen.focus == "view")
    screen.press(.down)
    #expect(screen.focus == "After")
  }

  @Test("leaves it to pointers")
  func pointer() throws {
    let screen = Screen { Board(control: .button) }
    try screen.click("It")
    #expect(screen.value(of: "presses") == "1")
  }

  struct Fields: View {
    @State var text = ""
    var body: some View {
      VStack {
        TextField("One", text: $text)
        TextField("Two", text: $text).focusable(false)
        TextField("Three", text: $text)
      }
    }
  }

  @Test("leaves a field its click")
  func field() throws {
    let screen = Screen { Fields() }
    try screen.click("One")
    screen.press(.tab)
    #expect(screen.focus == "Three")
    try screen.click("Two")
    screen.type("x")
    #expect(screen.focus == "Two")
    #expect(screen.value(of: "text") == "x")
  }

  struct Group: View {
    @State var isOff = true
    var body: some View {
      VStack {
        HStack {
          Button("A") {}
          Button("B") {}
        }
        .focusable(!isOff)
        Button("Turn") { isOff.toggle() }
      }
    }
  }

  @Test("around several views is only that they are no focusable container")
  func container() throws {
    let screen = Screen { Group() }
    screen.press(.tab)
    #expect(screen.focus == "A")
    try screen.click("Turn")
    screen.press(.tab, times: 3)
    #expect(screen.focus == "view")
  }

  struct Reader: View {
    struct Face: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Text(isFocused ? "on" : "off") }
    }
    var body: some View {
      VStack { Face().focusable(false) }.focusable()
    }
  }

  @Test("is as if absent for who asks whether the view around has focus")
  func isFocused() {
    let screen = Screen { Reader() }
    screen.press(.tab)
    #expect(screen.isVisible("on"))
  }
}
