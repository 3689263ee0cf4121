import FoveaGeometry

/// Puts boxes into the order in which one reads them (B.10).
///
/// The topmost box is taken, those that overlap it with their middle above its bottom are gathered,
/// and the leading-most of them is visited; then again, until none is left. A box that belongs to a
/// unit draws the whole unit along.
///
/// Most layouts fall into bands, lines as a rule, of which none gathers anything of those below; they
/// are read one after the other. A band of few boxes is read by the rule as it stands. In one of many
/// it is enough to ask, for one bottom after the other, which box with its middle above it leads, as
/// what the topmost box gathers stays the same until that is visited itself: a tournament over the
/// boxes sorted by their middles answers that in logarithmic time.
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
  /// - Complexity: O(*n* log *n*); O(*n*) for lines of a few items each that come in order.
  static func visits(of items: [Item], unitCount: Int) -> [Int] {
    var visits: [Int] = []
    visits.reserveCapacity(items.count)
    var isUnitVisited = Array(repeating: false, count: unitCount)
    let byTop = order(of: items) { ($0.top, $0.leading) }
    var open: [Int] = []
    var start = 0
    for end in ends(ofBandsIn: byTop, items) {
      open.removeAll(keepingCapacity: true)
      for item in byTop[start..<end] where items[item].unit < 0 || !isUnitVisited[items[item].unit]
      {
        open.append(item)
      }
      start = end
      let first = visits.count
      if open.count > 8 {
        visits += Self.visits(of: open, among: items)
      } else {
        read(&open, items, into: &visits)
      }
      for item in visits[first...] where items[item].unit >= 0 {
        isUnitVisited[items[item].unit] = true
      }
    }
    return visits
  }

  /// Where parts end of which none gathers anything of those below it: the lines of an ordinary
  /// layout.
  private static func ends(ofBandsIn byTop: [Int], _ items: [Item]) -> [Int] {
    // The highest middle from here on.
    var rest = Array(repeating: Double.infinity, count: byTop.count + 1)
    for place in byTop.indices.reversed() {
      rest[place] = min(rest[place + 1], items[byTop[place]].middle)
    }
    var ends: [Int] = []
    var bottom = -Double.infinity
    for place in byTop.indices {
      bottom = max(bottom, items[byTop[place]].bottom)
      guard rest[place + 1] >= bottom else { continue }
      ends.append(place + 1)
      bottom = -.infinity
    }
    return ends
  }

  /// Visits the few items of a band by the plain rule, the topmost first.
  private static func read(_ band: inout [Int], _ items: [Item], into visits: inout [Int]) {
    while let top = band.first {
      let bottom = items[top].bottom
      var next = top
      for item in band where items[item].middle < bottom && leads(item, next, items) {
        next = item
      }
      visits.append(next)
      let unit = items[next].unit
      band.removeAll { $0 == next || unit >= 0 && items[$0].unit == unit }
    }
  }

  /// Whether one item is read before another of the same line.
  fileprivate static func leads(_ first: Int, _ second: Int, _ items: [Item]) -> Bool {
    let (a, b) = (items[first], items[second])
    if a.leading != b.leading { return a.leading < b.leading }
    if a.top != b.top { return a.top < b.top }
    return first < second
  }

  /// What is visited of a band of many items; one of each unit.
  private static func visits(of band: [Int], among all: [Item]) -> [Int] {
    let items = band.map { all[$0] }
    let byMiddle = order(of: items) { ($0.middle, $0.leading) }
    var members: [Int: [Int]] = [:]
    for (item, entry) in items.enumerated() where entry.unit >= 0 {
      members[entry.unit, default: []].append(item)
    }
    var tournament = Tournament(items: items, byMiddle: byMiddle)
    var isVisited = Array(repeating: false, count: items.count)
    var visits: [Int] = []
    for top in items.indices where !isVisited[top] {
      let limit = partition(byMiddle, items: items, below: items[top].bottom)
      while !isVisited[top] {
        let next = tournament.winner(amongFirst: limit) ?? top
        visits.append(band[next])
        for item in members[items[next].unit] ?? [next] {
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
    let inOrder = zip(items, items.dropFirst()).allSatisfy { keys($0) <= keys($1) }
    if inOrder { return Array(items.indices) }
    return items.enumerated().map { (keys: keys($1), item: $0) }
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
    return ReadingOrder.leads(first, second, items) ? first : second
  }
}
