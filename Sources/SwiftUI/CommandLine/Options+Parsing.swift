extension Options {
  /// Reads a command line.
  ///
  /// A value follows its option as the next argument or after `=`. What the system adds for an
  /// app that it starts (`-NSKey value`) is no option of ours and an error like any other.
  ///
  /// - Parameter arguments: without the program's name.
  init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let row = OptionRow.all.first(where: { $0.name == parts[0] }) else {
        throw UsageError(Self.unknown(argument))
      }
      guard let placeholder = row.value else {
        if parts.count > 1 { throw UsageError("\(row.name) takes no value.") }
        try row.apply(&self, "")
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(row.name) needs a value: \(row.name) \(placeholder).")
      }
      try row.apply(&self, value)
    }
  }

  private static func unknown(_ argument: String) -> String {
    guard argument.hasPrefix("-") else {
      return "\"\(argument)\" is no option; --help lists what there is."
    }
    let name = argument.split(separator: "=").first.map(String.init) ?? argument
    let near = OptionRow.all.map(\.name).min { distance($0, name) < distance($1, name) }
    if let near, distance(near, name) <= 3 {
      return "There is no option \(name); \(near) is the nearest."
    }
    return "There is no option \(name); --help lists what there is."
  }

  /// How many characters must be changed, added or removed to make one text of another.
  private static func distance(_ lhs: String, _ rhs: String) -> Int {
    let right = Array(rhs)
    var row = Array(0...right.count)
    for (i, character) in lhs.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let change = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
