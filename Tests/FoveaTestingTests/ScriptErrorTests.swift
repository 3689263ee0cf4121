import FoveaTesting
import FoveaUI
import Testing

/// A script that is wrong says in which line and what would be right; the steps before it stand.
@MainActor @Suite("Errors in scripts")
struct ScriptErrorTests {
  nonisolated static let errors: [(step: String, message: String)] = [
    ("pres tab", "there is no step pres; steps are press type paste click tap"),
    ("press", "press wants a key, such as tab or shift+tab"),
    ("press tabb", "there is no key tabb; keys are "),
    ("press hyper+a", "there is no key hyper+a; keys are "),
    ("press tab 0", "press wants how often, from 1 on, not 0"),
    ("press tab 1 2", "press wants nothing more, but 2 follows"),
    ("type hello", "type wants a text in quotes, not hello"),
    ("type \"hello", "a string has no end: \" is missing"),
    ("type \"a\\q\"", "\\q is not known in a string; \\\" \\\\ \\n \\t \\u{…} are"),
    ("type \"\\u{zz}\"", "\\u wants the number of a character: \\u{1F600}"),
    ("type \"a\"b", "a space is missing after \"a\""),
    ("click", "click wants a name, such as \"Email\" or list"),
    ("click Email", "Email is no kind of view; a name stands in quotes, and kinds are list"),
    ("click \"Nobody\"", "nothing is called \"Nobody\"; there are: \"Sign in\", \"Email\""),
    ("click \"Email\"#2", "nothing is called \"Email\"#2; there are: "),
    ("click \"Email\"#0", "#0 is no place among several: they count from 1"),
    ("click list", "nothing is called list; there are: "),
    ("swipe north", "swipe wants up, down, left or right, not north"),
    ("scroll \"Email\" 1", "scroll wants Y in points"),
    ("scroll \"Email\" 1 x", "scroll wants Y in points, not x"),
    ("scroll \"Email\" 1 2", "\"Email\" is in no scroll area"),
    ("resize 0 10", "resize wants sizes from 1 to 100000 points"),
    ("resize 10 1e6", "resize wants sizes from 1 to 100000 points"),
    ("advance -1", "time does not go back: advance -1.0"),
    ("window 0", "window wants the number of a window, from 1 on, not 0"),
    ("window 2", "this program opens no window 2"),
    ("choose \"File\" \"Open\"", "a screen without a program has no command menus"),
    ("reader \"Email\"", "no screen reader runs; start one first"),
    ("key \"a\"", "the software keyboard is hidden"),
    ("show nothing", "show wants screen, focus, accessibility or why KEY, not nothing"),
    ("show why tab", "show why explains up, down, left and right"),
    ("expect", "expect wants a claim: focus value text"),
    ("expect joy", "there is no claim joy; claims are focus value text"),
    ("expect focus \"Nobody\"", "nothing is called \"Nobody\"; there are: "),
    ("expect value nothing 1", "no view on screen has a property nothing"),
    ("expect value field", "expect wants a value"),
    ("expect never enabled \"Go\"", "expect never wants focus, value or visible"),
    ("expect caret \"Go\" 0", "\"Go\" is no field"),
    (
      "expect work hours <= 3",
      "expect work wants one of bodies, measured, placed, targets, patches"
    ),
    ("expect work bodies < 3", "expect work bodies wants <= and a number"),
    ("\"press\" tab", "a step begins with a word such as press, click or expect"),
  ]

  @Test("name the line and what would be right", arguments: errors)
  func error(_ step: String, _ message: String) async {
    let screen = Screen(device: .desktop) { LoginForm() }
    let report = await screen.run(
      script: """
        # a comment, and a blank line

        press tab
        \(step)
        press tab
        """)
    #expect(report.error?.hasPrefix("line 4: \(message)") == true, "\(report.error ?? "no error")")
    #expect(report.output == "press tab -> Password\n0 passed, 0 failed")
    #expect(screen.focus == "Password")
  }

  @Test("Keys, names and strings may hold what separates steps otherwise")
  func unusual() async {
    let screen = Screen(device: .desktop) { LoginForm() }
    let report = await screen.run(
      script: """
          press "#"
        press cmd+a# all
        type "\\"a\\\\\\u{41}#\\""
        expect value email "\\"a\\\\A#\\""
        press shift+a
        press A
        press +
        expect text "Email"#1 "\\"a\\\\A#\\"AA+"
        """)
    #expect(report.error == nil)
    #expect(report.failed == 0, "\(report.output)")
  }
}
