#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of text that is read or written as a whole, whatever kind of file it is.
///
/// Nothing waits for somebody who may never come: a pipe that nobody writes into is an error, and so
/// is a file without an end.
package struct TextFile: Sendable {
  /// "-" is standard input.
  package let path: String
  /// No text of ours is longer; bytes.
  private static let longest = 16 << 20
  /// How long somebody may take to open the other end of a pipe; milliseconds.
  private static let patience = 1000

  package init(_ path: String) { self.path = path }

  /// Why a file is no text, or cannot be one; one line.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  private var name: String { path == "-" ? "Standard input" : path.displayed(as: .name) }

  private func failure(_ predicate: String) -> Failure {
    Failure(description: "\(name) \(predicate).")
  }

  private func failure(_ predicate: String, code: Int32) -> Failure {
    failure("\(predicate): \(String(cString: strerror(code)))")
  }

  // MARK: Reading

  /// The text, without the mark that may stand before it (U+FEFF).
  package func read() throws(Failure) -> String {
    let bytes = try self.bytes()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if let read = String(validating: text, as: UTF8.self) { return read }
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    throw failure(isWide ? "is UTF-16, and must be UTF-8" : "is no text in UTF-8")
  }

  private func bytes() throws(Failure) -> [UInt8] {
    if path == "-" { return try bytes(from: STDIN_FILENO, isPipe: false) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("cannot be read", code: errno) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    return try bytes(from: descriptor, isPipe: status.st_mode & S_IFMT == S_IFIFO)
  }

  private func bytes(from descriptor: Int32, isPipe: Bool) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    // The end of a pipe that nobody has opened looks as that of one that everybody has closed.
    var isOpen = !isPipe
    var waited = 0
    while true {
      let count = systemRead(descriptor, &part, part.count)
      switch (count, errno) {
      case (1..., _):
        bytes += part.prefix(count)
        isOpen = true
        if bytes.count > Self.longest {
          throw failure("is longer than \(Self.longest >> 20) megabytes")
        }
      case (0, _):
        if isOpen { return bytes }
        if waited >= Self.patience { throw failure("is a pipe that nobody writes into") }
        usleep(20_000)
        waited += 20
      case (_, EINTR): break
      case (_, EAGAIN):
        isOpen = true
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
      case (_, let code): throw failure("cannot be read", code: code)
      }
    }
  }

  // MARK: Writing

  /// Makes the file hold a text and nothing else.
  package func write(_ text: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw failure("is a pipe that nobody reads") }
      throw failure("cannot be written", code: errno)
    }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw failure("cannot be written", code: errno)
      }
    }
  }
}

// Inside the type these names are its own.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
