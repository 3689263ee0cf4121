import Foundation
import FoveaSystem
import Testing

/// Given a program, when it is started from outside, then it prints and ends as
/// `spec/programs.md` says.
@Suite("A program")
struct ProgramTests {
  @Test("without a terminal prints its first frame as text")
  func picture() throws {
    let run = try Run([])
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
        "Count 0", "More", "Quit",
      ])
  }

  @Test("that is started wrongly says so in one line and ends with 64")
  func usage() throws {
    let run = try Run(["--device", "fridge"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "sample-program: --device takes phone, pad, desktop, tv or watch, not \"fridge\".\n")
  }

  @Test("runs a script from standard input and counts its claims")
  func script() throws {
    let run = try Run(
      ["--script", "-"],
      input: """
        press tab
        expect focus "More"
        press space 2
        expect visible "Count 2"
        choose "Edit" "Nothing"
        """)
    #expect(run.status == 0)
    #expect(
      run.output == """
        press tab -> More
        expect focus "More" -> More
        press space 2 -> More
        expect visible "Count 2" -> More
        choose "Edit" "Nothing" -> More
        2 passed, 0 failed

        """)
  }

  @Test(
    "ends with what became of its script",
    arguments: [
      ("expect focus \"Quit\"\n", 1), ("expect focus none\n", 0), ("dance\n", 65),
      ("window 2\nexpect visible \"Count 0\"\nwindow 2 close\nwindow 3 close\n", 65),
    ])
  func scriptStatus(_ script: String, _ status: Int32) throws {
    #expect(try Run(["--script", "-"], input: script).status == status)
  }

  @Test("draws, maps and audits the screen as its script leaves it")
  func combined() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("a.txt")
    let map = folder.appendingPathComponent("a.svg")
    let run = try Run(
      ["--script", "-", "--picture", picture.path, "--focus-map", map.path, "--audit"],
      input: "press tab\npress space\n")
    #expect(run.status == 0)
    #expect(run.lines.last == "every target can be reached")
    #expect(try String(contentsOf: picture, encoding: .utf8).contains("Count 1"))
    #expect(try String(contentsOf: map, encoding: .utf8).contains("<svg"))
  }

  @Test("prints the map of its moves where no file is named")
  func printedMap() throws {
    let run = try Run(["--device", "tv", "--focus-map", "-"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        [● More]
           ▲
           ▼
        [ Quit ]

        """)
  }

  @Test("that cannot read its script or write its picture says so")
  func files() throws {
    #expect(try Run(["--script", "/nowhere/a.script"]).status == 66)
    #expect(try Run(["--picture", "/nowhere/a.txt"]).status == 73)
  }

  @Test("is not harmed when nobody reads what it prints")
  func closedPipe() throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = Run.program
    process.arguments = ["--help"]
    process.standardOutput = output
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "starts though a stream is closed, and says when its output is lost",
    arguments: [
      ("--script - <&-", 0, ""), ("--script - >&-", 0, ""), ("<&- >&- 2>&-", 0, ""),
      ("--script - < /dev/null", 0, ""), ("--script /dev/null", 0, ""),
      ("> /dev/full", 73, "Standard output cannot be written: No space left on device.\n"),
      ("--surface terminal < /dev/null", 69, "The standard input is not a terminal. "),
    ])
  func streams(_ command: String, _ status: Int32, _ words: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" \(command)", Run.program.path]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    #expect(words.isEmpty ? told.isEmpty : told.hasPrefix(words))
  }

  @Test("on a terminal that only writes line after line prints its first frame")
  func dumbTerminal() throws {
    let (process, controller) = try start(in: "dumb")
    defer { close(controller) }
    let screen = Self.read(controller, until: "Quit")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(screen.contains("Count 0"))
    #expect(!screen.contains("\u{1B}"))
  }

  @Test("runs in a terminal, takes keys, and gives the terminal back")
  func terminal() throws {
    let (process, controller) = try start(in: "vt100")
    defer { close(controller) }
    var screen = Self.read(controller, until: "Count 0")
    write(controller, "\t ")
    screen += Self.read(controller, until: "1")
    write(controller, "\u{3}")
    screen += Self.read(controller, until: "\u{1B}[?1049l")
    process.waitUntilExit()
    #expect(screen.contains("Count 0"))
    #expect(screen.hasSuffix("\u{1B}[?1049l"))
    #expect(process.terminationStatus == 0)
  }

  /// How the sample program ends after it has printed, by itself or by Control-C, and with what.
  static let endings: [(way: String, status: Int32, isKilled: Bool, last: String)] = [
    ("", 0, false, "noted 1\r\n"), ("much", 0, false, "a long line of nothing\r\n\r\n"),
    ("exit", 7, false, "noted 1\r\n"), ("kill", SIGTERM, true, "noted 1\r\n"),
    ("crash", SIGILL, true, "the sample is broken\r\n"),
  ]

  @Test("keeps what it prints off its picture, and shows it whatever ends it", arguments: endings)
  func printing(way: String, status: Int32, isKilled: Bool, last: String) throws {
    let (process, controller) = try start(in: "vt100", says: way)
    defer { close(controller) }
    var screen = Self.read(controller, until: "Count 0")
    write(controller, "\t ")
    if !isKilled && status == 0 {
      screen += Self.read(controller, until: "1")
      write(controller, "\u{3}")
    }
    screen += Self.read(controller, until: last)
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    #expect((process.terminationReason == .uncaughtSignal) == isKilled)
    let parts = screen.components(separatedBy: "\u{1B}[?1049l")
    try #require(parts.count == 2)
    #expect(!parts[0].contains("count is") && !parts[0].contains("noted"))
    #expect(parts[1].hasPrefix("count is 1\r\nnoted 1\r\n"))
    if way == "much" {
      #expect(parts[1].components(separatedBy: "a long line of nothing\r\n").count == 4_001)
    }
  }

  @Test("writes what it prints into a log")
  func log() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, controller) = try start(in: "vt100", says: "", ["--log", file.path])
    defer { close(controller) }
    var screen = Self.read(controller, until: "Count 0")
    write(controller, "\t ")
    screen += Self.read(controller, until: "1")
    #expect(try String(contentsOf: file, encoding: .utf8) == "count is 1\nnoted 1\n")
    write(controller, "\u{3}")
    screen += Self.read(controller, until: "\u{1B}[?1049l")
    process.waitUntilExit()
    #expect(!screen.contains("count is"))
  }

  @Test(
    "says what cannot be a log",
    arguments: [
      ("/dev/stdout", "/dev/stdout cannot be the log: it is the terminal that the program has."),
      ("/nowhere/log", "/nowhere/log cannot be the log: No such file or directory."),
    ])
  func noLog(_ path: String, _ told: String) throws {
    let (process, controller) = try start(in: "vt100", ["--log", path])
    defer { close(controller) }
    #expect(Self.read(controller, until: "\r\n") == told + "\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
  }

  /// Starts the sample program in a terminal of its own: 40 columns, 10 rows.
  ///
  /// - Parameter way: what it does besides printing when it counts; `nil` where it does not print.
  private func start(
    in kind: String, says way: String? = nil, _ arguments: [String] = []
  ) throws -> (process: Process, controller: Int32) {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    #expect(fovea_tty_open_pair(&controller, &terminal) == 0)
    #expect(fovea_tty_set_size(terminal, 40, 10) == 0)
    let process = Process()
    process.executableURL = Run.program
    process.arguments = arguments
    process.environment = ["TERM": kind, "SWIFT_BACKTRACE": "enable=no"]
    if let way { process.environment?["SAMPLE_SAYS"] = way }
    let stream = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
    process.standardInput = stream
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    close(terminal)
    return (process, controller)
  }

  private func write(_ descriptor: Int32, _ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Reads what a program writes until a text has come, or the program is silent for ten seconds.
  private static func read(_ descriptor: Int32, until text: String) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(text) {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard fovea_poll(&ready, 1, 10_000_000_000) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// One run of the sample program, to its end.
private struct Run {
  let status: Int32
  let output: String
  let errors: String

  static let program = Bundle.main.bundleURL.appendingPathComponent("sample-program")

  init(_ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
