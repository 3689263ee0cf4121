import Foundation
import FoveaFocus
import FoveaText

/// Holds the focus engine to case files and says where it differs.
@main
enum FocusCases {
  static func main() {
    do {
      let command = try Command(Array(CommandLine.arguments.dropFirst()))
      exit(try command.run() ? 0 : 1)
    } catch let error as UsageError {
      complain(error.message)
      exit(64)
    } catch {
      complain("\(error)")
      exit(66)
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("focus-cases: \(text.displayed(as: .name))\n".utf8))
  }
}

/// A command line that makes no sense, told in one line.
struct UsageError: Error {
  var message: String
}

struct Command {
  var paths: [String] = []
  var policy = MovePolicy.strict
  var listsAll = false

  static let usage = "usage: focus-cases PATH… [--policy strict|reach] [--list]"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": listsAll = true
      case "--policy":
        guard let policy = rest.popFirst().flatMap(MovePolicy.init) else {
          throw UsageError(message: "--policy takes strict or reach; \(Self.usage)")
        }
        self.policy = policy
      case _ where argument.hasPrefix("-"):
        throw UsageError(message: "unknown option \(argument); \(Self.usage)")
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError(message: "no case files; \(Self.usage)") }
  }

  /// Prints each file's figures and each miss, or every check; false when something was missed.
  func run() throws -> Bool {
    var (passed, failed) = (0, 0)
    for url in try files() {
      let checks = try CaseFile(at: url).cases.flatMap { try $0.checks(policy: policy) }
      let hits = checks.count(where: \.isPassed)
      tell("\(url.deletingPathExtension().lastPathComponent): \(hits)/\(checks.count)")
      for check in checks where listsAll || !check.isPassed { tell("  \(check)") }
      passed += hits
      failed += checks.count - hits
    }
    print("\(passed) passed, \(failed) failed")
    return failed == 0
  }

  private func tell(_ line: String) { print(line.displayed(as: .name)) }

  private func files() throws -> [URL] {
    try paths.flatMap { path in
      var isFolder: ObjCBool = false
      let url = URL(fileURLWithPath: path)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError(message: "no file or folder at \(path)")
      }
      guard isFolder.boolValue else { return [url] }
      return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
  }
}

extension Check: CustomStringConvertible {
  var description: String {
    if isPassed { return "\(name): \(actual)" }
    return "\(name): expected \(expected), got \(actual) [\(conflict ?? "no conflict")]"
  }
}
