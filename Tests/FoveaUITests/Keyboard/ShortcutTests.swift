import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// Given controls with shortcuts, when the key is pressed anywhere, then…
///
/// F348–F363.
@MainActor
@Suite("Keyboard shortcuts")
struct ShortcutTests {
  let notes = Notes()

  private func button(_ name: String) -> Button<Text> { Button(name) { notes(name) } }

  /// What is pressed on a screen with a field that has focus.
  private func pressed(
    _ key: Screen.Key, _ modifiers: Screen.Modifiers, @ViewBuilder _ content: () -> some View
  ) -> [String] {
    let screen = Screen(
      VStack {
        TextField("T", text: .constant(""))
        content()
      })
    #expect(screen.focus == "T")
    screen.press(key, modifiers)
    return notes.lines
  }

  @Test("press the control whatever has focus; Command is the default")
  func command() {
    #expect(pressed("s", .command) { button("S").keyboardShortcut("s") } == ["S"])
  }

  @Test("do nothing with other modifiers")
  func others() {
    #expect(pressed("s", .option) { button("S").keyboardShortcut("s") }.isEmpty)
    #expect(
      pressed("s", [.command, .shift]) { button("S").keyboardShortcut("s") }.isEmpty)
  }

  @Test("Control stands for Command where nothing has Control")
  func control() {
    #expect(pressed("s", .control) { button("S").keyboardShortcut("s") } == ["S"])
  }

  @Test("a capital letter needs Shift")
  func capital() {
    let lines = pressed("S", [.command, .shift]) {
      button("small").keyboardShortcut("s")
      button("capital").keyboardShortcut("S")
    }
    #expect(lines == ["capital"])
  }

  @Test("the first in the tree wins; disabled and hidden ones are passed by")
  func first() {
    let lines = pressed("k", .command) {
      button("disabled").keyboardShortcut("k").disabled(true)
      button("hidden").keyboardShortcut("k").hidden()
      button("first").keyboardShortcut("k")
      button("second").keyboardShortcut("k")
    }
    #expect(lines == ["first"])
  }

  private enum Cover: CaseIterable { case pushed, direct, tab, sheet }

  private struct Covered: View {
    let cover: Cover
    let notes: Notes
    @State private var path: [Int] = []
    @State private var isThere = false
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          base
            .navigationDestination(for: Int.self) { _ in top }
            .navigationDestination(isPresented: direct) { top }
        }
        .sheet(isPresented: sheet) { top }
        .tabItem { Text("One") }.tag(1)
        top.tabItem { Text("Two") }.tag(2)
      }
    }

    private var base: some View {
      VStack {
        Button("Send") { notes("send") }.keyboardShortcut("d")
        Button("Ok") { notes("ok") }.keyboardShortcut(.defaultAction)
        Button("Cover") {
          switch cover {
          case .pushed: path = [1]
          case .direct, .sheet: isThere = true
          case .tab: tab = 2
          }
        }
        .keyboardShortcut("1")
      }
    }

    private var top: some View {
      Button("Back") {
        path = []
        isThere = false
        tab = 1
      }
      .keyboardShortcut("2")
    }

    private var direct: Binding<Bool> { cover == .direct ? $isThere : .constant(false) }
    private var sheet: Binding<Bool> { cover == .sheet ? $isThere : .constant(false) }
  }

  @Test("of a covered screen rest until it shows again (F349)", arguments: Cover.allCases)
  private func covered(_ cover: Cover) {
    let screen = Screen(.desktop, Covered(cover: cover, notes: notes))
    screen.press("d", .command)
    screen.press("1", .command)
    screen.press("d", .command)
    screen.press(.return)
    #expect(notes.lines == ["send"])
    screen.press("2", .command)
    screen.press("d", .command)
    screen.press(.return)
    #expect(notes.lines == ["send", "send", "ok"])
  }

  @Test("transparent ones and those that pointers pass still fire")
  func transparent() {
    #expect(
      pressed("k", .command) { button("A").keyboardShortcut("k").opacity(0) } == ["A"])
    let lines = pressed("j", .command) {
      button("B").keyboardShortcut("j").allowsHitTesting(false)
    }
    #expect(lines == ["A", "B"])
  }

  @Test("on a container belong to the first control inside")
  func container() {
    let lines = pressed("k", .command) {
      HStack {
        button("own").keyboardShortcut("o")
        button("first")
        button("second")
      }
      .keyboardShortcut("k")
    }
    #expect(lines == ["first"])
  }

  @Test("nil changes nothing")
  func none() {
    let lines = pressed("k", .command) {
      button("K").keyboardShortcut("k").keyboardShortcut(nil)
    }
    #expect(lines == ["K"])
  }

  @Test("a focused field keeps keys without modifiers")
  func plainKeys() {
    let lines = pressed("k", []) { button("K").keyboardShortcut("k", modifiers: []) }
    #expect(lines.isEmpty)
  }

  @Test("Escape and Command-period give up")
  func cancel() {
    #expect(pressed(.escape, []) { button("No").keyboardShortcut(.cancelAction) } == ["No"])
    #expect(
      pressed(".", .command) { button("No").keyboardShortcut(.cancelAction) }
        == ["No", "No"])
  }

  @Test("follow a change of the shortcut and leave with the view")
  func changes() {
    struct Sample: View {
      let notes: Notes
      @State private var step = 0
      var body: some View {
        if step < 2 {
          Button("Next") {
            notes("\(step)")
            step += 1
          }
          .keyboardShortcut(step == 0 ? "a" : "b", modifiers: .command)
        }
      }
    }
    let screen = Screen(Sample(notes: notes))
    screen.press("b", .command)
    screen.press("a", .command)
    screen.press("a", .command)
    screen.press("b", .command)
    screen.press("b", .command)
    #expect(notes.lines == ["0", "1"])
  }

  @Test("arrows are mirrored from right to left unless they are not to be")
  func mirrored() {
    let view = HStack {
      button("back").keyboardShortcut(.leftArrow)
      button("west").keyboardShortcut(
        .leftArrow, modifiers: .option, localization: .withoutMirroring)
    }
    let screen = Screen(view.environment(\.layoutDirection, .rightToLeft))
    screen.press(.right, .command)
    screen.press(.left, .option)
    #expect(notes.lines == ["back", "west"])
  }

  @Test("the default button stands out on the desktop")
  func prominent() {
    func fills(_ view: some View) -> [String] {
      var found: [String] = []
      func visit(_ node: RenderNode) {
        if case .fill(_, let paint) = node.drawing { found.append("\(paint)") }
        node.children.forEach(visit)
      }
      visit(Screen(view).session.scene.root)
      return found
    }
    let plain = fills(Button("OK") {})
    let standing = fills(Button("OK") {}.keyboardShortcut(.defaultAction))
    #expect(plain.count == 1)
    #expect(standing.count == 1)
    #expect(plain != standing)
  }

  @Test("keys have AppKit's scalars")
  func scalars() {
    #expect(KeyEquivalent.upArrow.character == "\u{F700}")
    #expect(KeyEquivalent.pageDown.character == "\u{F72D}")
    #expect(KeyEquivalent.return.character == "\u{0D}")
    #expect(KeyEquivalent.delete.character == "\u{08}")
  }
}
