public import FoveaGeometry
import FoveaText

/// Why a move went where it went: everything that could have taken focus, and why it did not.
///
///     right from Email → Browse Photos
///       candidate           verdict    ahead  aside
///       Browse Photos       chosen       610    550
///       photo column        entered      140    127
///       Password            not ahead
///
/// A value to look at and to test; it costs a look at every target, where a move does not.
public struct Explanation: Hashable, Sendable {
  public let origin: FocusMap.ID
  public let heading: Heading

  /// Where the move goes; `nil` when focus stays.
  public let target: FocusMap.ID?

  /// The target and what it was chosen from, the best first; then what was not allowed, in document
  /// order.
  public let rows: [Row]

  /// A target, or a section that stood for its targets.
  public struct Row: Hashable, Sendable {
    public let id: FocusMap.ID
    public let verdict: Verdict

    /// How far ahead it is; `nil` where that decided nothing.
    public let gap: Double?

    /// How far the origin's line passes beside its middle; `nil` where that decided nothing.
    public let aside: Double?
  }

  /// What became of a candidate.
  public typealias Verdict = MoveVerdict

  /// The rows as an aligned table under a heading.
  ///
  /// - Parameter told: what a target or a section is called.
  public func table(name told: (FocusMap.ID) -> String) -> String {
    func name(_ id: FocusMap.ID) -> String { told(id).displayed(as: .name) }
    let title =
      "\(heading.rawValue) from \(name(origin)) "
      + (target.map { "→ \(name($0))" } ?? "stays")
    let cells =
      [["candidate", "verdict", "ahead", "aside"]]
      + rows.map { row in
        [name(row.id), row.verdict.rawValue] + [row.gap, row.aside].map { $0.map(Self.text) ?? "" }
      }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      let columns = [
        row[0].padded(to: widths[0]), row[1].padded(to: widths[1]),
        row[2].padded(to: widths[2], onTheLeft: true),
        row[3].padded(to: widths[3], onTheLeft: true),
      ]
      let line = "  " + columns.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// A length as people write it: no more digits than a tenth needs.
  static func text(_ number: Double) -> String {
    let tenths = (number * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e15 else { return "\(number)" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
  }
}

extension String {
  fileprivate func padded(to width: Int, onTheLeft: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return onTheLeft ? padding + self : self + padding
  }
}
