import Foundation

/// A mistake of the author's that was noticed while the program runs.
package struct Issue: Sendable, Hashable, CustomStringConvertible {
  package var message: String
  /// Ways to put it right.
  package var fixes: [String]
  /// The view that is concerned, or where in the source.
  package var place: String

  package init(_ message: String, fixes: [String] = [], place: String = "") {
    self.message = message
    self.fixes = fixes
    self.place = place
  }

  package var description: String {
    var lines = [place.isEmpty ? message : "\(place): \(message)"]
    for (number, fix) in fixes.enumerated() { lines.append("  \(number + 1). \(fix)") }
    return lines.joined(separator: "\n")
  }
}

/// Collects issues, each once, and hands them to whoever shows them.
@MainActor
package final class IssueLog {
  package private(set) var issues: [Issue] = []
  package var onIssue: ((Issue) -> Void)?
  private var known = Set<Issue>()

  package init() {}

  package func report(_ issue: Issue) {
    guard known.insert(issue).inserted else { return }
    issues.append(issue)
    onIssue?(issue)
  }
}
