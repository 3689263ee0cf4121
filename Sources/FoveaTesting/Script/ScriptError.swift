/// Why a script cannot go on, at one of its lines.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// Lines count from 1.
  package var line: Int
  package var message: String

  package var description: String { "line \(line): \(message)" }
}

/// What is wrong with a step, before it is known in which line it stands.
struct StepError: Error, Hashable {
  var message: String
  init(_ message: String) { self.message = message }
}
