import FoveaTesting
import FoveaUI
import Testing

/// Given regions that say where focus begins, when a person moves, then… F234–F236, F247.
@MainActor
@Suite("Default focus on a TV")
struct DefaultFocusTests {
  private struct Columns: View {
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var place: String?

    var body: some View {
      HStack(alignment: .top, spacing: 100) {
        column("Inbox", "Drafts", "Archive")
        column("Yesterday", "Today", "Tomorrow")
          .defaultFocus($place, "Tomorrow", priority: priority)
      }
    }

    private func column(_ titles: String...) -> some View {
      VStack(alignment: .leading, spacing: 40) {
        ForEach(titles, id: \.self) { title in
          Button(title) {}.focused($place, equals: title)
        }
      }
    }
  }

  @Test("of the automatic priority is where focus begins, and no concern of moves (F234)")
  func automatic() {
    let screen = Screen(device: .tv) { Columns(priority: .automatic) }
    #expect(screen.focus == "Tomorrow")
    screen.press(.up)
    screen.press(.left)
    screen.press(.up)
    screen.press(.right)
    #expect(screen.focus == "Yesterday")
  }

  @Test("of a region that a person enters holds each time, but not inside of it (F235, F236, F247)")
  func userInitiated() {
    let screen = Screen(device: .tv) { Columns(priority: .userInitiated) }
    #expect(screen.focus == "Tomorrow")
    screen.press(.up)
    #expect(screen.focus == "Today")
    screen.press(.up)
    #expect(screen.focus == "Yesterday")
    screen.press(.left)
    #expect(screen.focus == "Inbox")
    screen.press(.right)
    #expect(screen.focus == "Tomorrow")
  }
}
