import FoveaTesting
import FoveaUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var typed: Int = 1
  @Entry fileprivate var inferred = "a"
  @Entry fileprivate var optional: String?
  @Entry fileprivate var list: [Int] = []
  @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
}

/// Given a property with `@Entry`, when it is read and set, then it behaves like one with a key.
@MainActor
@Suite("Entry")
struct EntryTests {
  @Test("has its initial value until it is set")
  func values() {
    var values = EnvironmentValues()
    #expect(values.typed == 1)
    #expect(values.inferred == "a")
    #expect(values.optional == nil)
    #expect(values.action(1) == 2)
    values.typed = 2
    values.optional = "b"
    values.list.append(3)
    #expect(values.typed == 2)
    #expect(values.optional == "b")
    #expect(values.list == [3])
    #expect(values.inferred == "a")
  }

  private struct Reader: View {
    @Environment(\.typed) private var typed
    var body: some View { Text("typed \(typed)") }
  }

  @Test("is handed down by views")
  func views() {
    let screen = Screen {
      VStack {
        Reader()
        Reader().environment(\.typed, 5)
      }
    }
    #expect(screen.isVisible("typed 1"))
    #expect(screen.isVisible("typed 5"))
  }
}
