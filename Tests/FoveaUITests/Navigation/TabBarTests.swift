import FoveaTesting
import FoveaUI
import Testing

/// Ways into a tab's screen and out of it (F226, F227).
@MainActor
@Suite("A tab view on the TV")
struct TabBarTests {
  private struct Places: View {
    @State private var tab = 0
    let alignment: Alignment
    var body: some View {
      TabView(selection: $tab) {
        ForEach(0..<5) { number in
          VStack {
            Button("Near \(number)") {}
            Button("Far \(number)") {}
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test(
    "is entered by Down from any tab, wherever its screen's views stand, and left by Up to that tab",
    arguments: [
      Alignment.topLeading, .top, .topTrailing, .center, .bottomLeading, .bottomTrailing,
    ],
    [0, 2, 4])
  func inAndOut(alignment: Alignment, tab: Int) {
    let screen = Screen(.tv, Places(alignment: alignment))
    #expect(screen.focus == "Tab 0")
    screen.press(.right, times: tab)
    #expect(screen.focus == "Tab \(tab)")
    screen.press(.down)
    #expect(screen.focus == "Near \(tab)")
    screen.press(.down)
    #expect(screen.focus == "Far \(tab)")
    screen.press(.up)
    screen.press(.up)
    #expect(screen.focus == "Tab \(tab)")
    #expect(screen.value(of: "tab") == "\(tab)")
  }

  @Test("leads by Menu from its screen to the chosen tab, and no further", arguments: [0, 2, 4])
  func menu(tab: Int) {
    let screen = Screen(.tv, Places(alignment: .bottomTrailing))
    screen.press(.right, times: tab)
    screen.press(.down, times: 2)
    #expect(screen.focus == "Far \(tab)")
    screen.press(.menu)
    #expect(screen.focus == "Tab \(tab)")
    screen.press(.menu)
    #expect(screen.focus == "Tab \(tab)")
    #expect(screen.value(of: "tab") == "\(tab)")
  }

  private struct Header: View {
    @State private var tab = 1
    let exit: (() -> Void)?
    var body: some View {
      VStack {
        Button("Search") {}
        TabView(selection: $tab) {
          Button("One") { tab = 2 }.tabItem { Text("First") }.tag(1)
          Button("Two") { tab = 1 }.tabItem { Text("Second") }.tag(2)
        }
      }
      .onPlayPauseCommand { tab = 3 - tab }
      .onExitCommand(perform: exit)
    }
  }

  @Test("does not take focus from what stands above it, and gives Menu to the author first (F386)")
  func header() {
    let screen = Screen(.tv, Header(exit: nil))
    #expect(screen.focus == "Search")
    screen.press(.down)
    #expect(screen.focus == "First")
    screen.press(.up)
    #expect(screen.focus == "Search")

    let notes = Notes()
    let own = Screen(.tv, Header { notes("exit") })
    own.press(.down, times: 2)
    #expect(own.focus == "One")
    own.press(.menu)
    #expect(own.focus == "One")
    #expect(notes.lines == ["exit"])
  }

  @Test("keeps the tab that the program chooses: in the bar focus follows, elsewhere it stays")
  func chosen() {
    let screen = Screen(.tv, Header(exit: nil))
    screen.press(.down)
    #expect(screen.focus == "First")
    screen.press(.playPause)
    #expect(screen.focus == "Second")
    #expect(screen.value(of: "tab") == "2")
    screen.press(.up)
    screen.press(.playPause)
    #expect(screen.focus == "Search")
    #expect(screen.value(of: "tab") == "1")
  }

  @Test("keeps the tab that the program chooses, though the screen with focus goes")
  func fromInside() {
    let screen = Screen(.tv, Header(exit: nil))
    screen.press(.down, times: 2)
    screen.press(.select)
    #expect(screen.value(of: "tab") == "2")
    #expect(screen.focus == "Second" || screen.focus == "Two")
    screen.press(.playPause)
    #expect(screen.value(of: "tab") == "1")
  }

  @Test("begins at the tab that the program has chosen", arguments: 0..<3)
  func beginning(tab: Int) {
    struct Start: View {
      @State var tab: Int
      var body: some View {
        TabView(selection: $tab) {
          ForEach(0..<3) { number in
            Button("Inside \(number)") {}.tabItem { Text("Tab \(number)") }.tag(number)
          }
        }
      }
    }
    let screen = Screen(.tv, Start(tab: tab))
    #expect(screen.value(of: "tab") == "\(tab)")
    #expect(screen.focus == "Tab \(tab)")
    screen.press(.down)
    #expect(screen.focus == "Inside \(tab)")
  }

  private struct Stacks: View {
    @State private var tab = 1
    @State private var path = [7]
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Button("Push") { path = [7] }
            .navigationDestination(for: Int.self) { _ in Button("Deep") {} }
        }
        .tabItem { Text("Stack") }.tag(1)
        Button("Plain") {}.tabItem { Text("Other") }.tag(2)
      }
    }
  }

  @Test("pops a screen inside before Menu leads to the tabs, but none beside what has focus")
  func stacks() {
    let screen = Screen(.tv, Stacks())
    #expect(screen.focus == "Stack")
    screen.press(.right)
    screen.press(.down)
    #expect(screen.focus == "Plain")
    screen.press(.menu)
    #expect(screen.focus == "Other")
    screen.press(.menu)
    #expect(screen.value(of: "path") == "[7]")
    screen.press(.left)
    screen.press(.menu)
    #expect(screen.value(of: "path") == "[7]")
    screen.press(.down)
    #expect(screen.focus == "Deep")
    screen.press(.menu)
    #expect(screen.value(of: "path") == "[]")
    #expect(screen.focus == "Push")
    screen.press(.menu)
    #expect(screen.focus == "Stack")
  }

  @Test("in a pushed screen leads Menu to its tabs, then out of the screen")
  func pushed() {
    struct Outer: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Enter") {
            TabView { Button("Inside") {}.tabItem { Text("Only") } }
          }
        }
      }
    }
    let screen = Screen(.tv, Outer())
    screen.press(.select)
    #expect(screen.focus == "Only")
    screen.press(.down)
    #expect(screen.focus == "Inside")
    screen.press(.menu)
    #expect(screen.focus == "Only")
    screen.press(.menu)
    #expect(screen.focus == "Enter")
  }
}

@MainActor
@Suite("A bar of tabs elsewhere")
struct TabBarElsewhereTests {
  private struct Tabs: View {
    @State private var tab = 2
    var body: some View {
      TabView(selection: $tab) {
        ForEach(0..<4) { number in
          Button("Inside \(number)") {}
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test("is entered by arrows at the chosen tab, and walked through by Tab")
  func desktop() {
    let screen = Screen(.desktop, Tabs())
    #expect(screen.focusChain == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Inside 2"])
    var stops: [String?] = []
    for _ in 0..<5 {
      screen.press(.tab)
      stops.append(screen.focus)
    }
    #expect(stops == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Inside 2"])
    screen.press(.up)
    #expect(screen.focus == "Tab 2")
    #expect(screen.value(of: "tab") == "2")
  }

  @Test(
    "has a screen whose pushed one stays when Back is meant for another tab",
    arguments: [
      Screen.Device.phone, .pad,
    ])
  func back(device: Screen.Device) throws {
    struct Stacks: View {
      @State private var tab = 1
      @State private var first = [1]
      @State private var second = [2]
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $second) {
            Text("Base two").navigationDestination(for: Int.self) { Text("Page \($0)") }
          }
          .tabItem { Text("Two") }.tag(2)
          NavigationStack(path: $first) {
            Text("Base one").navigationDestination(for: Int.self) { Text("Page \($0)") }
          }
          .tabItem { Text("One") }.tag(1)
        }
      }
    }
    let screen = Screen(device, Stacks())
    try screen.tap("Two")
    try screen.tap("One")
    screen.back()
    #expect(screen.value(of: "first") == "[]")
    screen.back()
    #expect(screen.value(of: "second") == "[2]")
    try screen.tap("Two")
    screen.back()
    #expect(screen.value(of: "second") == "[]")
  }
}
