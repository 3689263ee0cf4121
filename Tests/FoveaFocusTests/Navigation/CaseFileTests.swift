import Foundation
import Testing

@testable import focus_cases

/// Given a case file with a mistake, when it is read, then one line says…
@Suite("A case file")
struct CaseFileTests {
  private func complaint(_ test: String) -> String? {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try? Data(#"{"source": {"name": "s"}, "cases": [\#(test)]}"#.utf8).write(to: url)
    do throws(CaseError) {
      for test in try CaseFile(at: url).cases { _ = try test.checks(policy: .strict) }
      return nil
    } catch { return error.description.replacing(url.lastPathComponent, with: "F") }
  }

  private func move(_ rest: String) -> String {
    #"{"id": "m", "kind": "move", "focused": "a", "direction": "right", "expected": null, \#(rest)}"#
  }

  @Test(
    "which numbers are missing",
    arguments: [
      (#""nodes": [{"id": "a", "rect": [0, 0, 1]}]"#, "cases[0].nodes[0].rect"),
      (#""nodes": [{"id": "a", "rect": []}]"#, "cases[0].nodes[0].rect"),
      (#""nodes": [{"id": "a", "rect": [0, 0, 1, "x"]}]"#, "cases[0].nodes[0].rect"),
      (#""nodes": [{"id": "a", "rect": [0, 0, 1, 1e300]}]"#, "cases[0].nodes[0].rect"),
      (#""viewport": [1, 2]"#, "cases[0].viewport"), (#""originRect": [1]"#, "cases[0].originRect"),
    ])
  func rectangles(_ part: String, _ place: String) {
    #expect(
      complaint(move(part)) == "F: \(place): a rectangle is four numbers: x, y, width, height")
  }

  @Test("which offset is none")
  func offsets() {
    let scroll = #""scrolls": [{"id": "s", "rect": [0, 0, 9, 9], "offset": [1]}]"#
    #expect(
      complaint(move(scroll)) == "F: cases[0].scrolls[0].offset: a point is two numbers: x, y")
  }

  @Test(
    "that something lies in itself",
    arguments: [
      (
        #""nodes": [{"id": "a", "rect": [0,0,1,1], "parent": "a"}]"#,
        "node a in node a"
      ),
      (
        #""sections": [{"id": "s", "rect": [0,0,9,9], "parent": "t"}, {"id": "t", "rect": [0,0,9,9], "parent": "s"}]"#,
        "s in t in s"
      ),
      (
        #""nodes": [{"id": "a", "rect": [0,0,1,1], "section": "s"}], "sections": [{"id": "s", "rect": [0,0,9,9], "parent": "a"}]"#,
        "node a in s in node a"
      ),
    ])
  func circles(_ parts: String, _ circle: String) {
    #expect(
      complaint(move(parts)) == "m: what holds what goes round in a circle: \(circle)")
  }

  @Test("that too many things hold each other")
  func depth() {
    let nodes = (0..<5000).map {
      #"{"id": "\#($0 == 0 ? "a" : "\($0)")", "rect": [0,0,1,1], "parent": "\#($0 + 1)"}"#
    }
    #expect(
      complaint(move(#""nodes": [\#(nodes.joined(separator: ","))]"#))
        == "m: more than 500 things hold each other")
  }

  @Test("nothing about scopes of one size, of which the first holds the second")
  func sameScopes() {
    let scopes = #"{"id": "s", "rect": [0,0,9,9], "edge": "stop"}"#
    let nodes = #""nodes": [{"id": "a", "rect": [0,0,1,1], "scope": "t"}]"#
    let second = scopes.replacing(#""s""#, with: #""t""#)
    #expect(complaint(move("\(nodes), \"scopes\": [\(scopes), \(second)]")) == nil)
  }

  @Test("what is missing, and what is no JSON")
  func keys() {
    #expect(complaint(#"{"kind": "move"}"#) == #"F: cases[0] has no "id""#)
    let broken = complaint("{")
    #expect(broken?.hasPrefix("F: the file: ") == true && broken?.contains("\n") == false)
  }
}
