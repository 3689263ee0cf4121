import FoveaRuntime
import FoveaUI
import Testing

/// Given a stack of screens, when one is pushed or popped, then focus… (F52, F223, F227, F238).
@MainActor @Suite("A navigation stack")
struct StackTests {
  struct Deck: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        HStack {
          ForEach(0..<4, id: \.self) { card in
            Button("Card\(card)") { path = [card] }
          }
        }
        .navigationDestination(for: Int.self) { card in
          VStack {
            Button("Play\(card)") {}
            Button("Deeper") { path.append(card + 10) }
            Text("depth \(path.count)")
          }
        }
      }
    }
  }

  @Test("on the TV focuses the pushed screen, and the place left when it is popped")
  func remote() {
    let person = Visitor(.tv) { Deck() }
    #expect(person.focus == "Card0")
    person.press(.right, .right, .select)
    #expect(person.focus == "Play2")
    #expect(!person.sees.contains("Card0"))
    person.press(.down, .select)
    #expect(person.focus == "Play12")
    #expect(person.sees.contains("depth 2"))
    person.press(.menu)
    #expect(person.focus == "Deeper")
    person.press(.menu)
    #expect(person.focus == "Card2")
    person.press(.right)
    #expect(person.focus == "Card3")
  }

  struct Links: View {
    @State var count = 0
    @State var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("count \(count)")
          NavigationLink("Seven", value: 7)
          NavigationLink("View") {
            Text("a view"); Button("Add") { count += 1 }
          }
          Button("Show") { isShown = true }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          Leave(number: number)
        }
        .navigationDestination(isPresented: $isShown) { Text("shown \(isShown)") }
      }
    }
  }

  struct Leave: View {
    let number: Int
    @Environment(\.dismiss) var dismiss
    @State var clicks = 0
    var body: some View {
      Text("number \(number)").navigationTitle("Number")
      Button("Leave") { dismiss() }
    }
  }

  @Test("follows links and goes back by its bar, by dismiss and by Escape")
  func links() {
    let person = Visitor { Links() }
    #expect(person.sees.first == "Home")
    person.click("Seven")
    #expect(person.sees == ["Number", "Back", "number 7", "Leave"])
    person.click("Leave")
    #expect(person.sees.contains("Seven"))
    person.click("View")
    person.click("Add")
    person.click("Back")
    #expect(person.sees.contains("count 1"))
    person.click("Show")
    #expect(person.sees.contains("shown true"))
    person.press(.escape)
    #expect(person.sees.contains("Home"))
    person.click("Show")
    #expect(person.sees.contains("shown true"))
  }

  struct Editor: View {
    @FocusState var isActive: Bool
    var body: some View {
      Text("line \(isActive)").focusable().focused($isActive).onAppear { isActive = true }
    }
  }

  struct Pushes: View {
    @State var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path.append("x") }
          .navigationDestination(for: String.self) { _ in Editor() }
      }
    }
  }

  @Test("lets a pushed screen ask for focus as it appears; popping leaves a phone without focus")
  func request() {
    let person = Visitor(.phone) { Pushes() }
    person.click("Open")
    #expect(person.focus == "line true")
    person.session.tree.goBack()
    person.session.frame()
    #expect(person.focus == "nothing")
    #expect(person.sees == ["Open"])
  }

  struct Keeps: View {
    @FocusState var isOn: Bool
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("keep \(isOn)").focusable().focused($isOn)
          Button("Push") { path = [1] }
        }
        .navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
      }
    }
  }

  @Test(
    "takes focus from a covered screen and gives it back on every device",
    arguments: [Device.desktop, .phone])
  func covered(_ device: Device) {
    let person = Visitor(device) { Keeps() }
    person.click("keep false")
    #expect(person.focus == "keep true")
    person.click("Push")
    #expect(person.focus == "nothing")
    person.press(.tab)
    #expect(person.focus != "keep true")
    person.click("Pop")
    #expect(person.focus == "keep true")
  }

  @Test("says when nothing is known about a value")
  func unknown() {
    let person = Visitor { NavigationStack(path: .constant([3])) { Text("root") } }
    #expect(
      person.session.issues.map(\.message) == [
        "Nothing says what a stack shows for a value of type Int."
      ])
  }
}
