import Foundation

/// Writes to standard output and standard error. Nobody who stops reading does any harm.
enum Output {
  /// From now on a closed pipe is a failed write, and does not end the program.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  static func complain(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    fflush(nil)
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR && errno != EAGAIN {
          return
        }
      }
    }
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
}

/// The statuses with which a program ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// A claim of a script failed, or a target cannot be reached.
  static let failed: Int32 = 1
  /// A file cannot be read or written.
  static let noFile: Int32 = 66
  /// What the program needs is not there, such as a terminal.
  static let unavailable: Int32 = 69
  static let cannotWrite: Int32 = 73
}
