import FoveaRuntime
import FoveaUI
import Testing

/// Given an alert or a dialog, when keys are pressed, then a button… (F432, F433, F227).
@MainActor @Suite("A dialog")
struct DialogTests {
  struct Speeds: View {
    @State var isOpen = false
    @State var speed = "1x"
    var body: some View {
      VStack {
        Button("Other") {}
        Button("Speed \(speed)") { isOpen = true }
          .confirmationDialog("Speed", isPresented: $isOpen) {
            Button("Half") { speed = "0.5x" }
            Button("Normal") { speed = "1x" }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  @Test("on the TV starts at its first button, is walked with arrows and closed by Menu")
  func remote() {
    let person = Visitor(.tv) { Speeds() }
    person.press(.down, .select)
    #expect(person.focus == "Half")
    person.press(.down, .down, .down)
    #expect(person.focus == "Cancel")
    person.press(.menu)
    #expect(!person.sees.contains("Half"))
    #expect(person.focus == "Speed 1x")
    person.press(.select, .select)
    #expect(person.focus == "Speed 0.5x")
  }

  struct Warning: View {
    @State var isOpen = false
    @State var answer = "-"
    var body: some View {
      VStack {
        Button("Delete") { isOpen = true }
        Text("answer \(answer)")
      }
      .alert("Sure?", isPresented: $isOpen) {
        Button("Erase", role: .destructive) { answer = "erased" }
        Button("Keep") { answer = "kept" }
        Button("Cancel", role: .cancel) { answer = "cancelled" }
      } message: {
        Text("Nothing brings it back")
      }
    }
  }

  @Test("alert: Return presses the default button, Escape the one that gives up")
  func keys() {
    let person = Visitor(keyboardNavigation: false) { Warning() }
    person.click("Delete")
    #expect(person.sees.contains("Sure?"))
    #expect(person.sees.contains("Nothing brings it back"))
    person.press(.return)
    #expect(person.sees.contains("answer kept"))
    person.click("Delete")
    person.press(.escape)
    #expect(person.sees.contains("answer cancelled"))
    #expect(!person.sees.contains("Sure?"))
    person.click("Delete")
    person.click("Erase")
    #expect(person.sees.contains("answer erased"))
  }

  struct Plain: View {
    @State var isOpen = true
    var body: some View {
      Text("behind").alert("Done", isPresented: $isOpen) {}
    }
  }

  @Test("alert without buttons has OK")
  func okay() {
    let person = Visitor { Plain() }
    #expect(person.sees == ["behind", "Done", "OK"])
    person.press(.escape)
    #expect(person.sees == ["behind"])
  }

  struct About: View {
    @State var isOpen = true
    @State var name: String?
    var body: some View {
      Button("Name") { name = "Ann" }
        .alert("Hello", isPresented: $isOpen, presenting: name) { name in
          Button("Bye \(name)") {}
        }
    }
  }

  @Test("alert about a value shows when there is one")
  func presenting() {
    let person = Visitor { About() }
    #expect(!person.sees.contains("Hello"))
    person.click("Name")
    #expect(person.sees.contains("Bye Ann"))
  }
}
