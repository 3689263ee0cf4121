/// What two lists have in common at their beginnings and at their ends: a change in the middle of a
/// long list is told from the rest by one comparison an element.
public struct CommonEnds: Hashable, Sendable {
  /// How many elements at the beginning are the same.
  public var head: Int
  /// How many elements at the end are the same; none of them is counted in `head`.
  public var tail: Int

  /// Ends that are known already: `head` elements at the beginning, `tail` others at the end.
  public init(head: Int, tail: Int) {
    self.head = head
    self.tail = tail
  }

  /// Compares two lists of objects by identity.
  ///
  /// - Complexity: O(*n*): a comparison of two words an element, and no reference is counted.
  @inlinable
  public init<Object: AnyObject>(_ before: [Object], _ after: [Object]) {
    self = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        // A reference to an object is one word, which tells it from others.
        before.withMemoryRebound(to: UInt.self) { before in
          after.withMemoryRebound(to: UInt.self) { CommonEnds(words: before, $0) }
        }
      }
    }
  }

  @usableFromInline
  init(words before: UnsafeBufferPointer<UInt>, _ after: UnsafeBufferPointer<UInt>) {
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter && before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < shorter - head
      && before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    self.head = head
    self.tail = tail
  }

  /// The places in between, in a list of so many elements.
  @inlinable
  public func middle(of count: Int) -> Range<Int> { head..<(count - tail) }

  /// Whether two lists of these lengths are the same.
  @inlinable
  public func coverAll(_ before: Int, _ after: Int) -> Bool {
    before == after && head + tail == before
  }
}
