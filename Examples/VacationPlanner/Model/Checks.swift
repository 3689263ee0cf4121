/// What may be wrong with an answer; `nil` where nothing is.
enum Checks {
  static func email(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isAddress ? nil : "An address looks like ana@example.org."
  }

  static func password(_ text: String) -> String? {
    text.count >= 6 ? nil : "A password has six characters or more."
  }

  static func required(_ text: String, _ what: String) -> String? {
    text.allSatisfy(\.isWhitespace) ? "Please tell us your \(what)." : nil
  }
}
