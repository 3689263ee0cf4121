import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI
import Foundation
import Testing

/// Given a list, when keys and clicks arrive, then its selection… (F121, F122, F129, F133).
@MainActor @Suite("A list")
struct ListTests {
  struct Fruits: View {
    @State var pick: String?
    @FocusState var isOn: Bool
    @State var opened = "-"
    var body: some View {
      VStack {
        List(["Apple", "Apricot", "Banana", "Cherry"], id: \.self, selection: $pick) { Text($0) }
          .focused($isOn)
        Text("pick \(pick ?? "none")")
        Text("on \(isOn)")
        Button("Button") {}
      }
    }
  }

  @Test(
    "is one stop on the desktop, also where Tab does not reach buttons", arguments: [true, false])
  func oneStop(_ navigation: Bool) {
    let person = Visitor(keyboardNavigation: navigation) { Fruits() }
    person.press(.tab)
    #expect(person.focus == "list")
    #expect(person.sees.contains("on true"))
    person.press(.tab)
    #expect(person.focus == (navigation ? "Button" : "list"))
  }

  @Test("moves its selection with arrows and stops at its ends")
  func arrows() {
    let person = Visitor { Fruits() }
    person.press(.tab, .down)
    #expect(person.sees.contains("pick Apple"))
    person.press(.down, .down, .down, .down, .down)
    #expect(person.sees.contains("pick Cherry"))
    #expect(person.focus == "list")
    person.press(.home)
    #expect(person.sees.contains("pick Apple"))
  }

  @Test("goes to the row that begins with what is typed")
  func typing() {
    let person = Visitor { Fruits() }
    person.press(.tab)
    person.type("c")
    #expect(person.sees.contains("pick Cherry"))
    person.type("apr")
    #expect(person.sees.contains("pick Apricot"))
  }

  @Test("takes focus and selects on a click")
  func click() {
    let person = Visitor { Fruits() }
    person.click("Banana")
    #expect(person.focus == "list")
    #expect(person.sees.contains("pick Banana"))
  }

  @Test("selects on a tap without taking focus on a phone")
  func tap() {
    let person = Visitor(.phone) { Fruits() }
    person.click("Banana")
    #expect(person.focus == "nothing")
    #expect(person.sees.contains("pick Banana"))
  }

  @Test("has rows that are stops on the TV")
  func remote() {
    let person = Visitor(.tv) { Fruits() }
    person.press(.down, .select)
    #expect(person.sees.contains("pick Apricot"))
    person.press(.down, .down, .down)
    #expect(person.focus == "Button")
  }

  struct Several: View {
    @State var picks: Set<Int> = []
    var body: some View {
      VStack {
        List(selection: $picks) {
          Section("First") { ForEach(0..<3) { Text("row \($0)") } }
          Section {
            Text("nine").tag(9)
          } header: {
            Text("Second")
          } footer: {
            Text("End")
          }
        }
        Text("picks \(picks.sorted().map(String.init).joined(separator: " "))")
      }
    }
  }

  @Test("selects several rows with Shift, across sections; headers are no rows")
  func several() {
    let person = Visitor { Several() }
    person.click("row 1")
    person.session.send(.key(KeyStroke(.down, .shift)))
    person.session.send(.key(KeyStroke(.down, .shift)))
    #expect(person.sees.contains("picks 1 2 9"))
    person.click("Second")
    #expect(person.sees.contains("picks 1 2 9"))
    person.press(.up)
    #expect(person.sees.contains("picks 2"))
  }

  struct Links: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1...3, id: \.self) { number in NavigationLink("Link \(number)", value: number) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test("of links follows none on arrows, the chosen one on Return and the clicked one")
  func links() {
    let person = Visitor(keyboardNavigation: false) { Links() }
    person.press(.tab)
    #expect(person.focus == "list")
    person.press(.right, .left, .down, .down)
    #expect(person.sees.contains("Link 1"))
    person.press(.return)
    #expect(person.sees.contains("Page 2"))
    person.press(.escape)
    #expect(person.focus == "list")
    person.click("Link 3")
    #expect(person.sees.contains("Page 3"))
  }

  struct Deletes: View {
    @State var rows = ["a", "b", "c"]
    @State var pick: String? = "b"
    var body: some View {
      List(selection: $pick) {
        ForEach(rows, id: \.self) { Text("row " + $0) }.onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  @Test("deletes the selected row with Delete")
  func deletes() {
    let person = Visitor { Deletes() }
    person.press(.tab, .delete)
    #expect(person.sees == ["row a", "row c"])
  }

  struct Fields: View {
    @State var rows = [1, 2, 3]
    @FocusState var place: Int?
    var body: some View {
      VStack {
        List(rows, id: \.self) { row in
          Text("field \(row)").focusable().focused($place, equals: row)
        }
        Button("Last") { place = 3 }
      }
    }
  }

  @Test("of focusable rows is no stop itself")
  func fields() {
    let person = Visitor { Fields() }
    person.press(.tab)
    #expect(person.focus == "field 1")
    person.press(.down)
    #expect(person.focus == "field 2")
    person.click("Last")
    #expect(person.focus == "field 3")
  }

  @Test("scrolls to the row that arrows choose")
  func scrolls() {
    let person = Visitor {
      List(0..<100, id: \.self, selection: .constant(Int?.none)) { Text("row \($0)") }
    }
    person.press(.tab, .end)
    #expect(person.session.focus.focused != nil)
    var frame: Rect?
    for row in person.rows where row.text == "row 99" { frame = row.frame }
    #expect(frame.map { $0.maxY <= 528 } == true)
  }

  @Test("in a form is a column of its rows and sections")
  func form() {
    let person = Visitor {
      Form {
        Section("Name") { Text("Ann").focusable() }
        Text("more").focusable()
      }
    }
    #expect(person.sees == ["Name", "Ann", "more"])
    person.press(.tab, .tab)
    #expect(person.focus == "more")
  }
}
