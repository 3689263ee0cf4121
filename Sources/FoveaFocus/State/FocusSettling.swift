/// One focus pass as a value: what was lost, who asks, the default, what is nearest; in this order.
///
///     var pass = FocusSettling(at: field, isThere: false)
///     for wish in wishes { pass.hear(wish.answer(to: pass.place)) }
///     pass.fill(default: …, nearest: …)
///     pass.place, pass.cause
///
/// Wishes are heard in the order in which they were made, each when it is known where those before it
/// lead, so that the last one wins (F25, D1). It knows no views: a place is whatever can have focus.
public struct FocusSettling<Place> {
  /// Why focus is where the pass leaves it.
  public enum Cause: Hashable, Sendable {
    /// The program asked.
    case request
    /// Nothing had focus, and something should.
    case initial
    /// The place that had it is gone.
    case repair
  }

  /// What a wish comes to now that it is judged.
  public enum Answer {
    case focus(Place)
    /// Focus is to be taken away from where it is.
    case clear
    /// It asks for nothing that can be had, or for nothing.
    case nothing
  }

  /// Where focus is to be; `nil` for nowhere.
  public private(set) var place: Place?

  /// Why; `nil` as long as nothing has changed.
  public private(set) var cause: Cause?

  /// Whether what had focus is gone, or cannot have it any more.
  public let isLost: Bool

  /// Whether a wish said where focus is to be, be it nowhere.
  private var isDecided = false

  /// Begins a pass.
  ///
  /// - Parameters:
  ///   - place: what has focus.
  ///   - isThere: whether it still can have it.
  ///   - hasLeft: whether something had focus that has left since the last pass.
  ///   - isEntering: whether another screen has come or come back; then what is gone is no loss.
  public init(
    at place: Place?, isThere: Bool = true, hasLeft: Bool = false, isEntering: Bool = false
  ) {
    self.place = isThere ? place : nil
    isLost = !isEntering && (hasLeft || place != nil && !isThere)
  }

  /// Takes in what the next wish comes to.
  ///
  /// - Parameter instead: where focus stays when it is taken away from a place; `nil` for nowhere.
  public mutating func hear(_ answer: Answer, instead: (Place) -> Place? = { _ in nil }) {
    switch answer {
    case .focus(let place):
      self.place = place
      cause = .request
      isDecided = true
    case .clear:
      if let place {
        self.place = instead(place)
        cause = .request
      }
      isDecided = true
    case .nothing: break
    }
  }

  /// Finds a place where focus is nowhere and no wish wants it so.
  ///
  /// - Parameters:
  ///   - default: where focus goes by itself, as far as it does so after a loss.
  ///   - nearest: what takes the place of what was lost (B.12); `nil` where nothing does.
  ///   - anywhere: where focus goes by itself after a loss that nothing else mends; `nil` where it may
  ///     be nowhere.
  public mutating func fill(
    default: (_ afterLoss: Bool) -> Place?, nearest: () -> Place?, anywhere: () -> Place?
  ) {
    guard place == nil, !isDecided else { return }
    if let found = `default`(isLost) {
      (place, cause) = (found, .initial)
    } else if isLost, let found = nearest() {
      (place, cause) = (found, .repair)
    } else if isLost, let found = anywhere() {
      (place, cause) = (found, .initial)
    }
  }
}
