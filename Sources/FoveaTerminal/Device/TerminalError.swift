#if canImport(Glibc)
  import Glibc
#endif

/// Why a terminal cannot be used, or can be used no longer.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// What should be a terminal is a file, a pipe or nothing: `stream` is "input" or "output".
  case notATerminal(stream: String)
  /// The terminal was closed.
  case gone
  /// The file that is to hold what the program prints cannot.
  case noLog(String, why: String)
  /// A system call failed.
  case system(call: String, code: Int32)

  package var description: String {
    switch self {
    case .notATerminal(let stream):
      "The standard \(stream) is not a terminal. Run the program in one, or draw into a file with "
        + "--picture FILE."
    case .gone: "The terminal was closed."
    case .noLog(let path, let why): "\(path) cannot be the log: \(why)."
    case .system(let call, let code): "\(call) failed: \(String(cString: strerror(code)))."
    }
  }
}
