import FoveaTesting
import FoveaUI
import Testing

/// A screen is used by names that a person sees.
@MainActor @Suite("Using a screen")
struct UsingAScreenTests {
  private struct Counter: View {
    enum Stop: Hashable { case more, first }
    @State private var count = 0
    @FocusState private var stop: Stop?

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("More") { count += 1 }.focused($stop, equals: .more)
        Button("To first") { stop = .more }.focused($stop, equals: .first)
      }
    }
  }

  @Test("Tab moves focus, Space presses, and a focus state tells where focus is")
  func keys() {
    let screen = Screen(device: .desktop) { Counter() }
    #expect(screen.focus == nil)
    #expect(screen.value(of: "stop") == "nil")
    screen.press(.tab)
    #expect(screen.focus == "More")
    #expect(screen.value(of: "stop") == "more")
    screen.press(.space, times: 2)
    #expect(screen.value(of: "Counter.count") == "2")
    screen.press(.tab)
    #expect(screen.focus == "To first")
    screen.press(.space)
    #expect(screen.focus == "More")
  }

  @Test("A click presses the middle of what is named")
  func click() throws {
    let screen = Screen(device: .desktop) { Counter() }
    try screen.click("More")
    #expect(screen.value(of: "count") == "1")
    #expect(throws: Screen.NoSuchView.self) { try screen.click("Less") }
  }
}
