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
  nonisolated public mutating func scale(by rhs: Double) { self *= rhs }
  nonisolated public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  nonisolated public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  nonisolated public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
@frozen nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two things that are animated together.
@frozen
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second

  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
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
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
