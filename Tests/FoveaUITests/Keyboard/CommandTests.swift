import FoveaRuntime
import FoveaScene
import FoveaTesting
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
    let screen = Screen(
      VStack {
        text("A").onMoveCommand { notes("A \($0)") }
        text("B")
        text("C")
      }
      .onMoveCommand { notes("outer \($0)") })
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.focus == "A")
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.focus == "C")
    screen.press(.down)
    #expect(notes.lines == ["A down", "outer down"])
  }

  private struct Choosing: View {
    @State private var chosen: Int? = 2
    @State private var page = 0
    let kind: String
    let own: ((MoveCommandDirection) -> Void)?
    let outer: (MoveCommandDirection) -> Void
    var pages = false

    var body: some View {
      VStack {
        Group {
          switch kind {
          case "list":
            List(selection: $chosen) { ForEach(0..<5) { Text("Row \($0)").tag($0) } }
          default:
            Stepper(
              "Step",
              value: Binding {
                chosen ?? 0
              } set: {
                chosen = $0
              })
          }
        }
        .onMoveCommand(perform: own)
        .modifier(Paging(page: pages ? $page : nil))
      }
      .onMoveCommand(perform: outer)
    }
  }

  private struct Paging: ViewModifier {
    let page: Binding<Int>?
    func body(content: Content) -> some View {
      if let page { content.pageCommand(value: page, in: -9...9) } else { content }
    }
  }

  @Test(
    "a view's own move comes before the selection in it, an outer one after (F383)",
    arguments: [("list", .down), ("stepper", .up)]
      as [(String, Screen.Key)])
  func moveBeforeSelection(kind: String, key: Screen.Key) {
    let own = Screen(
      .desktop,
      Choosing(kind: kind, own: { notes("own \($0)") }, outer: { notes("outer \($0)") }))
    own.press(.tab)
    own.press(key)
    #expect(own.value(of: "chosen") == "2")
    #expect(notes.lines.count == 1)
    #expect(notes.lines.first?.hasPrefix("own") == true)

    let none = Screen(.desktop, Choosing(kind: kind, own: nil, outer: { notes("outer \($0)") }))
    none.press(.tab)
    none.press(key)
    #expect(none.value(of: "chosen") == "3")
    #expect(notes.lines.count == 1)
  }

  @Test("a list's own pages come before its selection; Shift extends that and moves nothing")
  func pagesBeforeSelection() {
    let screen = Screen(
      .desktop,
      Choosing(kind: "list", own: { notes("own \($0)") }, outer: { _ in }, pages: true))
    screen.press(.tab)
    screen.press(.pageUp)
    #expect(screen.value(of: "page") == "1")
    #expect(screen.value(of: "chosen") == "2")
    screen.press(.down, .shift)
    #expect(screen.value(of: "chosen") == "3")
    #expect(notes.lines.isEmpty)
  }

  @Test("arrows in a text that is edited move its caret, whatever the field's own move is (F383)")
  func caret() throws {
    struct Typing: View {
      @State private var words = "ab"
      let notes: Notes
      var body: some View {
        TextField("T", text: $words).onMoveCommand { notes("\($0)") }
      }
    }
    let screen = Screen(.desktop, Typing(notes: notes))
    try screen.click("T")
    screen.press(.home)
    screen.press(.right)
    screen.type("x")
    #expect(try screen.text(of: "T") == "axb")
    #expect(notes.lines.isEmpty)
  }

  @Test("nil handles nothing")
  func none() {
    let screen = Screen(
      VStack {
        text("A").onMoveCommand(perform: nil).onExitCommand(perform: nil)
        text("B")
      }
      .onExitCommand { notes("exit") })
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.focus == "B")
    screen.press(.escape)
    #expect(notes.lines == ["exit"])
  }

  @Test("Escape, Play/Pause and Delete reach those around focus")
  func others() {
    let screen = Screen(
      .tv,
      VStack { text("A") }
        .onExitCommand { notes("exit") }
        .onPlayPauseCommand { notes("play") }
        .onDeleteCommand { notes("delete") })
    screen.press(.menu)
    screen.press(.playPause)
    screen.press(.delete)
    #expect(notes.lines == ["exit", "play", "delete"])
  }

  @Test("with focus nowhere the root's handlers are asked")
  func nowhere() {
    let screen = Screen(.phone, Text("a").onExitCommand { notes("exit") })
    screen.press(.escape)
    #expect(notes.lines == ["exit"])
  }

  @Test("a field keeps Delete for itself")
  func field() {
    let screen = Screen(TextField("T", text: .constant("")).onDeleteCommand { notes("delete") })
    screen.press(.delete)
    #expect(notes.lines.isEmpty)
  }

  @Test("page keys step within bounds")
  func pages() {
    struct Sample: View {
      @State private var channel = 2
      var body: some View {
        Text("\(channel)").focusable().pageCommand(value: $channel, in: 1...3)
      }
    }
    let screen = Screen(.tv, Sample())
    screen.press(.pageUp, times: 3)
    #expect(screen.texts == ["3"])
    screen.press(.pageDown, times: 5)
    #expect(screen.texts == ["1"])
  }

  @Test("copy and paste go through the pasteboard")
  func clipboard() {
    let screen = Screen(
      VStack {
        text("A").onCopyCommand { [NSItemProvider(object: "copied")] }
        text("B").onPasteCommand(of: [.image, .plainText]) { items in
          items.first?.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { notes(text ?? "nothing") }
          }
        }
        text("C").onPasteCommand(of: [.image]) { _ in notes("never") }
      })
    screen.press(.tab)
    screen.press("c", .command)
    #expect(screen.session.tree.pasteboard.string == "copied")
    screen.press(.tab)
    screen.press("v", .control)
    screen.send(.paste("from outside"))
    screen.press(.tab)
    screen.press("v", .command)
    #expect(notes.lines == ["copied", "from outside"])
  }
}
