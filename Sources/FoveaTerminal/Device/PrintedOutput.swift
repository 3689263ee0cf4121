import FoveaSystem

#if canImport(Glibc)
  import Glibc
#endif

/// What a program prints while it has the terminal: kept, and shown when it has given it back.
///
/// Standard output and standard error lead into a file without a name, or into a log, where they lead
/// to a terminal otherwise. Whatever ends the process, the file is shown.
///
///     let printed = try PrintedOutput()
///     defer { printed.end() }   // after the terminal has been left
package final class PrintedOutput {
  private let file: Int32

  /// - Parameter log: a file that holds what is printed instead, from its beginning on.
  /// - Throws: `TerminalError.noLog` when the log cannot be written, or is the terminal itself.
  package init(log: String? = nil) throws(TerminalError) {
    file = if let log { try Self.open(log) } else { fovea_spool_make() }
    guard file >= 0, fovea_output_divert(file, log == nil ? 1 : 0) == 0 else {
      throw .system(call: "Keeping what is printed", code: errno)
    }
  }

  deinit {
    end()
    if file >= 0 { close(file) }
  }

  /// Gives the streams back and shows what was printed. Ending twice is no mistake.
  package func end() { fovea_output_restore() }

  private static func open(_ path: String) throws(TerminalError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOCTTY
    // A pipe that nobody reads is no log: opening it would wait.
    let file = Glibc.open(path, flags | O_NONBLOCK, 0o666)
    guard file >= 0 else {
      let code = errno
      var status = stat()
      let isPipe = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
      throw .noLog(
        path, why: isPipe && code == ENXIO ? "nobody reads it" : String(cString: strerror(code)))
    }
    if isOwnTerminal(file) {
      close(file)
      throw .noLog(path, why: "it is the terminal that the program has")
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  private static func isOwnTerminal(_ file: Int32) -> Bool {
    var (status, own) = (stat(), stat())
    guard isatty(file) != 0, fstat(file, &status) == 0, fstat(STDOUT_FILENO, &own) == 0 else {
      return false
    }
    // /dev/tty is whichever terminal a process has.
    let controlling = dev_t(5 << 8)
    return status.st_rdev == own.st_rdev || status.st_rdev == controlling
  }
}
