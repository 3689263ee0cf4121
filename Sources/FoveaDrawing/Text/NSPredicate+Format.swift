import Foundation
import Synchronization

extension NSPredicate {
  /// A predicate from a format, of which `"SELF MATCHES %@"` is understood: whether the whole of a
  /// string matches a regular expression (F475–F477, D30).
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "abc")  // true
  ///
  /// Foundation on Linux reads no formats. Any other one, and an expression that is none, is
  /// reported on standard error once, and the predicate is false for everything.
  public convenience init(format: String, _ args: any CVarArg...) {
    let words = format.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.uppercased() == "SELF MATCHES %@", args.count == 1, let pattern = args[0] as? String
    else {
      PredicateIssues.report(
        "NSPredicate(format: \"\(format)\") is not understood on Linux and matches nothing; write "
          + "\"SELF MATCHES %@\" with a regular expression, or NSPredicate { object, _ in … }.")
      self.init(value: false)
      return
    }
    // `^` and `$` in the pattern keep their meaning; the range says that nothing may be left over.
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
      PredicateIssues.report("NSPredicate: \"\(pattern)\" is no regular expression.")
      self.init(value: false)
      return
    }
    self.init { object, _ in
      guard let text = object as? String else { return false }
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }
}

/// Mistakes in predicates, each told once.
private enum PredicateIssues {
  static let told = Mutex<Set<String>>([])

  static func report(_ message: String) {
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
