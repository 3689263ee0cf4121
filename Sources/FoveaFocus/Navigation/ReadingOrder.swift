import FoveaGeometry

/// Puts boxes into the order in which one reads them (B.10).
///
/// The topmost box is taken, those that overlap it with their middle above its bottom are gathered,
/// and the leading-most of them is visited; then again, until none is left. A box that belongs to a
/// unit draws the whole unit along.
///
/// As long as the topmost box is not visited itself, what it gathers stays the same. So it is enough
/// to ask, for one bottom after the other, which box with its middle above it leads: a tournament
/// over the boxes sorted by their middles answers that in logarithmic time.
struct ReadingOrder {
  struct Item {
    var top: Double
    var middle: Double
    var bottom: Double

    /// Smaller is nearer to where reading begins in a row.
    var leading: Double

    /// What is visited together with it; -1 for an item that stands by itself.
    var unit: Int

    init(_ extent: Extent, isRightToLeft: Bool, unit: Int) {
      let edges = extent.snapped
      top = edges.low.y
      bottom = edges.high.y
      middle = (top + bottom) / 2
      leading = isRightToLeft ? -edges.high.x : edges.low.x
      self.unit = unit
    }
  }

  /// The items that are visited, in order; one of each unit.
  ///
  /// - Parameter items: in document order, which decides between equals.
  /// - Complexity: O(*n* log *n*).
  static func visits(of items: [Item], unitCount: Int) -> [Int] {
    let byTop = order(of: items) { ($0.top, $0.leading) }
    let byMiddle = order(of: items) { ($0.middle, $0.leading) }
    var members = Array(repeating: [Int](), count: unitCount)
    for (item, entry) in items.enumerated() where entry.unit >= 0 {
      members[entry.unit].append(item)
    }
    var tournament = Tournament(items: items, byMiddle: byMiddle)
    var isVisited = Array(repeating: false, count: items.count)
    var visits: [Int] = []
    for top in byTop where !isVisited[top] {
      let limit = partition(byMiddle, items: items, below: items[top].bottom)
      while !isVisited[top] {
        let next = tournament.winner(amongFirst: limit) ?? top
        visits.append(next)
        isVisited[next] = true
        tournament.remove(next)
        guard items[next].unit >= 0 else { continue }
        for item in members[items[next].unit] where item != next {
          isVisited[item] = true
          tournament.remove(item)
        }
      }
    }
    return visits
  }

  /// The items by two keys, equal ones as they are.
  private static func order(
    of items: [Item], by keys: (Item) -> (Double, Double)
  ) -> [Int] {
    items.enumerated().map { (keys: keys($1), item: $0) }
      .sorted { ($0.keys.0, $0.keys.1, $0.item) < ($1.keys.0, $1.keys.1, $1.item) }
      .map(\.item)
  }

  /// How many of the items have their middle above a line.
  private static func partition(_ byMiddle: [Int], items: [Item], below line: Double) -> Int {
    var (low, high) = (0, byMiddle.count)
    while low < high {
      let middle = (low + high) / 2
      if items[byMiddle[middle]].middle < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Who leads among the first *k* items, when items drop out one by one.
private struct Tournament {
  private let items: [ReadingOrder.Item]
  private var places: [Int]
  private var winners: [Int]
  private let width: Int

  init(items: [ReadingOrder.Item], byMiddle: [Int]) {
    self.items = items
    var width = 1
    while width < byMiddle.count { width *= 2 }
    self.width = width
    places = Array(repeating: 0, count: items.count)
    winners = Array(repeating: -1, count: 2 * width)
    for (place, item) in byMiddle.enumerated() {
      places[item] = place
      winners[width + place] = item
    }
    for node in stride(from: width - 1, to: 0, by: -1) {
      winners[node] = better(winners[2 * node], winners[2 * node + 1])
    }
  }

  mutating func remove(_ item: Int) {
    var node = width + places[item]
    winners[node] = -1
    while node > 1 {
      node /= 2
      winners[node] = better(winners[2 * node], winners[2 * node + 1])
    }
  }

  func winner(amongFirst count: Int) -> Int? {
    var (low, high) = (width, width + count)
    var winner = -1
    while low < high {
      if low % 2 == 1 {
        winner = better(winner, winners[low])
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        winner = better(winner, winners[high])
      }
      low /= 2
      high /= 2
    }
    return winner < 0 ? nil : winner
  }

  private func better(_ first: Int, _ second: Int) -> Int {
    guard first >= 0 else { return second }
    guard second >= 0 else { return first }
    let (a, b) = (items[first], items[second])
    if a.leading != b.leading { return a.leading < b.leading ? first : second }
    if a.top != b.top { return a.top < b.top ? first : second }
    return min(first, second)
  }
}
