import FoveaTesting
import FoveaUI
import Testing

/// Given views that ask for a colour scheme, when they come and go, then the window follows.
@MainActor
@Suite("The colour scheme of a window")
struct ColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Asking: View {
    @State private var step = 0
    var body: some View {
      VStack {
        Reader()
        Button("Next") { step += 1 }
        if step > 0 { Text("a").preferredColorScheme(step == 3 ? nil : .dark) }
        if step > 1 { Text("b").preferredColorScheme(.light) }
      }
    }
  }

  @Test("is the person's until a view asks; the first that asks decides")
  func wishes() {
    let screen = Screen { Asking() }
    #expect(screen.isVisible("light"))
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.isVisible("dark"))
    screen.press(.space)
    #expect(screen.isVisible("dark"))
    screen.press(.space)
    #expect(screen.isVisible("light"))
  }

  @Test("is the outermost view's where one is inside another")
  func nested() {
    let screen = Screen {
      VStack { Reader().preferredColorScheme(.light) }.preferredColorScheme(.dark)
    }
    #expect(screen.isVisible("dark"))
  }
}
