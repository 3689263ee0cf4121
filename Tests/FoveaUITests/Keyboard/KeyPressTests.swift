import FoveaRuntime
import FoveaScene
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
    let desk = Desk(
      VStack {
        VStack {
          TextField("T", text: .constant(""))
            .onKeyPress("x", action: note("1", .ignored))
            .onKeyPress("x", action: note("2", .ignored))
        }
        .onKeyPress("x", action: note("3", .handled))
      }
      .onKeyPress("x", action: note("4", .handled)))
    desk.press(.character("x"))
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
  func beforeText(result: KeyPress.Result) {
    let desk = Desk(Field(result: result, notes: notes))
    desk.type("a1\n")
    #expect(desk.text(of: "T") == (result == .handled ? "a" : "a1"))
    #expect(notes.lines == (result == .handled ? [] : ["submit"]))
  }

  @Test("are not told without focus inside")
  func withoutFocus() {
    let desk = Desk(.phone, Text("a").onKeyPress("x", action: note("x", .handled)))
    desk.press(.character("x"))
    #expect(notes.lines.isEmpty)
  }

  @Test("tell phases, characters and modifiers")
  func details() {
    let desk = Desk(
      Text("a").focusable().onKeyPress(phases: .all) { press in
        notes("\(press.characters) \(press.phase.debugDescription) \(press.modifiers.rawValue)")
        return .handled
      })
    desk.press(.tab)
    desk.session.send(.key(KeyStroke(.character("A"), .shift)))
    desk.session.send(.key(KeyStroke(.character("b"), phase: .repeat)))
    desk.session.send(.key(KeyStroke(.character("b"), phase: .up)))
    desk.session.send(.key(KeyStroke(.select)))
    #expect(notes.lines == ["A [down] 2", "b [repeat] 0", "b [up] 0"])
  }

  @Test("come on the way down and again while held, not on the way up")
  func phases() {
    let desk = Desk(
      Text("a").focusable().onKeyPress(keys: ["a", .upArrow]) { press in
        notes(press.characters == "a" ? "a" : "up")
        return .handled
      })
    desk.press(.tab)
    for phase in [KeyStroke.Phase.down, .repeat, .up] {
      desk.session.send(.key(KeyStroke(.character("a"), phase: phase)))
    }
    desk.press(.up)
    #expect(notes.lines == ["a", "a", "up"])
  }

  @Test("a composition is no key press")
  func composing() {
    let desk = Desk(Field(result: .handled, notes: notes))
    desk.session.send(.compose("1"))
    desk.session.send(.commit("1"))
    #expect(desk.text(of: "T") == "1")
  }

  @Test("held modifiers are told, and show alternates")
  func modifiers() {
    let desk = Desk(
      Text("plain")
        .modifierKeyAlternate(.option) { Text("option") }
        .modifierKeyAlternate([.option, .shift]) { Text("both") }
        .onModifierKeysChanged(mask: .option, initial: false) { old, new in
          notes("\(old.rawValue) \(new.rawValue)")
        })
    desk.session.send(.modifiers(.option))
    #expect(desk.texts == ["option"])
    desk.session.send(.modifiers([.option, .shift]))
    #expect(desk.texts == ["both"])
    desk.session.send(.modifiers([]))
    #expect(desk.texts == ["plain"])
    #expect(notes.lines == ["0 8", "8 0"])
  }
}
