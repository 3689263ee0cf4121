/// An element of a collection elsewhere, known by its identity where it has one.
///
/// An element that has moved is found again. One that is gone reads as its last value and takes no
/// writes: who still holds its place does no harm to whoever stands there now.
final class ElementLocation<Whole: MutableCollection>: DerivedLocation<Whole.Element>,
  @unchecked Sendable
{
  private let whole: Location<Whole>
  private let identify: ((Whole.Element) -> AnyHashable)?
  /// Follows what is written through this place: a write may change the identity.
  private var id: AnyHashable?
  /// Where the element stood when it was looked for last.
  private var place: Whole.Index
  private var last: Whole.Element
  /// Read by the body that names the element by its index: with another one there it runs again.
  private let seat: SeatLocation<Whole>?

  /// The element that stands at an index now.
  init(_ whole: Location<Whole>, at index: Whole.Index) {
    self.whole = whole
    place = index
    last = whole.present[index]
    identify = elementIdentity(Whole.Element.self)
    id = identify?(last)
    seat = identify.map { SeatLocation(whole, index, $0) }
    super.init()
    if let seat, isOnMainActor() { _ = seat.get() }
  }

  /// The element of an identity, which stands at an index now.
  init(
    _ whole: Location<Whole>, at index: Whole.Index, id: AnyHashable,
    identify: @escaping (Whole.Element) -> AnyHashable
  ) {
    self.whole = whole
    place = index
    last = whole.present[index]
    self.identify = identify
    self.id = id
    seat = nil
  }

  private func isThere(_ index: Whole.Index, in all: Whole) -> Bool {
    guard index >= all.startIndex && index < all.endIndex else { return false }
    return identify.map { $0(all[index]) == id } ?? true
  }

  /// Where the element stands; `nil` when it is gone.
  ///
  /// - Complexity: O(1) where it has not moved, else O(*n*).
  private func find(in all: Whole) -> Whole.Index? {
    if isThere(place, in: all) { return place }
    guard let identify, let found = all.firstIndex(where: { identify($0) == id }) else {
      return nil
    }
    place = found
    return found
  }

  private func element(of all: Whole) -> Whole.Element {
    if let index = find(in: all) { last = all[index] }
    return last
  }

  override func peek() -> Whole.Element { element(of: whole.peek()) }
  override func track() -> Whole.Element { element(of: whole.get()) }
  override var trunk: Trunk? { whole.trunk }
  override var board: NoticeBoard? { whole.board }

  override func glance() -> Whole.Element? {
    guard let all = whole.glance(), isThere(place, in: all) else { return nil }
    return all[place]
  }

  override func copy() -> Whole.Element {
    // What is known by its identity keeps notes of it, which belong to the main actor.
    guard identify == nil else { return super.copy() }
    let all = whole.copy()
    return isThere(place, in: all) ? all[place] : super.copy()
  }

  override func set(_ newer: Whole.Element) {
    var all = whole.peek()
    guard let index = find(in: all) else { return }
    all[index] = newer
    id = identify?(newer)
    whole.set(all)
  }

  override var subject: AnyHashable? {
    guard let id else { return whole.subject }
    return whole.subject.map { AnyHashable([$0, id]) } ?? id
  }

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole>, id == other.id,
      id != nil || place == other.place, whole.isSame(as: other.whole)
    else { return false }
    if place != other.place { agree(with: other) }
    return true
  }

  /// One of two places of the same element was made later and knows where it stands.
  private func agree(with other: ElementLocation<Whole>) {
    if isThere(other.place, in: whole.peek()) {
      place = other.place
    } else {
      other.place = place
    }
  }
}

/// Who stands at an index of a collection elsewhere.
private final class SeatLocation<Whole: Collection>: DerivedLocation<AnyHashable?>,
  @unchecked Sendable
{
  private let whole: Location<Whole>
  private let index: Whole.Index
  private let identify: (Whole.Element) -> AnyHashable

  init(
    _ whole: Location<Whole>, _ index: Whole.Index,
    _ identify: @escaping (Whole.Element) -> AnyHashable
  ) {
    self.whole = whole
    self.index = index
    self.identify = identify
  }

  private func identity(in all: Whole) -> AnyHashable? {
    index >= all.startIndex && index < all.endIndex ? identify(all[index]) : nil
  }

  override func peek() -> AnyHashable? { identity(in: whole.peek()) }
  override func track() -> AnyHashable? { identity(in: whole.get()) }
  override var trunk: Trunk? { whole.trunk }
}

/// The content of an optional value elsewhere; once that is `nil`, what it was before.
///
/// What is gone takes no writes, nor does what has given way to something of another identity.
final class UnwrappedLocation<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let whole: Location<Value?>
  private let identify: ((Value) -> AnyHashable)?
  private var id: AnyHashable?
  private var last: Value

  init?(_ whole: Location<Value?>) {
    guard let value = whole.current else { return nil }
    self.whole = whole
    last = value
    identify = elementIdentity(Value.self)
    id = identify?(value)
  }

  private func content(of value: Value?) -> Value {
    if let value { last = value }
    return last
  }

  override func peek() -> Value { content(of: whole.peek()) }
  override func glance() -> Value? { whole.glance() ?? nil }
  override func track() -> Value { content(of: whole.get()) }
  override func copy() -> Value { whole.copy() ?? super.copy() }
  override var trunk: Trunk? { whole.trunk }
  override var board: NoticeBoard? { whole.board }

  override func set(_ newer: Value) {
    guard let present = whole.peek(), identify?(present) == id else { return }
    id = identify?(newer)
    whole.set(newer)
  }

  override var subject: AnyHashable? {
    guard let id else { return whole.subject }
    return whole.subject.map { AnyHashable([$0, id]) } ?? id
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return id == other.id && whole.isSame(as: other.whole)
  }
}

/// How elements of a type are told apart; `nil` for those that have no identity.
private func elementIdentity<Element>(_ type: Element.Type) -> ((Element) -> AnyHashable)? {
  func open<E: Identifiable>(_: E.Type) -> ((Element) -> AnyHashable)? {
    // `E` is `Element` itself, known to have an identity.
    { (element: E) in AnyHashable(element.id) } as? (Element) -> AnyHashable
  }
  return (type as? any Identifiable.Type).flatMap { open($0) }
}
