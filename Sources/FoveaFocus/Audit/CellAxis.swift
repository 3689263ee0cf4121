/// Where the edges of frames stand along one axis of a picture that is made of characters.
///
/// Edges keep their order, and as far as they can their places; they stand further apart where a
/// title or an arrow between them needs room.
struct CellAxis {
  /// The two edges of a frame.
  struct Span {
    var low: Int
    var high: Int
  }

  private struct Edge {
    var place: Double
    /// Which one comes first of several at one place: what ends, from the inside out, then what
    /// begins, from the outside in.
    var turn: Int
  }

  private struct Need {
    var from: Int
    var cells: Int
  }

  /// How many points a character stands for.
  private let scale: Double
  private var edges: [Edge] = []
  /// What each edge must be away from.
  private var needs: [[Need]] = []

  init(scale: Double) { self.scale = scale }

  /// - Parameter depth: how many drawn frames hold this one.
  mutating func add(_ low: Double, _ high: Double, depth: Int) -> Span {
    edges += [Edge(place: low, turn: depth + 1), Edge(place: high, turn: -depth - 1)]
    needs += [[], []]
    return Span(low: edges.count - 2, high: edges.count - 1)
  }

  /// Keeps an edge some characters behind another one, if it lies behind that at all.
  mutating func keep(_ edge: Int, behind other: Int, by cells: Int) {
    needs[edge].append(Need(from: other, cells: cells))
  }

  /// The first character behind each edge, from 0 on.
  ///
  /// - Complexity: O(*n* log *n*) in the edges and what they need.
  func cells() -> [Int] {
    let order = edges.indices.sorted {
      (edges[$0].place, edges[$0].turn, $0) < (edges[$1].place, edges[$1].turn, $1)
    }
    var cells = [Int](repeating: Int.min, count: edges.count)
    guard let first = order.first else { return cells }
    var last = 0
    var open = order[...]
    while let next = open.first {
      // Edges that are in line stay in line.
      let isInLine = { [edges] (edge: Int) in
        edges[edge].place == edges[next].place && edges[edge].turn == edges[next].turn
      }
      let line = open.prefix(while: isInLine)
      open = open.dropFirst(line.count)
      let natural = Int(((edges[next].place - edges[first].place) / scale).rounded())
      last = line.reduce(max(last, natural)) { cell, edge in
        needs[edge].reduce(cell) { cell, need in
          cells[need.from] == Int.min ? cell : max(cell, cells[need.from] + need.cells)
        }
      }
      for edge in line { cells[edge] = last }
    }
    return cells
  }
}
