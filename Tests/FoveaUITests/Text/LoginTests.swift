import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

private struct Login: View {
  enum Field: Hashable { case email, password }
  var clearsFocus = true
  let notes: Notes
  @State private var email = ""
  @State private var password = ""
  @State private var submitted = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Email", text: $email)
        .submitLabel(.next)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .padding(10)
        .background(Color.white.opacity(0.9))
        .focused($field, equals: .email)
        .border(Color.red, width: field == .email && !isValid ? 2 : 0)
      SecureField("Password", text: $password)
        .submitLabel(.go)
        .textContentType(.password)
        .focused($field, equals: .password)
      Text("\(String(describing: field))")
    }
    .onSubmit {
      notes("submit \(email)")
      submitted = email
      if !isValid { field = .email } else if clearsFocus { field = nil }
    }
  }

  private var isValid: Bool { submitted.isEmpty || submitted.contains("@") }
}

/// Given a login screen, when it is used on a device, then focus and keyboard are…
///
/// F482–F491, F293–F298, F496, D8.
@MainActor
@Suite("Login")
struct LoginTests {
  private let notes = Notes()
  private func desk(_ device: Device, clearsFocus: Bool = true) -> Desk {
    Desk(device, Login(clearsFocus: clearsFocus, notes: notes))
  }

  @Test("the phone begins without focus and without keyboard")
  func begins() {
    let desk = desk(.phone)
    #expect(desk.focus == nil)
    #expect(desk.session.tree.softwareKeyboard == nil)
  }

  @Test("a tap brings the keyboard that the field asks for")
  func tap() {
    let desk = desk(.phone)
    desk.click("Email")
    let keyboard = desk.session.tree.softwareKeyboard
    #expect(desk.focus == "Email")
    #expect(keyboard?.type == "emailAddress")
    #expect(keyboard?.returnTitle == "Next")
    #expect(keyboard?.contentType == "emailAddress")
    desk.click("Password")
    #expect(desk.session.tree.softwareKeyboard?.returnTitle == "Go")
    #expect(desk.texts.last == "Optional(FoveaUITests.(unknown context).Login.Field.password)"
      || desk.texts.last?.contains("password") == true)
  }

  @Test("Go with an invalid address goes back to it, the keyboard stays")
  func invalid() {
    let desk = desk(.phone)
    desk.click("Email")
    desk.type("ana")
    desk.click("Password")
    desk.type("pw")
    desk.input?.softwareReturn()
    desk.session.frame()
    #expect(notes.lines == ["submit ana"])
    #expect(desk.focus == "Email")
    #expect(desk.session.tree.softwareKeyboard?.returnTitle == "Next")
  }

  @Test("a redundant request keeps the field")
  func redundant() {
    let desk = desk(.phone)
    desk.click("Email")
    desk.type("ana")
    desk.press(.return)
    #expect(desk.focus == "Email")
  }

  @Test("a valid address ends it, with or without a request", arguments: [true, false])
  func valid(clearsFocus: Bool) {
    let desk = desk(.phone, clearsFocus: clearsFocus)
    desk.click("Email")
    desk.type("a@b")
    desk.press(.return)
    #expect(desk.focus == nil)
    #expect(desk.session.tree.softwareKeyboard == nil)
  }

  @Test("the desktop begins in the first field and keeps focus after Return")
  func desktop() {
    let desk = desk(.desktop, clearsFocus: false)
    #expect(desk.focus == "Email")
    desk.type("a@b")
    desk.press(.return)
    #expect(notes.lines == ["submit a@b"])
    #expect(desk.focus == "Email")
    #expect(desk.input?.selectedCharacters == 0..<3)
    desk.press(.tab)
    #expect(desk.focus == "Password")
  }

  @Test("on the TV Select begins to edit and Return ends it")
  func tv() {
    let desk = desk(.tv, clearsFocus: false)
    #expect(desk.focus == "Email")
    desk.type("x")
    #expect(desk.text(of: "Email") == "")
    #expect(desk.session.tree.softwareKeyboard == nil)
    desk.press(.select)
    #expect(desk.session.tree.softwareKeyboard?.type == "emailAddress")
    desk.type("a@b")
    desk.press(.return)
    #expect(desk.text(of: "Email") == "a@b")
    #expect(desk.session.tree.softwareKeyboard == nil)
    #expect(desk.focus == "Email")
    desk.press(.down)
    #expect(desk.focus == "Password")
    desk.press(.select)
    desk.press(.menu)
    #expect(desk.input?.isEditing == false)
    #expect(desk.focus == "Password")
  }
}
