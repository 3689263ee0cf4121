import Foundation
import FoveaUI
import Testing

/// F475–F477, D30.
@Suite("Predicates")
struct PredicateTests {
  @Test(
    "SELF MATCHES wants the whole text",
    arguments: [
      ("ana@example.com", true), ("ana@example", false), ("x ana@example.com", false),
      ("ana@example.com\n", false), ("", false),
    ])
  func matches(text: String, expected: Bool) {
    let format = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", format)
    #expect(predicate.evaluate(with: text) == expected)
  }

  @Test("an alternative matches as a whole, too")
  func alternatives() {
    let predicate = NSPredicate(format: "self matches %@", "a|ab")
    #expect(predicate.evaluate(with: "ab"))
    #expect(!predicate.evaluate(with: "abc"))
  }

  @Test("what is not understood is false and no trap")
  func others() {
    #expect(!NSPredicate(format: "name == %@", "x").evaluate(with: "x"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "1").evaluate(with: 1))
  }
}
