import FoveaTesting
import FoveaUI
import Testing

/// Given views in a tab view without tab items, then the selected one shows, and a dot for each.
@MainActor @Suite("Pages without tab items")
struct TabPageTests {
  struct Own: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Book: View {
    @State var page = "b"
    @State var seen = ""
    var body: some View {
      VStack {
        TabView(selection: $page) {
          Text("first").tag("a")
          Own(name: "second").onAppear { seen += "b" }.tag("b")
          AnyView(Text("third")).onAppear { seen += "c" }.tag("c")
        }
        .tabViewStyle(.page)
        Button("Back to a") { page = "a" }
      }
    }
  }

  @Test("show the selected one alone", arguments: Screen.Device.allCases)
  func selected(_ device: Screen.Device) throws {
    let screen = Screen(device: device) { Book() }
    #expect(screen.isVisible("second"))
    #expect(!screen.isVisible("first") && !screen.isVisible("third"))
    try screen.act("press", on: "Back to a")
    #expect(screen.isVisible("first"))
    #expect(!screen.isVisible("second"))
  }

  @Test("are made when they are shown first")
  func lazily() throws {
    let screen = Screen { Book() }
    #expect(screen.value(of: "seen") == "b")
    try screen.click("Page 3")
    #expect(screen.isVisible("third"))
    #expect(screen.value(of: "seen") == "bc")
    #expect(screen.value(of: "page") == "c")
  }

  struct Loose: View {
    var body: some View {
      TabView {
        Own(name: "one")
        ForEach(0..<2) { Text("more \($0)") }
      }
    }
  }

  @Test("without a selection show the first; arrows of a remote go from dot to dot")
  func remote() {
    let screen = Screen(device: .tv) { Loose() }
    #expect(screen.isVisible("one"))
    #expect(screen.focus == "Page 1")
    screen.press(.right)
    #expect(screen.focus == "Page 2")
    #expect(screen.isVisible("more 0"))
    screen.press(.right)
    #expect(screen.isVisible("more 1"))
  }

  struct Titled: View {
    struct Home: View { var body: some View { Text("home").tabItem { Text("Home") } } }
    var body: some View {
      TabView {
        Home()
        AnyView(Text("mail").tabItem { Text("Mail") })
      }
    }
  }

  @Test("are not those whose body, or what an AnyView holds, has a tab item")
  func titled() throws {
    let screen = Screen { Titled() }
    #expect(screen.isVisible("home") && screen.isVisible("Home") && screen.isVisible("Mail"))
    try screen.click("Mail")
    #expect(screen.isVisible("mail"))
    #expect(!screen.isVisible("home"))
  }

  @Test("tell assistive technologies which one is selected")
  func accessibility() {
    let lines = Screen { Book() }.accessibility.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.filter { $0.hasPrefix("tab") } == [
        "tab \"Page 1\"", "tab \"Page 2\" selected", "tab \"Page 3\"",
      ])
  }
}
