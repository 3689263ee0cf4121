import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

/// Given columns or tabs, when one is chosen, then what shows and focus… (F53, F122, F226).
@MainActor @Suite("Columns and tabs")
struct ColumnTests {
  struct Mail: View {
    @State var box: String? = nil
    @State var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        Text("box \(box ?? "none")")
        Button("Hide") { visibility = .detailOnly }
      }
    }
  }

  @Test("stand side by side on the desktop; arrows in the sidebar change the detail")
  func split() {
    let person = Visitor { Mail() }
    person.press(.tab, .down, .down)
    #expect(person.sees.contains("box Out"))
    #expect(person.focus == "list")
    person.click("Hide")
    #expect(person.sees == ["box Out", "Hide"])
    #expect(person.focus != "list")
  }

  @Test("follow one another on a phone")
  func phone() {
    let person = Visitor(.phone) { Mail() }
    #expect(person.sees == ["In", "Out"])
    person.click("Out")
    #expect(person.sees == ["Back", "box Out", "Hide"])
    person.click("Back")
    #expect(person.sees == ["In", "Out"])
    person.click("In")
    #expect(person.sees.contains("box In"))
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1); NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("nothing yet")
      }
    }
  }

  @Test("lead from a link in one to the other")
  func links() {
    let person = Visitor { Links() }
    person.click("Two")
    #expect(person.sees.contains("page 2"))
    person.click("One")
    #expect(person.sees.contains("page 1"))
    #expect(person.sees.contains("Two"))
  }

  struct Tabs: View {
    @State var tab = "b"
    @State var count = 0
    var body: some View {
      TabView(selection: $tab) {
        Button("first \(count)") { count += 1 }.tabItem { Text("A") }.tag("a")
        Button("second") {}.tag("b").tabItem { Text("B") }
      }
    }
  }

  @Test("show the chosen tab by click")
  func click() {
    let person = Visitor { Tabs() }
    #expect(person.sees == ["A", "B", "second"])
    person.click("A")
    person.click("first 0")
    person.click("B")
    person.click("A")
    #expect(person.sees == ["A", "B", "first 1"])
  }

  @Test("show a tab on the TV as soon as it has focus, and let focus go down into it")
  func remote() {
    let person = Visitor(.tv) { Tabs() }
    #expect(person.focus == "B")
    #expect(person.sees.contains("second"))
    person.press(.left)
    #expect(person.sees.contains("first 0"))
    person.press(.down)
    #expect(person.focus == "first 0")
  }
}
