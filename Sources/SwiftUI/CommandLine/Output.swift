import Foundation
import FoveaText

/// Writes to standard output and standard error. Nobody who stops reading does any harm, and no
/// name from anybody's data speaks to the terminal: what is printed is displayed text.
enum Output {
  /// From now on a closed pipe is a failed write, and does not end the program; and no file that is
  /// opened takes the place of a standard stream that is closed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// - Returns: the status with which the process should end: whether the text was taken. Who closes
  ///   a pipe has read enough.
  @discardableResult
  static func print(_ text: String) -> Int32 { draw(text.displayed(as: .output)) }

  /// Prints a drawing, which has displayed the texts in it and colours them itself.
  ///
  /// - Returns: as `print`.
  static func draw(_ text: String) -> Int32 {
    switch write(text + "\n", to: STDOUT_FILENO) {
    case 0, EPIPE: return ExitStatus.success
    case let code:
      complain("Standard output cannot be written: \(String(cString: strerror(code))).")
      return ExitStatus.cannotWrite
    }
  }

  static func complain(_ text: String) {
    write(text.displayed(as: .output) + "\n", to: STDERR_FILENO)
  }

  /// - Returns: the system's code of a failure, or 0.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    fflush(nil)
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR && errno != EAGAIN {
          return errno
        }
      }
      return 0
    }
  }

  /// Whether standard output is a terminal on which one can draw: a "dumb" one (an editor's shell)
  /// writes line after line.
  static var isScreen: Bool {
    isatty(STDOUT_FILENO) != 0 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
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
