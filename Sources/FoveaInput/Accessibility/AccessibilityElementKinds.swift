import FoveaDrawing

/// What becomes of the elements inside a view that is made an element.
///
/// Source: SwiftUI `AccessibilityChildBehavior`.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// Assistive technologies do not see them.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are elements of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their labels are joined into one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// How deep a heading stands.
///
/// Source: SwiftUI `AccessibilityHeadingLevel`.
nonisolated public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Actions that each assistive technology knows.
///
/// Source: SwiftUI `AccessibilityActionKind`.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "press")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "show menu")

  init(name: String) { self.name = name }

  public init(named name: Text) { self.name = name.string() }
}

/// Where the value of an adjustable element goes.
///
/// Source: SwiftUI `AccessibilityAdjustmentDirection`.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
