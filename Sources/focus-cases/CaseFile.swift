import Foundation
import FoveaGeometry
import FoveaText

/// One source's cases, as `Tests/Corpora/Directional/README.md` describes them.
struct CaseFile: Decodable {
  struct Source: Decodable {
    var name: String
  }

  var source: Source
  var cases: [Case]

  /// - Throws: `CaseError`, one line that says where in the file something is wrong.
  init(at url: URL) throws(CaseError) {
    let text: String
    do throws(TextFile.Failure) { text = try TextFile(url.path).read() } catch {
      throw CaseError("\(error)")
    }
    do { self = try JSONDecoder().decode(CaseFile.self, from: Data(text.utf8)) } catch {
      throw CaseError("\(url.lastPathComponent): \(CaseError.words(for: error))")
    }
  }
}

/// One layout with one question, or a sequence of questions.
struct Case: Decodable {
  enum Kind: String, Decodable {
    case move, initial, `default`, enter, sequence, order, sequential, beam, origin
  }

  var id: String
  var kind: Kind
  var policy: String?
  var status: String?
  var conflict: String?
  var nodes: [Node]?
  var sections: [Section]?
  var scrolls: [Scroll]?
  var scopes: [Scope]?
  var viewport: Rect?
  var focused: String?
  var direction: String?
  var originRect: Rect?
  var within: String?
  var section: String?
  var rtl: Bool?
  var memory: String?
  var steps: [Step]?
  var a: Rect?
  var b: Rect?
  var expected: Answer?
  var tvos: Answer?

  struct Node: Decodable {
    var id: String
    var rect: Rect
    var occluded: Bool?
    var focusable: Bool?
    var parent: String?
    var section: String?
    var scroll: String?
    var scope: String?
  }

  struct Section: Decodable {
    var id: String
    var rect: Rect
    var parent: String?
    var enter: String?
    var last: String?
    var blocks: [String]?
    var enterHook: [String: String?]?
  }

  struct Scroll: Decodable {
    var id: String
    var rect: Rect
    var parent: String?
    var offset: Point
    var max: Point?
    var content: Rect?
  }

  struct Scope: Decodable {
    var id: String
    var rect: Rect
    var edge: String
  }

  struct Step: Decodable {
    var direction: String
    var expected: Answer
    var tvos: Answer?
    var conflict: String?
    var before: Change?
  }

  struct Change: Decodable {
    var remove: [String]?
    var move: [String: Rect]?
  }
}

/// What a source expects. A key that says `null` is an answer too: focus stays where it is.
enum Answer: Equatable {
  case target(String)
  case order([String])
  case overlaps(Bool)
  case stay
}

extension Answer: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .stay
    } else if let id = try? container.decode(String.self) {
      self = .target(id)
    } else if let overlaps = try? container.decode(Bool.self) {
      self = .overlaps(overlaps)
    } else if let order = try? container.decode([String].self) {
      self = .order(order)
    } else {
      // An origin rectangle: data that the engine does not answer.
      self = .order([])
    }
  }
}

extension KeyedDecodingContainer {
  /// Keeps the difference between a key that is not there and one that says `null`.
  func decodeIfPresent(_ type: Answer.Type, forKey key: Key) throws -> Answer? {
    guard contains(key) else { return nil }
    return try decodeNil(forKey: key) ? .stay : decode(Answer.self, forKey: key)
  }
}

extension Answer: CustomStringConvertible {
  var description: String {
    switch self {
    case .target(let id): id
    case .order(let ids): ids.joined(separator: " ")
    case .overlaps(let overlaps): overlaps ? "overlaps" : "does not overlap"
    case .stay: "stays"
    }
  }
}

extension Rect: Decodable {
  /// A rectangle written as `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4, "a rectangle is four numbers: x, y, width, height")
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Point: Decodable {
  /// A point written as `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2, "a point is two numbers: x, y")
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Decoder {
  /// So many numbers, and no other count of them.
  fileprivate func numbers(_ count: Int, _ rule: String) throws -> [Double] {
    let container = try singleValueContainer()
    let numbers = (try? container.decode([Double].self)) ?? []
    guard numbers.count == count, numbers.allSatisfy({ abs($0) < 1e12 }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: rule)
    }
    return numbers
  }
}
