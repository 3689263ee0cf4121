/// An angle. Source: SwiftUI `Angle`.
@frozen nonisolated public struct Angle: Hashable, Comparable, Sendable {
  /// The angle where a full turn is 2π; any number of turns is kept.
  public var radians: Double

  /// The angle where a full turn is 360; any number of turns is kept.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// No turn at all.
  public init() { radians = 0 }
  /// An angle where a full turn is 2π; positive ones turn clockwise on screen.
  public init(radians: Double) { self.radians = radians }
  /// An angle where a full turn is 360; positive ones turn clockwise on screen.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle where a full turn is 2π: `.radians(.pi)` is half a turn.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle where a full turn is 360: `.degrees(180)` is half a turn.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The angle in radians, which moves the way that its number goes, however many turns that are.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
