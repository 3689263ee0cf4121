import FoveaRuntime
import FoveaUI
import Testing

/// Given a picker, when keys and clicks arrive, then its value… (F117, F122, F438).
@MainActor @Suite("A picker")
struct PickerTests {
  struct Taste<Style: PickerStyle>: View {
    let style: Style
    @State var taste = 2
    var body: some View {
      VStack {
        Picker("Taste", selection: $taste) {
          Text("sweet").tag(1)
          Text("sour").tag(2)
          Text("salty").tag(3)
        }
        .pickerStyle(style)
        Text("taste \(taste)")
      }
    }
  }

  @Test("shows its value and lets one choose from a menu")
  func menu() {
    let person = Visitor { Taste(style: .menu) }
    #expect(person.sees == ["Taste", "sour", "taste 2"])
    person.click("sour")
    person.click("salty")
    #expect(person.sees == ["Taste", "salty", "taste 3"])
    person.press(.tab, .space)
    #expect(person.focus == "sweet")
    person.press(.down, .space)
    #expect(person.sees == ["Taste", "sour", "taste 2"])
    #expect(person.focus == "sour")
  }

  @Test("in segments is one stop whose value arrows change")
  func segments() {
    let person = Visitor { Taste(style: .segmented) }
    person.press(.tab, .right)
    #expect(person.sees.contains("taste 3"))
    person.press(.left, .left)
    #expect(person.sees.contains("taste 1"))
    person.click("sour")
    #expect(person.sees.contains("taste 2"))
  }

  @Test("in a column follows up and down")
  func column() {
    let person = Visitor { Taste(style: .inline) }
    person.press(.tab, .up)
    #expect(person.sees.contains("taste 1"))
  }

  @Test("has stops for its options on the TV")
  func remote() {
    let person = Visitor(.tv) { Taste(style: .segmented) }
    person.press(.right, .right, .select)
    #expect(person.sees.contains("taste 3"))
  }
}
