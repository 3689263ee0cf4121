import Foundation
import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

/// Given items of toolbars, when focus and screens change, then they show… (F344–F347).
@MainActor @Suite("A toolbar")
struct ToolbarTests {
  struct Mixed: View {
    enum Field: Hashable { case label, amount }
    @State var label = ""
    @State var amount = ""
    @FocusState var field: Field?
    var body: some View {
      VStack {
        TextField("Label", text: $label).focused($field, equals: .label)
        TextField("Amount", text: $amount).focused($field, equals: .amount)
      }
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          if field == .amount { Button("Done") { field = nil } }
        }
        ToolbarItem(placement: .keyboard) { Text("always") }
      }
    }
  }

  @Test("above the keyboard shows while text is edited and follows the field")
  func keyboard() {
    let person = Visitor(.phone) { Mixed() }
    #expect(!person.sees.contains("always"))
    person.click("Label")
    #expect(person.sees.contains("always"))
    #expect(!person.sees.contains("Done"))
    person.click("Amount")
    #expect(person.sees.suffix(2) == ["Done", "always"])
    person.click("Done")
    #expect(person.focus == "nothing")
    #expect(!person.sees.contains("always"))
  }

  @Test("has a line below it, on a row of its own", arguments: [Device.desktop, .phone])
  func line(_ device: Device) {
    let stage = Stage(device, width: 300, height: 176) {
      NavigationStack {
        List { Text("Lagoa Azul") }.navigationTitle("Places")
      }
    }
    let rows = stage.session.scene.text(size: stage.session.size).split(separator: "\n")
    #expect(
      rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Places", String(repeating: "─", count: 30), "Lagoa Azul",
      ])
  }

  struct Screens: View {
    @State var saves = 0
    @State var isOpen = false
    var body: some View {
      NavigationStack {
        Text("saves \(saves)")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Left") {} }
            ToolbarItemGroup {
              Button("Save") { saves += 1 }; Button("Sheet") { isOpen = true }
            }
          }
          .navigationTitle("Title")
      }
      .sheet(isPresented: $isOpen) {
        Text("inside").toolbar { Button("Done") { isOpen = false } }
      }
    }
  }

  @Test("stands in the bar of its screen, or below the content of its sheet")
  func screen() {
    let person = Visitor { Screens() }
    #expect(Set(person.sees) == ["Title", "Left", "Save", "Sheet", "saves 0"])
    person.click("Save")
    #expect(person.sees.contains("saves 1"))
    person.click("Sheet")
    #expect(person.sees.suffix(2) == ["inside", "Done"])
    person.click("Done")
    #expect(!person.sees.contains("inside"))
  }
}
