import FoveaText

/// What is wrong with a case file, in one line.
struct CaseError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description.displayed(as: .name) }

  /// Where a file cannot be read as cases, and why.
  static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  /// `cases[3].nodes[0].rect`
  private static func place(_ path: [any CodingKey]) -> String {
    let words = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return path.isEmpty ? "the file" : String(words.joined().trimmingPrefix("."))
  }
}
