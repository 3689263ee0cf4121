import FoveaGeometry
import LawFixtures
import Testing

@testable import FoveaFocus

/// Given an index over many extents, when some change, then…
@Suite("An index")
struct FocusIndexTests {
  static func extent(_ index: Int) -> Extent {
    Extent(
      Rect(x: Double(index % 100) * 10, y: Double(index / 100) * 10, width: 9, height: 9))
  }

  let full = FocusIndex((0..<10_000).map { (child: Slot($0), extent: extent($0)) })

  @Test("a moved child changes its box and those above it, no others")
  func update() throws {
    var index = full
    let place = try #require(index.children.firstIndex(of: 5050))
    index.write(Self.extent(20_000), at: Int32(place))
    index.climb(from: Int32(place))
    let changed = zip(index.boxes, full.boxes).count { $0 != $1 }
    #expect(changed <= index.starts.count)
    #expect(index.bounds.high.y == 2009)
  }

  @Test("every box encloses the boxes below it")
  func enclosure() {
    for level in 1..<full.starts.count {
      let end = level + 1 < full.starts.count ? full.starts[level + 1] : full.boxes.count
      for box in full.starts[level]..<end where !full.boxes[box].isEmpty {
        let node = -2 - Int(full.links[box])
        for inner in full.boxes[node * 16..<node * 16 + 16] where !inner.isEmpty {
          #expect(full.boxes[box].intersection(inner) == inner)
        }
      }
    }
  }

  @Test("many changes at once come to the same as one after the other")
  func bulk() {
    var (index, other) = (full, full)
    for place in 0..<3_000 as Range<Int32> {
      index.write(Self.extent(Int(place) + 777), at: place)
      other.write(Self.extent(Int(place) + 777), at: place)
      other.climb(from: place)
    }
    index.refit()
    #expect(index.boxes == other.boxes)
  }

  @Test("new children find room at the end until it is full")
  func insertion() {
    var index = full
    var count = 0
    while index.insert(Slot(count), extent: Self.extent(count)) != nil { count += 1 }
    #expect(count >= 10_000 / 8)
  }

  @Test("says when changes have made it a bad one")
  func wear() {
    var index = full
    var random = Dice(seed: 1)
    for place in 0..<5_000 as Range<Int32> {
      index.write(Self.extent(Int.random(in: 0..<10_000, using: &random)), at: place)
    }
    index.refit()
    #expect(index.isWornOut && !full.isWornOut)
  }

  @Test("a removed child is found no more, and all may go")
  func removal() {
    var index = full
    for place in index.children.indices { index.remove(at: Int32(place)) }
    #expect(index.bounds.isEmpty)
  }
}
