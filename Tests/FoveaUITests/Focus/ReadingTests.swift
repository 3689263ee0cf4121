import FoveaTesting
import FoveaUI
import Testing

/// Arrow keys that scroll what is only read (`Documentation/FocusMovement.md` B.8).
@MainActor
@Suite("Reading with arrow keys")
struct ReadingTests {
  private struct Article: View {
    let isFocusable: Bool
    var note: Notes?
    var body: some View {
      VStack(spacing: 0) {
        text
        if isFocusable { Button("Next") {} }
      }
      .onMoveCommand(perform: note.map { note in { note("\($0)") } })
    }

    @ViewBuilder private var text: some View {
      let text = ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<12) { Text("Line \($0)").frame(height: 50) }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(height: 300)
      if isFocusable { text.focusable().accessibilityLabel("Article") } else { text }
    }
  }

  private func offset(_ screen: Screen) -> Double {
    screen.session.tree.scrollBoxes[0].offset.y
  }

  @Test(
    "A focusable text scrolls to its end before focus leaves it, and back to its start",
    arguments: [Screen.Device.tv, .desktop])
  func article(device: Screen.Device) {
    let screen = Screen(device, Article(isFocusable: true))
    if device == .desktop { screen.press(.tab) }
    var offsets: [Double] = []
    while offsets.count < 10, screen.focus != "Next" {
      screen.press(.down)
      offsets.append(offset(screen))
    }
    #expect(offsets == [100, 200, 300, 300])
    screen.press(.up)
    #expect(screen.focus != "Next")
    screen.press(.up, times: 3)
    #expect(offset(screen) == 0)
  }

  @Test("A screen on which nothing can have focus scrolls all the same")
  func textOnly() {
    let screen = Screen(.desktop, Article(isFocusable: false))
    screen.press(.down)
    #expect(offset(screen) == 100)
    screen.press(.up)
    #expect(offset(screen) == 0)
    #expect(screen.focus == nil)
  }

  @Test("An author's handler goes before that")
  func handler() {
    let notes = Notes()
    let screen = Screen(.desktop, Article(isFocusable: false, note: notes))
    screen.press(.down)
    #expect(notes.lines == ["down"])
    #expect(offset(screen) == 0)
  }

  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Above") {}
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Button("Top") {}
            ForEach(0..<20) { Text("Line \($0)").frame(height: 50) }
          }
        }
        .frame(height: 300)
      }
    }
  }

  @Test("Where a move leads nowhere the page goes on, and focus stays and leads back")
  func page() {
    let screen = Screen(.tv, Page())
    screen.press(.down)
    #expect(screen.focus == "Top")
    for _ in 0..<20 {
      screen.press(.down)
      #expect(screen.focus == "Top")
    }
    #expect(screen.isVisible("Line 19"))
    screen.press(.up)
    #expect(screen.focus == "Above")
  }
}
