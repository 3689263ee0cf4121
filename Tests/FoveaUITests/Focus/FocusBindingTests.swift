import FoveaTesting
import FoveaUI
import Testing

/// Focus states that child views and closures share (F8, F9, F74–F79, F98).
@MainActor
@Suite("A binding to a focus state")
struct FocusBindingTests {
  private final class Box {
    var binding: FocusState<Int?>.Binding?
  }

  private struct Owner: View {
    @State private var words = ""
    @State private var isThere = true
    let box: Box
    var body: some View {
      VStack {
        if isThere { Form(box: box) }
        Button("Remove") { isThere = false }
      }
    }
  }

  private struct Form: View {
    @FocusState private var field: Int?
    let box: Box
    var body: some View {
      let _ = box.binding = $field
      Row(number: 1, field: $field)
      Wrapping(field: _field)
      Button("Owner asks") { field = 1 }
    }
  }

  private struct Row: View {
    let number: Int
    var field: FocusState<Int?>.Binding
    @State private var words = ""
    var body: some View {
      TextField("Row \(number)", text: $words).focused(field, equals: number)
      Button("Child asks \(number)") { field.wrappedValue = number }
    }
  }

  private struct Wrapping: View {
    @FocusState var field: Int?
    @State private var words = ""
    var body: some View {
      TextField("Row 2", text: $words).focused($field, equals: 2)
      Text("child sees \(field.map(String.init) ?? "nil")")
    }
  }

  @Test("When a child writes through it, then that is the owner's own write (F74, F75)")
  func child() throws {
    let screen = Screen(.phone, Owner(box: Box()))
    try screen.click("Child asks 1")
    #expect(screen.focus == "Row 1")
    #expect(screen.value(of: "Form.field") == "1")
  }

  @Test("When the wrapper itself is passed on, then both views share one state (F76)")
  func wrapper() throws {
    let screen = Screen(.phone, Owner(box: Box()))
    try screen.tap("Row 2")
    #expect(screen.value(of: "Form.field") == "2")
    try screen.click("Owner asks")
    #expect(screen.focus == "Row 1")
    #expect(screen.isVisible("child sees 1"))
  }

  @Test("When its owner is gone, then it reads the initial value and writes nothing (F9, F77)")
  func inert() throws {
    let box = Box()
    let screen = Screen(.phone, Owner(box: box))
    try screen.tap("Row 1")
    #expect(box.binding?.wrappedValue == 1)
    try screen.click("Remove")
    #expect(box.binding?.wrappedValue == nil)
    screen.perform { box.binding?.wrappedValue = 1 }
    #expect(box.binding?.wrappedValue == nil)
    #expect(screen.focus == nil)
  }

  @Test("A binding is its own projection, and what is kept outside of bodies stays live (F8, F77)")
  func projection() throws {
    let box = Box()
    let screen = Screen(.phone, Owner(box: box))
    screen.perform { box.binding?.projectedValue.wrappedValue = 2 }
    #expect(screen.focus == "Row 2")
  }

  private struct Twice: View {
    var body: some View {
      VStack {
        Single(name: "Upper")
        Single(name: "Lower")
      }
    }
  }

  private struct Single: View {
    let name: String
    @State private var words = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField(name, text: $words).focused($isFocused)
      Text("\(name) \(isFocused ? "on" : "off")")
    }
  }

  @Test("Each place of a view has a state of its own (F9, F98)")
  func instances() throws {
    let screen = Screen(.phone, Twice())
    try screen.tap("Lower")
    #expect(screen.isVisible("Upper off") && screen.isVisible("Lower on"))
  }
}
