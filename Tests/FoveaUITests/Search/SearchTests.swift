import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

/// Given a searchable view, when one searches, then the field and its states… (F415–F421).
@MainActor @Suite("A search field")
struct SearchTests {
  struct Places: View {
    @State var query = ""
    @State var isPresented = false
    @FocusState var isFieldOn: Bool
    @Environment(\.isSearching) var isSearching
    var body: some View {
      VStack {
        Button("Search now") { isFieldOn = true }
        Button("Present") { isPresented = true }
        Text("own \(isSearching) field \(isFieldOn) presented \(isPresented)")
        Results(query: query)
          .searchable(text: $query, isPresented: $isPresented, prompt: "Find")
          .searchFocused($isFieldOn)
          .searchSuggestions { Text("Berlin").searchCompletion("Berlin") }
      }
    }
  }

  struct Results: View {
    let query: String
    @Environment(\.isSearching) var isSearching
    @Environment(\.dismissSearch) var dismissSearch
    var body: some View {
      VStack {
        Text("query \(query) searching \(isSearching)")
        Button("End") { dismissSearch() }
      }
    }
  }

  private func says(_ person: Visitor) -> [String] {
    person.sees.filter { $0.hasPrefix("own") || $0.hasPrefix("query") }
  }

  @Test("searches from the first click to the end, and only its content knows")
  func clicks() {
    let person = Visitor(.phone) { Places() }
    #expect(says(person) == ["own false field false presented false", "query  searching false"])
    person.click("Find")
    person.type("x")
    #expect(says(person) == ["own false field true presented true", "query x searching true"])
    person.click("End")
    #expect(says(person) == ["own false field false presented false", "query  searching false"])
    #expect(person.focus == "nothing")
  }

  @Test("gets focus from its state, from its presentation and from Command-F")
  func requests() {
    for start in [
      { (person: Visitor) in person.click("Search now") }, { $0.click("Present") },
      { $0.session.send(.key(KeyStroke(.character("f"), .command))) },
    ] {
      let person = Visitor { Places() }
      person.press(.tab)
      start(person)
      #expect(says(person).first == "own false field true presented true")
      person.press(.escape)
      #expect(says(person).first == "own false field false presented false")
    }
  }

  @Test("offers suggestions while it has focus")
  func suggestions() {
    let person = Visitor { Places() }
    #expect(!person.sees.contains("Berlin"))
    person.click("Find")
    person.click("Berlin")
    #expect(says(person).last == "query Berlin searching true")
  }

  private struct Submitting: View {
    @State var query = ""
    let note: Notes
    var body: some View {
      Text("Content")
        .onSubmit(of: .search) { note("inside") }
        .searchable(text: $query)
        .searchSuggestions { Text("Berlin").searchCompletion("Berlin") }
        .onSubmit(of: .text) { note("text") }
        .onSubmit(of: .search) { note("search \(query)") }
        .onSubmit(of: [.text, .search]) { note("both") }
    }
  }

  @Test("Return in it triggers the search outside of it, and nothing else (F276, F278, F292)")
  func submitting() {
    let notes = Notes()
    let person = Visitor(.phone) { Submitting(note: notes) }
    person.click("Search")
    person.type("x")
    person.press(.return)
    #expect(notes.lines == ["both", "search x"])
  }

  @Test("a suggestion that is chosen is searched for (F277)")
  func completing() {
    let notes = Notes()
    let person = Visitor { Submitting(note: notes) }
    person.click("Search")
    person.click("Berlin")
    #expect(notes.lines == ["both", "search Berlin"])
  }

  struct Inside: View {
    @State var query = ""
    @State var kind = "a"
    @FocusState var place: Int?
    var body: some View {
      VStack {
        Button("Go") { place = 1 }
        Text("place \(place ?? 0) kind \(kind)")
        NavigationStack {
          Text("other").focusable().focused($place, equals: 2).searchFocused($place, equals: 1)
        }
        .searchable(text: $query)
        .searchScopes($kind) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
      }
    }
  }

  @Test("is bound by a view inside too, and has scopes")
  func inside() {
    let person = Visitor { Inside() }
    person.click("other")
    #expect(person.sees.contains("place 2 kind a"))
    person.click("Go")
    #expect(person.sees.contains("place 1 kind a"))
    person.click("B")
    #expect(person.sees.contains { $0.hasSuffix("kind b") })
  }
}
