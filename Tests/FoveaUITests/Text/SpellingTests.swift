import Foundation
import FoveaTesting
import FoveaUI
import Testing

/// Each way in which an author may spell a field; that it compiles is half of the test.
private struct Spellings: View {
  @State private var text = ""
  @State private var number = 1
  @State private var price: Double?
  @State private var selection: TextSelection?
  let title: String
  let part: Substring

  private func act() {}

  var body: some View {
    VStack {
      TextField("A", text: $text)
      TextField(title, text: $text, prompt: Text("prompt"))
      TextField(part, text: $text, axis: .vertical).lineLimit(3...5)
      TextField("A", text: $text, prompt: Text("prompt"), axis: .vertical)
      TextField(text: $text, prompt: Text("prompt")) { Text("A") }
      TextField(text: $text, axis: .vertical) { Text("A") }
      TextField("A", text: Binding(get: { text }, set: { text = $0 }))
      TextField("A", text: $text, selection: $selection)
    }
    VStack {
      TextField("A", value: $number, format: .number)
      TextField(title, value: $price, format: .currency(code: "EUR"), prompt: Text("price"))
      TextField(value: $price, format: .number) { Text("A") }
      TextField("A", value: $number, formatter: NumberFormatter())
      TextField(value: $number, formatter: NumberFormatter()) { Text("A") }
      TextField("A", text: $text, onEditingChanged: { _ in }, onCommit: act)
      TextField("A", text: $text, onCommit: { act() })
      TextField("A", text: $text) { _ in
        act()
      } onCommit: {
        act()
      }
    }
    VStack {
      SecureField("A", text: $text)
      SecureField(title, text: $text, prompt: Text("prompt"))
      SecureField(text: $text) { Text("A") }
      SecureField("A", text: $text) { act() }
      TextEditor(text: $text)
      TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
      Text("A").textSelection(.enabled)
    }
    .textFieldStyle(.roundedBorder)
    .textContentType(NSTextContentType.username)
    .textContentType(nil)
    .onSubmit(act)
    .onSubmit(of: [.text, .search]) { act() }
  }
}

@MainActor
@Suite("Spellings")
struct SpellingTests {
  @Test("of fields show without an issue")
  func show() {
    let screen = Screen(Spellings(title: "B", part: "C"))
    #expect(screen.session.issues.isEmpty)
    #expect(screen.texts.filter { $0 == "B" || $0 == "C" } == ["C"])
    #expect(screen.texts.contains("price"))
  }
}
