import FoveaRuntime
import FoveaScene
import FoveaTesting
import Foundation
import FoveaUI
import Testing

/// Given handlers of keys, when a key is pressed, then it goes from the inside out.
///
/// F313, F365–F377, D23.
@MainActor
@Suite("Key presses")
struct KeyPressTests {
  let notes = Notes()

  private func note(_ name: String, _ result: KeyPress.Result) -> () -> KeyPress.Result {
    {
      notes(name)
      return result
    }
  }

  @Test("reach the inner handler first and stop at the one that handles")
  func order() {
    let screen = Screen(
      VStack {
        VStack {
          TextField("T", text: .constant(""))
            .onKeyPress("x", action: note("1", .ignored))
            .onKeyPress("x", action: note("2", .ignored))
        }
        .onKeyPress("x", action: note("3", .handled))
      }
      .onKeyPress("x", action: note("4", .handled)))
    screen.press("x")
    #expect(notes.lines == ["1", "2", "3"])
  }

  private struct Field: View {
    let result: KeyPress.Result
    let notes: Notes
    @State private var text = ""
    var body: some View {
      TextField("T", text: $text)
        .onKeyPress(.return) { result }
        .onKeyPress(characters: .decimalDigits) { _ in result }
        .onSubmit { notes("submit") }
    }
  }

  @Test("come before text and before submission", arguments: [KeyPress.Result.handled, .ignored])
  func beforeText(result: KeyPress.Result) throws {
    let screen = Screen(Field(result: result, notes: notes))
    screen.type("a1\n")
    #expect(try screen.text(of: "T") == (result == .handled ? "a" : "a1"))
    #expect(notes.lines == (result == .handled ? [] : ["submit"]))
  }

  @Test(
    "tell what the key types with Shift and without Control, Option and Command (F370)",
    arguments: [
      (Key.character("a"), [], "a", "a", []),
      (.character("a"), .shift, "A", "a", .shift),
      (.character("A"), [], "A", "a", .shift),
      (.character("A"), .shift, "A", "a", .shift),
      (.character("a"), .control, "a", "a", .control),
      (.character("a"), [.control, .shift], "A", "a", [.control, .shift]),
      (.character("a"), [.option, .command], "a", "a", [.option, .command]),
      (.character("A"), .capsLock, "a", "a", .capsLock),
      (.character("a"), [.capsLock, .shift], "A", "a", [.capsLock, .shift]),
      (.character("é"), .shift, "É", "é", .shift),
      (.character("ß"), .shift, "ß", "ß", .shift),
      (.character("?"), .shift, "?", "?", .shift),
      (.character("7"), .option, "7", "7", .option),
      (.up, .shift, "\u{F700}", "\u{F700}", .shift),
      (.return, [], "\r", "\r", []),
    ] as [(Key, KeyModifiers, String, KeyEquivalent, EventModifiers)])
  func characters(
    key: Key, held: KeyModifiers, characters: String, equivalent: KeyEquivalent,
    modifiers: EventModifiers
  ) {
    var told: KeyPress?
    let stage = Stage(.desktop) {
      Text("T").focusable().onKeyPress { press in
        told = press
        return .handled
      }
    }
    stage.press(.tab)
    stage.session.send(.key(KeyStroke(key, held)))
    #expect(told?.characters == characters)
    #expect(told?.key == equivalent)
    #expect(told?.modifiers == modifiers)
  }

  @Test("are not told without focus inside")
  func withoutFocus() {
    let screen = Screen(.phone, Text("a").onKeyPress("x", action: note("x", .handled)))
    screen.press("x")
    #expect(notes.lines.isEmpty)
  }

  @Test("tell phases, characters and modifiers")
  func details() {
    let screen = Screen(
      Text("a").focusable().onKeyPress(phases: .all) { press in
        notes("\(press.characters) \(press.phase.debugDescription) \(press.modifiers.rawValue)")
        return .handled
      })
    screen.send(.key(KeyStroke(.tab)))
    screen.send(.key(KeyStroke(.character("A"), .shift)))
    screen.send(.key(KeyStroke(.character("b"), phase: .repeat)))
    screen.send(.key(KeyStroke(.character("b"), phase: .up)))
    screen.send(.key(KeyStroke(.select)))
    #expect(notes.lines == ["A [down] 2", "b [repeat] 0", "b [up] 0"])
  }

  @Test("come on the way down and again while held, not on the way up")
  func phases() {
    let screen = Screen(
      Text("a").focusable().onKeyPress(keys: ["a", .upArrow]) { press in
        notes(press.characters == "a" ? "a" : "up")
        return .handled
      })
    screen.press(.tab)
    for phase in [KeyStroke.Phase.down, .repeat, .up] {
      screen.send(.key(KeyStroke(.character("a"), phase: phase)))
    }
    screen.press(.up)
    #expect(notes.lines == ["a", "a", "up"])
  }

  @Test("a composition is no key press")
  func composing() throws {
    let screen = Screen(Field(result: .handled, notes: notes))
    screen.send(.compose("1"))
    screen.send(.commit("1"))
    #expect(try screen.text(of: "T") == "1")
  }

  @Test("held modifiers are told, and show alternates")
  func modifiers() {
    let screen = Screen(
      Text("plain")
        .modifierKeyAlternate(.option) { Text("option") }
        .modifierKeyAlternate([.option, .shift]) { Text("both") }
        .onModifierKeysChanged(mask: .option, initial: false) { old, new in
          notes("\(old.rawValue) \(new.rawValue)")
        })
    screen.send(.modifiers(.option))
    #expect(screen.texts == ["option"])
    screen.send(.modifiers([.option, .shift]))
    #expect(screen.texts == ["both"])
    screen.send(.modifiers([]))
    #expect(screen.texts == ["plain"])
    #expect(notes.lines == ["0 8", "8 0"])
  }
}
