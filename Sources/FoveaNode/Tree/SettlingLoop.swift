/// Rounds of work that are repeated until nothing asks for another one.
///
/// Where one thing may change another, and that the first again, they may never agree. Shortly
/// before its last round a loop begins to listen who changes what; when the rounds have run out, one
/// issue names them and the program goes on.
///
///     SettlingLoop.layout.run(in: tree) {
///       layOutOnce()
///       return !layout.isClean
///     }
@MainActor
package struct SettlingLoop {
  /// Rounds that are enough for whatever comes to rest.
  package let limit: Int
  private let complaint: Complaint?

  /// What the author is told when the rounds have run out.
  private struct Complaint {
    /// What goes on, before the names of those that cannot agree.
    let verb: String
    /// What stands for them where none is known.
    let unknown: String
    let fixes: [String]
  }

  /// A loop whose end without rest is a mistake.
  ///
  /// - Parameters:
  ///   - verb: what goes on, before the names of those that cannot agree.
  ///   - unknown: what stands for them where none is known.
  package init(limit: Int, verb: String, unknown: String, fixes: [String]) {
    self.limit = limit
    complaint = Complaint(verb: verb, unknown: unknown, fixes: fixes)
  }

  /// A loop that may end before all is done: what is left waits for the next time.
  package init(budget: Int) {
    limit = budget
    complaint = nil
  }

  /// - Parameters:
  ///   - tree: whose properties are named, and who is told.
  ///   - round: does what waits, and says whether something is left.
  ///   - givingUp: what is done once the rounds have run out.
  /// - Returns: whether all came to rest.
  @discardableResult
  package func run(
    in tree: ViewTree, _ round: () -> Bool, givingUp: () -> Void = {}
  ) -> Bool {
    let outer = Quarrel.current
    defer { Quarrel.current = outer }
    for number in 1...limit {
      // A loop around this one that listens already hears the same.
      if number > limit - Self.heard, complaint != nil, Quarrel.current == nil {
        Quarrel.current = Quarrel()
      }
      if !round() { return true }
    }
    givingUp()
    report(to: tree)
    return false
  }

  /// How many rounds are listened to: each of two that change each other has its turn.
  private static let heard = 3

  private func report(to tree: ViewTree) {
    guard let complaint else { return }
    let names = Quarrel.current?.names(in: tree) ?? []
    let parties = names.isEmpty ? complaint.unknown : names.joined(separator: ", ")
    tree.report(
      Issue(
        "The interface did not settle after \(limit) rounds: \(complaint.verb) \(parties).",
        fixes: complaint.fixes))
  }
}
