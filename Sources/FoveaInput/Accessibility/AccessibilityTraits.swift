import FoveaScene

/// What an element is or does, for assistive technologies.
///
/// Source: SwiftUI `AccessibilityTraits`.
nonisolated public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: Set<Int>

  /// No traits: what the element is by itself.
  public init() { bits = [] }

  private init(bit: Int) { bits = [bit] }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The element is the chosen one among its like.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// Using the element makes a sound. Accepted: no surface tells.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The element is a key of a keyboard. Accepted: no surface tells.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element sums up what is new on the screen. Accepted: no surface tells.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The element changes often. Accepted: no surface tells.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// Using the element starts sound or film. Accepted: no surface tells.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element is touched directly, without its reader. Accepted: no surface tells.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The page turns when all of it is read. Accepted: no surface tells.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Only what is in the element can be used. Accepted: presentations say so themselves.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The element is a bar of tabs. Accepted: no surface tells.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// Whether all traits of another set are in this one; a member is a set of one.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
  /// Keeps only the traits that are in another set too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    bits.formIntersection(other.bits)
  }
  /// Keeps the traits that are in just one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits.formSymmetricDifference(other.bits)
  }
  /// The traits that are in one of the two sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// The traits that are in just one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  /// Adds traits; `inserted` is `false` when all of them were there.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Takes traits out, and answers those that were there; `nil` when none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }
  /// Adds traits, and answers those that were there before; `nil` when none was.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits.isEmpty ? nil : known
  }

  /// The role that the traits make of an element; the others say nothing about what it is.
  var role: AccessibilityNode.Role? {
    let roles: [(AccessibilityTraits, AccessibilityNode.Role)] = [
      (.isHeader, .heading), (.isSearchField, .searchField), (.isLink, .link),
      (.isToggle, .toggle), (.isButton, .button), (.isImage, .image), (.isStaticText, .text),
    ]
    return roles.first { contains($0.0) }?.1
  }
}
