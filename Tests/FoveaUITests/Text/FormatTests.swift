import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given a value and a locale, then texts and fields write it, and fields read it, as people there do.
@MainActor @Suite("Formats")
struct FormatTests {
  struct Bill: View {
    @State var rate = 2.5
    @State var sum = Decimal(string: "4321.5")!
    @State var part = 0.07
    @State var count = 54321
    @State var spare: Double?
    var body: some View {
      VStack {
        TextField("Rate", value: $rate, format: .number)
        TextField("Sum", value: $sum, format: .currency(code: "EUR"))
        TextField("Part", value: $part, format: .percent)
        TextField("Count", value: $count, format: .number)
        TextField("Spare", value: $spare, format: .number)
        Text(rate, format: .number.precision(.fractionLength(2))).accessibilityIdentifier("shown")
        Text("costs \(rate, format: .number)").accessibilityIdentifier("sentence")
        LabeledContent("All", value: rate, format: .number)
      }
    }
  }

  private func screen(_ locale: String) -> Screen {
    Screen(size: CGSize(width: 800, height: 480), locale: Locale(identifier: locale)) { Bill() }
  }

  @Test(
    "write a value as the locale around has it",
    arguments: [
      ("de_DE", ["2,5", "4.321,50\u{a0}€", "7\u{a0}%", "54.321", "2,50", "costs 2,5", "2,5"]),
      ("en_US", ["2.5", "€4,321.50", "7%", "54,321", "2.50", "costs 2.5", "2.5"]),
      ("nl_NL", ["2,5", "€\u{a0}4.321,50", "7%", "54.321", "2,50", "costs 2,5", "2,5"]),
    ])
  func writing(_ locale: String, _ expected: [String]) throws {
    let screen = screen(locale)
    let names = ["Rate", "Sum", "Part", "Count", "shown", "sentence", "All"]
    #expect(try names.map { try screen.text(of: $0) } == expected)
  }

  @Test(
    "read what is typed as people there mean it",
    arguments: [
      ("de_DE", "Rate", "rate", "12,75", "12.75"), ("de_DE", "Sum", "sum", "9,9", "9.9"),
      ("de_DE", "Part", "part", "12 %", "0.12"), ("de_DE", "Count", "count", "3.000", "3000"),
      ("en_US", "Rate", "rate", "12.75", "12.75"), ("en_US", "Count", "count", "3,000", "3000"),
      ("de_DE", "Spare", "spare", "0,5", "0.5"),
    ])
  func reading(
    _ locale: String, _ field: String, _ property: String, _ typed: String, _ value: String
  ) throws {
    let screen = screen(locale)
    try screen.click(field)
    screen.press("a", .command)
    screen.type(typed)
    screen.press(.tab)
    #expect(screen.value(of: property) == value)
  }

  /// A fraction typed the way of another country is no number here, and never a hundred times it.
  @Test(
    "take no group of digits for what it is not",
    arguments: [("en_US", "12,75"), ("en_US", "1,5"), ("de_DE", "1.5"), ("de_DE", "fünf")])
  func groups(_ locale: String, _ typed: String) throws {
    let screen = screen(locale)
    let before = try screen.text(of: "Rate")
    try screen.click("Rate")
    screen.press("a", .command)
    screen.type(typed)
    screen.press(.return)
    #expect(screen.value(of: "rate") == "2.5")
    #expect(try screen.text(of: "Rate") == before)
  }

  @Test("keep the locale that their author gave them")
  func ownLocale() throws {
    let screen = Screen(locale: Locale(identifier: "de_DE")) {
      VStack {
        Text(2.5, format: .number.locale(Locale(identifier: "en_US"))).accessibilityIdentifier(
          "own")
        Text(2.5, format: .number).environment(\.locale, Locale(identifier: "en_US"))
          .accessibilityIdentifier("around")
      }
    }
    #expect(try screen.text(of: "own") == "2.5")
    #expect(try screen.text(of: "around") == "2.5")
  }

  struct Changing: View {
    @State var isGerman = false
    var body: some View {
      VStack {
        Button("German") { isGerman = true }
        TextField("Rate", value: .constant(2.5), format: .number)
        Text(2.5, format: .number).accessibilityIdentifier("shown")
      }
      .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
    }
  }

  @Test("follow a locale that changes")
  func change() throws {
    let screen = Screen { Changing() }
    #expect(try screen.text(of: "Rate") == "2.5")
    try screen.click("German")
    #expect(try screen.text(of: "Rate") == "2,5")
    #expect(try screen.text(of: "shown") == "2,5")
  }

  @Test(
    "take the person's locale from where POSIX has it, the first that says something",
    arguments: [
      (["LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "de_DE"),
      (["LC_ALL": "", "LC_NUMERIC": "fr_FR", "LANG": "en_US"], "fr_FR"),
      (["LANG": "nl_NL@euro"], "nl_NL"), (["LC_ALL": "C", "LANG": "de_DE"], nil),
      (["LANG": "POSIX"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func person(_ environment: [String: String], _ expected: String?) {
    #expect(TextLocale.name(in: environment) == expected)
  }
}
