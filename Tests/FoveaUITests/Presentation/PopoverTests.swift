import FoveaRuntime
import FoveaUI
import Testing

/// Given a popover, when it opens, then focus stays or goes inside (F439, F432).
@MainActor @Suite("A popover")
struct PopoverTests {
  struct Suggester: View {
    let hasField: Bool
    @State var payee = ""
    @State var inner = ""
    @State var isOpen = false
    @FocusState var isOn: Bool
    var body: some View {
      VStack {
        TextField("Payee", text: $payee)
          .focused($isOn)
          .popover(isPresented: $isOpen) {
            Text("Grocer")
            if hasField { TextField("Inner", text: $inner) }
          }
          .onChange(of: payee) { isOpen = !payee.isEmpty }
        Text("payee \(payee) on \(isOn)")
      }
    }
  }

  @Test("without a field leaves focus where it is while one types")
  func hints() {
    let person = Visitor { Suggester(hasField: false) }
    person.type("Gr")
    #expect(person.sees.contains("Grocer"))
    #expect(person.sees.contains("payee Gr on true"))
  }

  @Test("with a field takes focus and gives it back when it closes")
  func field() {
    let person = Visitor { Suggester(hasField: true) }
    person.type("Gr")
    #expect(person.sees.contains("payee G on false"))
    person.press(.escape)
    #expect(!person.sees.contains("Grocer"))
    #expect(person.sees.contains("payee G on true"))
  }

  @Test("closes on a click outside")
  func outside() {
    let person = Visitor { Suggester(hasField: false) }
    person.type("G")
    person.click(x: 3, y: 3)
    #expect(!person.sees.contains("Grocer"))
  }
}
