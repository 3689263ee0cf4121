import FoveaRuntime
import FoveaScene
import Foundation
import FoveaUI
import Testing

/// Given handlers of commands, when a command is given, then…
///
/// F379–F393, D22.
@MainActor
@Suite("Commands")
struct CommandTests {
  let notes = Notes()

  private func text(_ name: String) -> some View { Text(name).focusable() }

  @Test("the focused view's own move comes before movement, an outer one after it")
  func move() {
    let desk = Desk(
      VStack {
        text("A").onMoveCommand { notes("A \($0)") }
        text("B")
        text("C")
      }
      .onMoveCommand { notes("outer \($0)") })
    desk.press(.tab)
    desk.press(.down)
    #expect(desk.focus == "A")
    desk.press(.tab)
    desk.press(.down)
    #expect(desk.focus == "C")
    desk.press(.down)
    #expect(notes.lines == ["A down", "outer down"])
  }

  @Test("nil handles nothing")
  func none() {
    let desk = Desk(
      VStack {
        text("A").onMoveCommand(perform: nil).onExitCommand(perform: nil)
        text("B")
      }
      .onExitCommand { notes("exit") })
    desk.press(.tab)
    desk.press(.down)
    #expect(desk.focus == "B")
    desk.press(.escape)
    #expect(notes.lines == ["exit"])
  }

  @Test("Escape, Play/Pause and Delete reach those around focus")
  func others() {
    let desk = Desk(
      .tv,
      VStack { text("A") }
        .onExitCommand { notes("exit") }
        .onPlayPauseCommand { notes("play") }
        .onDeleteCommand { notes("delete") })
    desk.press(.menu)
    desk.press(.playPause)
    desk.press(.delete)
    #expect(notes.lines == ["exit", "play", "delete"])
  }

  @Test("with focus nowhere the root's handlers are asked")
  func nowhere() {
    let desk = Desk(.phone, Text("a").onExitCommand { notes("exit") })
    desk.press(.escape)
    #expect(notes.lines == ["exit"])
  }

  @Test("a field keeps Delete for itself")
  func field() {
    let desk = Desk(TextField("T", text: .constant("")).onDeleteCommand { notes("delete") })
    desk.press(.delete)
    #expect(notes.lines.isEmpty)
  }

  @Test("page keys step within bounds")
  func pages() {
    struct Screen: View {
      @State private var channel = 2
      var body: some View {
        Text("\(channel)").focusable().pageCommand(value: $channel, in: 1...3)
      }
    }
    let desk = Desk(.tv, Screen())
    desk.press(.pageUp, times: 3)
    #expect(desk.texts == ["3"])
    desk.press(.pageDown, times: 5)
    #expect(desk.texts == ["1"])
  }

  @Test("copy and paste go through the pasteboard")
  func clipboard() {
    let desk = Desk(
      VStack {
        text("A").onCopyCommand { [NSItemProvider(object: "copied")] }
        text("B").onPasteCommand(of: [.image, .plainText]) { items in
          items.first?.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { notes(text ?? "nothing") }
          }
        }
        text("C").onPasteCommand(of: [.image]) { _ in notes("never") }
      })
    desk.press(.tab)
    desk.press(.character("c"), .command)
    #expect(desk.session.tree.pasteboard.string == "copied")
    desk.press(.tab)
    desk.press(.character("v"), .control)
    desk.session.send(.paste("from outside"))
    desk.press(.tab)
    desk.press(.character("v"), .command)
    #expect(notes.lines == ["copied", "from outside"])
  }
}
