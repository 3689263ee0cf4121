import Foundation
import FoveaText
import Testing

/// Given a file of any kind, when it is read as a text, then…
@Suite("A file of text")
struct TextFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String, _ bytes: [UInt8]? = nil) throws -> String {
    let url = folder.appending(path: name)
    if let bytes { try Data(bytes).write(to: url) }
    return url.path
  }

  private func complaint(_ path: String) -> String? {
    do throws(TextFile.Failure) {
      _ = try TextFile(path).read()
      return nil
    } catch { return error.description.replacing(folder.path + "/", with: "") }
  }

  @Test("is its text, without the mark before it")
  func marks() throws {
    #expect(try TextFile(path("plain", Array("press tab\n".utf8))).read() == "press tab\n")
    #expect(try TextFile(path("mark", [0xEF, 0xBB, 0xBF] + Array("né".utf8))).read() == "né")
    #expect(try TextFile(path("empty", [])).read() == "")
  }

  @Test("that is none is told in one line")
  func noText() throws {
    #expect(complaint(try path("gone")) == "gone cannot be read: No such file or directory.")
    #expect(complaint(folder.path + "/") == " cannot be read: Is a directory.")
    #expect(
      complaint(try path("wide", [0xFF, 0xFE, 0x61, 0])) == "wide is UTF-16, and must be UTF-8.")
    #expect(complaint(try path("bytes", [0x61, 0xC3, 0x28])) == "bytes is no text in UTF-8.")
    #expect(complaint("/dev/zero") == "/dev/zero is longer than 16 megabytes.")
    #expect(complaint("/no\u{1B}[2Jwhere")?.contains("\u{1B}") == false)
  }

  @Test("that is a pipe is read to its end, and not waited for where nobody writes")
  func pipes() async throws {
    let pipe = try path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(complaint(pipe) == "pipe is a pipe that nobody writes into.")
    let end = open(pipe, O_RDWR)
    _ = Array("press tab".utf8).withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    let writer = Task.detached {
      // The writer leaves when somebody has read.
      var waiting: Int32 = 1
      while waiting > 0, ioctl(end, UInt(FIONREAD), &waiting) == 0 { usleep(1000) }
      close(end)
    }
    #expect(try TextFile(pipe).read() == "press tab")
    await writer.value
  }

  @Test("is written whole, and never waited for")
  func writing() throws {
    let file = try path("new", Array("something longer".utf8))
    try TextFile(file).write("a\nb")
    #expect(try TextFile(file).read() == "a\nb")
    let pipe = try path("silent")
    #expect(mkfifo(pipe, 0o600) == 0)
    let error = #expect(throws: TextFile.Failure.self) { try TextFile(pipe).write("x") }
    #expect(error?.description.hasSuffix("silent is a pipe that nobody reads.") == true)
    let full = #expect(throws: TextFile.Failure.self) { try TextFile("/dev/full").write("x") }
    #expect(full?.description == "/dev/full cannot be written: No space left on device.")
  }
}
