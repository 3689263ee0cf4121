import FoveaRuntime
import FoveaScene
import FoveaTesting
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
      Text(field.map { "at \($0)" } ?? "nowhere")
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
  private func shown(_ device: Screen.Device, clearsFocus: Bool = true) -> Screen {
    Screen(device, Login(clearsFocus: clearsFocus, notes: notes))
  }

  @Test("the phone begins without focus and without keyboard")
  func begins() {
    let screen = shown(.phone)
    #expect(screen.focus == nil)
    #expect(screen.session.tree.softwareKeyboard == nil)
  }

  @Test("a tap brings the keyboard that the field asks for")
  func tap() throws {
    let screen = shown(.phone)
    try screen.click("Email")
    let keyboard = screen.session.tree.softwareKeyboard
    #expect(screen.focus == "Email")
    #expect(keyboard?.type == "emailAddress")
    #expect(keyboard?.returnTitle == "Next")
    #expect(keyboard?.contentType == "emailAddress")
    try screen.click("Password")
    #expect(screen.session.tree.softwareKeyboard?.returnTitle == "Go")
    #expect(screen.texts.last == "at password")
  }

  @Test("Go with an invalid address goes back to it, the keyboard stays")
  func invalid() throws {
    let screen = shown(.phone)
    try screen.click("Email")
    screen.type("ana")
    try screen.click("Password")
    screen.type("pw")
    try screen.key("return")
    #expect(notes.lines == ["submit ana"])
    #expect(screen.focus == "Email")
    #expect(screen.session.tree.softwareKeyboard?.returnTitle == "Next")
  }

  @Test("a redundant request keeps the field")
  func redundant() throws {
    let screen = shown(.phone)
    try screen.click("Email")
    screen.type("ana")
    screen.press(.return)
    #expect(screen.focus == "Email")
  }

  @Test("a valid address ends it, with or without a request", arguments: [true, false])
  func valid(clearsFocus: Bool) throws {
    let screen = shown(.phone, clearsFocus: clearsFocus)
    try screen.click("Email")
    screen.type("a@b")
    screen.press(.return)
    #expect(screen.focus == nil)
    #expect(screen.session.tree.softwareKeyboard == nil)
  }

  @Test("the desktop begins in the first field and keeps focus after Return")
  func desktop() {
    let screen = shown(.desktop, clearsFocus: false)
    #expect(screen.focus == "Email")
    screen.type("a@b")
    screen.press(.return)
    #expect(notes.lines == ["submit a@b"])
    #expect(screen.focus == "Email")
    #expect(screen.input?.selectedCharacters == 0..<3)
    screen.press(.tab)
    #expect(screen.focus == "Password")
  }

  @Test("on the TV Select begins to edit and Return ends it")
  func tv() throws {
    let screen = shown(.tv, clearsFocus: false)
    #expect(screen.focus == "Email")
    screen.type("x")
    #expect(try screen.text(of: "Email") == "")
    #expect(screen.session.tree.softwareKeyboard == nil)
    screen.press(.select)
    #expect(screen.session.tree.softwareKeyboard?.type == "emailAddress")
    screen.type("a@b")
    screen.press(.return)
    #expect(try screen.text(of: "Email") == "a@b")
    #expect(screen.session.tree.softwareKeyboard == nil)
    #expect(screen.focus == "Email")
    screen.press(.down)
    #expect(screen.focus == "Password")
    screen.press(.select)
    screen.press(.menu)
    #expect(screen.input?.isEditing == false)
    #expect(screen.focus == "Password")
  }
}
