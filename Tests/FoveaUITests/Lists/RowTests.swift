import FoveaTesting
import FoveaUI
import Testing

/// Given rows of any content, then a remote goes from row to row, and links in them lead where they
/// should (F122, F199, D12).
@MainActor @Suite("Rows")
struct RowTests {
  enum Container: CaseIterable { case list, form }

  struct Mixed: View {
    let container: Container
    @State var on = false
    @State var text = ""
    @State var choice = 1
    @State var amount = 0.5
    @State var count = 1

    var body: some View {
      NavigationStack {
        switch container {
        case .list: List { rows }
        case .form: Form { rows }
        }
      }
    }

    @ViewBuilder var rows: some View {
      Toggle("Switch", isOn: $on)
      HStack {
        Text("Far"); Spacer(); Button("End") {}
      }
      Button("Short") {}
      NavigationLink("Link") { Button("Inside") {} }
      Picker("Choice", selection: $choice) {
        Text("one").tag(1); Text("two").tag(2)
      }
      HStack {
        Spacer(); Menu("Menu") { Button("entry") {} }
      }
      TextField("Field", text: $text)
      Section {
        Stepper("Count", value: $count)
        Slider(value: $amount) { Text("Amount") }
      } header: {
        HStack {
          Text("More"); Spacer(); Button("All") {}
        }
      }
      HStack {
        Button("Left") {}; Spacer(); Button("Right") {}
      }
    }
  }

  static let order = [
    "Switch", "End", "Short", "Link", "Choice", "Menu", "Field", "All", "Count", "Amount",
  ]

  @Test("are missed by no Down and by no Up of a remote", arguments: Container.allCases)
  func everyRow(_ container: Container) {
    let screen = Screen(device: .tv) { Mixed(container: container) }
    var seen = [screen.focus ?? "none"]
    for _ in 1..<Self.order.count {
      screen.press(.down)
      seen.append(screen.focus ?? "none")
    }
    #expect(seen == Self.order)
    screen.press(.down)
    #expect(screen.focus == "Left" || screen.focus == "Right")
    for name in Self.order.reversed() {
      screen.press(.up)
      #expect(screen.focus == name)
    }
  }

  @Test("lead to what stands beside in them")
  func beside() {
    let screen = Screen(device: .tv) {
      Form {
        Button("Top") {}
        HStack {
          Button("Left") {}; Spacer(); Button("Right") {}
        }
      }
    }
    screen.press(.down)
    #expect(screen.focus == "Left")
    screen.press(.right)
    #expect(screen.focus == "Right")
    screen.press(.up)
    #expect(screen.focus == "Top")
  }

  @Test("are as wide as the list for who comes from beside it")
  func fromBeside() {
    let screen = Screen(device: .tv) {
      HStack {
        List {
          Button("a") {}; Button("b") {}
        }
        VStack {
          Button("Beside") {}; Spacer()
        }
      }
    }
    screen.press(.right)
    #expect(screen.focus == "Beside")
    screen.press(.left)
    #expect(screen.focus == "a")
  }

  struct Chosen: View {
    @State var pick: Int?
    @State var pressed = 0
    @FocusState var row: Int?
    var body: some View {
      VStack {
        Button("Third") { row = 3 }
        List(selection: $pick) {
          ForEach(1..<4) { n in
            HStack {
              Text("row \(n)"); Spacer(); Button("Go \(n)") { pressed = n }
            }
            .focused($row, equals: n)
          }
        }
      }
    }
  }

  @Test("that are chosen are stops of a remote, and what stands in them is reached from them")
  func chosen() {
    let screen = Screen(device: .tv) { Chosen() }
    screen.press(.down)
    #expect(screen.focus == "row 1")
    #expect(screen.value(of: "row") == "1")
    screen.press(.down)
    #expect(screen.focus == "row 2")
    screen.press(.select)
    #expect(screen.value(of: "pick") == "2")
    screen.press(.right)
    #expect(screen.focus == "Go 2")
    screen.press(.select)
    #expect(screen.value(of: "pressed") == "2")
    screen.press(.down)
    #expect(screen.focus == "row 3")
  }

  @Test("that are chosen get focus by the value of their content")
  func bound() throws {
    let screen = Screen(device: .tv) { Chosen() }
    screen.press(.select)
    #expect(screen.focus == "row 3")
    #expect(screen.value(of: "row") == "3")
  }

  struct Removing: View {
    @State var rows = [1, 2, 3]
    @State var pick: Int?
    var body: some View {
      VStack {
        List(rows, id: \.self, selection: $pick) { Text("row \($0)") }
        Text("pick \(pick ?? 0)")
      }
      .onPlayPauseCommand { rows.removeAll { $0 == pick } }
    }
  }

  @Test("that go while they have focus give it to the next one")
  func removed() {
    let screen = Screen(device: .tv) { Removing() }
    screen.press(.down)
    screen.press(.select)
    screen.press(.playPause)
    #expect(screen.focus == "row 3" || screen.focus == "row 1")
  }

  // MARK: Links

  struct Links: View {
    let container: Container
    @State var path: [Int] = []
    @State var isOff = false
    var body: some View {
      NavigationStack(path: $path) {
        Group {
          switch container {
          case .list: List { rows }
          case .form: Form { rows }
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }

    @ViewBuilder var rows: some View {
      NavigationLink("Words") { Text("words page") }
      Section("More") {
        NavigationLink("Four", value: 4)
        NavigationLink("Padded", value: 5).padding()
        NavigationLink("Nowhere", value: Int?.none)
      }
    }
  }

  @Test(
    "with a link open its screen by pointer and reader, and give it back",
    arguments: Screen.Device.allCases, Container.allCases)
  func follow(_ device: Screen.Device, _ container: Container) throws {
    let screen = Screen(device: device) { Links(container: container) }
    for (link, page) in [("Words", "words page"), ("Four", "number 4"), ("Padded", "number 5")] {
      if device != .tv {
        try screen.click(link)
        #expect(screen.isVisible(page))
        screen.back()
      }
      try screen.act("press", on: link)
      #expect(screen.isVisible(page))
      screen.back()
      #expect(screen.isVisible(link))
    }
    #expect(throws: Screen.Refusal.self) { try screen.click("Nowhere") }
  }

  @Test(
    "with a link are stops of Tab where the list is none",
    arguments: [Screen.Device.phone, .pad, .desktop], Container.allCases)
  func tab(_ device: Screen.Device, _ container: Container) {
    let screen = Screen(device: device, keyboardNavigation: true) { Links(container: container) }
    screen.press(.tab)
    if container == .list && device != .phone {
      #expect(screen.focus == "list")
      screen.press(.down)
    } else {
      #expect(screen.focus == "Words")
      screen.press(.tab)
      #expect(screen.focus == "Four")
    }
    screen.press(.return)
    #expect(screen.isVisible(container == .list && device != .phone ? "words page" : "number 4"))
  }

  @Test("with a link are buttons to assistive technologies", arguments: Container.allCases)
  func traits(_ container: Container) {
    let lines = Screen(device: .phone) { Links(container: container) }.accessibility
    for name in ["Words", "Four", "Padded"] { #expect(lines.contains("button \"\(name)\"\n")) }
    #expect(lines.contains("button \"Nowhere\" disabled"))
  }

  @Test("tell assistive technologies that they are selected, and headers that they are headings")
  func selected() {
    struct Picked: View {
      @State var pick: Int? = 2
      var body: some View {
        List(selection: $pick) {
          Section("Numbers") { ForEach(1..<3) { Text("number \($0)") } }
        }
      }
    }
    #expect(
      Screen(device: .desktop) { Picked() }.accessibility == """
        window
          list
            scrollArea
              heading "Numbers"
              row "number 1"
              row "number 2" selected
        """)
  }
}
