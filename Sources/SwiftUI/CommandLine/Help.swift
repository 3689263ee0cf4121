/// What `--help` and `--version` print.
enum Help {
  static let version = "0.1.0"

  static func versionLine(program: String) -> String { "\(program) with Fovea \(version)" }

  static func text(program: String) -> String {
    let heads = OptionRow.all.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    var lines = ["usage: \(program) [options]", ""]
    for (head, row) in zip(heads, OptionRow.all) {
      lines.append("  " + head + String(repeating: " ", count: width - head.count) + row.meaning)
    }
    lines += [
      "",
      "Without a terminal, and with no option that asks for anything else, the first frame is",
      "printed as text.",
    ]
    return lines.joined(separator: "\n")
  }
}
