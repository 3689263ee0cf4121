import FoveaTextEditing
import Testing

/// Given a secure text, when anything but its binding looks, then it sees…
@Suite("A secure text")
struct SecrecyTests {
  let secret = EditableText("hunter2 geheim", kind: .secure)

  @Test("shows one dot for each Character")
  func dots() {
    #expect(EditableText("a👩‍👩‍👧‍👦e\u{301}🇩🇪", kind: .secure).displayText == "••••")
    #expect(EditableText("", kind: .secure).displayText == "")
  }

  @Test("tells nobody what it holds, whoever prints or mirrors it")
  func silent() {
    var dumped = ""
    dump(Holder(text: secret.performing(.selectAll, .insert("zwei"), .undo)), to: &dumped)
    let shown = [
      dumped, secret.description, secret.debugDescription, "\(secret)", "\(Holder(text: secret))",
      String(reflecting: secret), String(describing: [secret]), String(reflecting: [1: secret]),
      leaves(of: secret).joined(), String(describing: Optional(secret)),
    ]
    for word in ["hunter2", "geheim", "zwei"] {
      #expect(shown.allSatisfy { !$0.contains(word) })
    }
  }

  @Test(
    "gives the clipboard nothing and keeps what was to be cut",
    arguments: [TextCommand.cut, .copy])
  func clipboard(_ command: TextCommand) {
    var text = secret.performing(.selectAll)
    #expect(text.perform(command) == .unused)
    #expect(text.text == "hunter2 geheim")
  }

  @Test("does not tell where its words end")
  func words() {
    #expect(secret.performing(.move(by: .word, .backward)).caretOffset == 0)
    #expect(secret.performing(.selectWord(at: 2)).selection.characters == 0..<14)
    #expect(secret.performing(.selectLine(at: 2)).selection.characters == 0..<14)
    #expect(secret.performing(.deleteWordBackward).text == "")
  }

  @Test("is edited like any other")
  func edits() {
    let text = secret.performing(.move(by: .document, .backward), .insert("x"), .paste("y\nz"))
    #expect(text.text == "xy zhunter2 geheim")
    #expect(text.performing(.undo, .undo).text == "hunter2 geheim")
    #expect(text.performing(.insertNewline).text == text.text)
  }

  @Test("is not told by the command that types it")
  func commands() {
    let commands: [TextCommand] = [
      .insert("geheim"), .paste("geheim"), .compose("geheim"), .compose("geheim", caret: 1),
      .commit("geheim"),
    ]
    for command in commands {
      var dumped = ""
      dump(command, to: &dumped)
      let shown = dumped + "\(command)" + String(reflecting: command) + leaves(of: command).joined()
      #expect(!shown.contains("geheim"))
    }
    #expect(TextCommand.selectWord(at: 3).description == "selectWord(at: 3)")
  }

  @Test("is told when it is not secure")
  func plain() {
    let text = EditableText(drawing: "o[ne|")
    #expect(text.description == "one")
    #expect(text.debugDescription == #"EditableText("one", 1..<3)"#)
  }

  /// Everything a mirror finds, all the way down.
  private func leaves(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { ["\($0.value)"] + leaves(of: $0.value) }
  }

  private struct Holder { let text: EditableText }
}
