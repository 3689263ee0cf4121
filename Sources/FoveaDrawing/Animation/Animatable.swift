import Foundation

/// Numbers that can be added and scaled: what an animation moves.
///
/// Source: SwiftUI `VectorArithmetic`.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value at a share of the way to another one.
  nonisolated func way(to end: Self, share: Double) -> Self {
    if share >= 1 { return end }
    var step = end - self
    step.scale(by: share)
    return self + step
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  nonisolated public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number: how far it is from zero.
  nonisolated public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number, whose precision limits the factor's.
  nonisolated public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number: how far it is from zero.
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  nonisolated public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number: how far it is from zero.
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
@frozen nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value there is.
  public init() {}
  /// The only value there is.
  public static var zero: Self { Self() }
  /// The only value there is: nothing added to nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The only value there is: nothing taken from nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing: there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two things that are animated together.
@frozen
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The one of the two that is compared with the other pair's first.
  public var first: First
  /// The one of the two that is compared with the other pair's second.
  public var second: Second

  /// Two things that move by the same share at each step; pairs of pairs hold more.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero in both.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds first to first and second to second.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Takes first from first and second from second.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Scales both by the same factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something that can stand between two of its values while a change is animated.
///
/// Source: SwiftUI `Animatable`; shapes move this way. Views of one's own that are `Animatable` show
/// the new value at once.
nonisolated public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate: the newer value shows at once.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
