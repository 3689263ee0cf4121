import FoveaTesting
import FoveaUI
import Foundation
import Testing

@MainActor
@Suite("Numbers in a text")
struct LocaleTests {
  private func text(_ number: Int, _ locale: String) -> String {
    let screen = Screen(locale: Locale(identifier: locale)) { Text("\(number) rows") }
    return screen.picture.split(separator: "\n").joined().trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "are written as the locale has them",
    arguments: [
      (7, "en_US", "7 rows"), (999, "de_DE", "999 rows"), (1_234, "en_US", "1,234 rows"),
      (1_234, "de_DE", "1.234 rows"), (-12, "en_US", "-12 rows"), (7, "fa_IR", "۷ rows"),
      (42, "ar_EG", "٤٢ rows"), (42, "en_US@numbers=deva", "४२ rows"),
    ])
  func digits(number: Int, locale: String, expected: String) {
    #expect(text(number, locale) == expected)
  }

  private struct Switching: View {
    @State private var isPersian = false
    var body: some View {
      VStack {
        Button("Switch") { isPersian.toggle() }
        Text("\(5) left")
      }
      .environment(\.locale, Locale(identifier: isPersian ? "fa_IR" : "en_US"))
    }
  }

  @Test("follow a locale that changes")
  func change() throws {
    let screen = Screen { Switching() }
    #expect(screen.isVisible("5 left"))
    try screen.click("Switch")
    #expect(screen.isVisible("۵ left"))
  }
}
