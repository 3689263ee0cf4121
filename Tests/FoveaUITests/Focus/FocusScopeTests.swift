import FoveaTesting
import FoveaUI
import Testing

/// `prefersDefaultFocus`, `focusScope`, `resetFocus` and `renameAction` (F250–F259).
@MainActor
@Suite("Preferences in a focus scope")
struct FocusScopeTests {
  private struct Menu: View {
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus
    var preferred: Set<Int> = [3]
    var refused = false
    var isScrolled = false
    var body: some View {
      VStack(spacing: 20) {
        Button("Outside") { resetFocus(in: space) }
        if isScrolled { ScrollView { content } } else { content }
      }
    }

    private var content: some View {
      VStack(spacing: 20) {
        ForEach(1..<5) { number in
          Button("Button \(number)") {}
            .prefersDefaultFocus(!refused && preferred.contains(number), in: space)
        }
        Button("Reset") { resetFocus(in: space) }
      }
      .focusScope(space)
    }
  }

  @Test("decide where focus begins (F250, F251)")
  func beginning() {
    #expect(Screen(.tv, Menu()).focus == "Button 3")
  }

  @Test("that say no are none (F252)")
  func refused() {
    #expect(Screen(.tv, Menu(refused: true)).focus == "Outside")
  }

  @Test("Of several the topmost counts (F253)")
  func several() {
    #expect(Screen(.tv, Menu(preferred: [4, 2])).focus == "Button 2")
  }

  @Test("do not guide or trap movement (F254)")
  func movement() {
    let screen = Screen(.tv, Menu())
    screen.press(.up, times: 3)
    #expect(screen.focus == "Outside")
    screen.press(.down)
    #expect(screen.focus == "Button 1")
  }

  @Test("count again when an action inside resets focus (F255, F256)")
  func reset() {
    let screen = Screen(.tv, Menu())
    screen.press(.down, times: 2)
    #expect(screen.focus == "Reset")
    screen.press(.select)
    #expect(screen.focus == "Button 3")
  }

  @Test("do not count when focus is outside as it is reset (F255)")
  func resetOutside() {
    let screen = Screen(.tv, Menu())
    screen.press(.up, times: 3)
    screen.press(.select)
    #expect(screen.focus == "Outside")
  }

  @Test("count inside of a scroll view as well (F257, F258)")
  func scrolled() {
    #expect(Screen(.tv, Menu(isScrolled: true)).focus == "Button 3")
  }

  @Test(
    "Given nobody prefers anything, when focus is reset, then the scope's first view has it (F255)")
  func resetToFirst() {
    let screen = Screen(.tv, Menu(refused: true))
    screen.press(.down, times: 5)
    #expect(screen.focus == "Reset")
    screen.press(.select)
    #expect(screen.focus == "Button 1")
  }

  private struct TwoScopes: View {
    @Namespace private var outer
    @Namespace private var inner
    var body: some View {
      VStack(spacing: 20) {
        Button("A") {}
        Button("B") {}.prefersDefaultFocus(in: outer)
        VStack(spacing: 20) {
          Button("C") {}
          Button("D") {}.prefersDefaultFocus(in: outer)
          Button("E") {}.prefersDefaultFocus(in: inner)
        }
        .focusScope(inner)
      }
      .focusScope(outer)
    }
  }

  @Test("count in the scope of their own namespace; inner scopes go first (F243, F250)")
  func namespaces() {
    #expect(Screen(.tv, TwoScopes()).focus == "E")
  }
}
