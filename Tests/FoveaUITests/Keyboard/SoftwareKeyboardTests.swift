import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// Given a field with traits, when it is edited on a phone, then the keyboard is…
///
/// F321–F342, tables K and T.
@MainActor
@Suite("Software keyboard")
struct SoftwareKeyboardTests {
  @Test("has a return key unless it is a pad of digits")
  func returnKey() throws {
    let screen = Screen(.phone, TextField("T", text: .constant("")).keyboardType(.decimalPad))
    try screen.click("T")
    #expect(screen.session.tree.softwareKeyboard?.type == "decimalPad")
    #expect(screen.session.tree.softwareKeyboard?.hasReturnKey == false)
  }

  @Test("types, deletes and filters nothing")
  func types() throws {
    struct Sample: View {
      @State private var text = ""
      var body: some View { TextField("T", text: $text).keyboardType(.numberPad) }
    }
    let screen = Screen(.phone, Sample())
    try screen.click("T")
    screen.input?.softwareInsert("12")
    screen.input?.softwareInsert("x")
    screen.input?.softwareDelete()
    screen.input?.softwareInsert("y")
    screen.session.frame()
    #expect(try screen.text(of: "T") == "12y")
  }

  @Test(
    "shifts by what the field holds",
    arguments: [
      (UIKeyboardType.default, UITextContentType?.none, UITextAutocapitalizationType.sentences),
      (.emailAddress, nil, .none), (.URL, nil, .none), (.default, .username, .none),
      (.default, .name, .sentences),
    ])
  func capitalization(
    type: UIKeyboardType, content: UITextContentType?, expected: UITextAutocapitalizationType
  ) {
    let field = TextField("T", text: .constant("")).keyboardType(type).textContentType(content)
    #expect(Screen(field).input?.traits.capitalization == expected)
    let words = Screen(field.textInputAutocapitalization(.words))
    #expect(words.input?.traits.capitalization == .words)
    let same = Screen(VStack { field.textInputAutocapitalization(nil) }.autocapitalization(.words))
    #expect(same.input?.traits.capitalization == .words)
  }

  @Test("corrects unless it is told not to")
  func correction() {
    let field = TextField("T", text: .constant(""))
    #expect(Screen(field).input?.traits.isCorrecting == true)
    #expect(Screen(field.autocorrectionDisabled()).input?.traits.isCorrecting == false)
    #expect(Screen(field.disableAutocorrection(nil)).input?.traits.isCorrecting == true)
  }

  private struct Long: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack {
          TextField("T", text: $text)
          Color.red.frame(height: 3000)
        }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test(
    "is put away by a drag as the view says",
    arguments: [
      (Screen.Device.phone, ScrollDismissesKeyboardMode.automatic, 20.0, false),
      (.phone, .immediately, 20, false), (.phone, .never, 20, true),
      (.phone, .interactively, 20, true), (.phone, .interactively, -20, false),
      (.desktop, .automatic, 20, true),
    ])
  func scroll(device: Screen.Device, mode: ScrollDismissesKeyboardMode, delta: Double, stays: Bool)
    throws
  {
    let screen = Screen(device, Long(mode: mode))
    try screen.click("T")
    screen.send(
      .pointer(PointerEvent(.scroll(Point(x: 0, y: delta)), at: Point(x: 100, y: 300))))
    #expect((screen.focus == "T") == stays)
  }

  @Test("content types have HTML's names, or none")
  func tokens() {
    #expect(UITextContentType.password.autocompleteToken == "current-password")
    #expect(NSTextContentType.oneTimeCode.autocompleteToken == "one-time-code")
    #expect(WKTextContentType.addressCityAndState.autocompleteToken == nil)
    #expect(UITextContentType(rawValue: "unheard of").autocompleteToken == nil)
  }

  @Test(
    "layouts have HTML's input modes",
    arguments: [
      (UIKeyboardType.default, "text"), (.alphabet, "text"), (.URL, "url"),
      (.numberPad, "numeric"), (.asciiCapableNumberPad, "numeric"), (.phonePad, "tel"),
      (.emailAddress, "email"), (.decimalPad, "decimal"), (.webSearch, "search"),
    ])
  func inputModes(type: UIKeyboardType, mode: String) { #expect(type.inputMode == mode) }

  @Test("the numbers are UIKit's")
  func numbers() {
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIReturnKeyType.continue.rawValue == 11)
    #expect(UIReturnKeyType.done.rawValue == 9)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
  }
}
