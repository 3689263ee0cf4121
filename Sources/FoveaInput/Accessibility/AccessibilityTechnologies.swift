/// Assistive technologies that have a place of attention of their own.
///
/// Source: SwiftUI `AccessibilityTechnologies`.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var bits: Int

  /// A reader of screens, whose cursor goes from element to element.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
  /// Control of the program by a few switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }
  static var all: AccessibilityTechnologies { AccessibilityTechnologies(bits: 3) }

  private init(bits: Int) { self.bits = bits }

  /// No technology at all.
  public init() { bits = 0 }

  /// The technologies that are in one of the two sets.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }
  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
  /// The technologies that are in both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }
  /// Keeps only the technologies that are in another set too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
  /// The technologies that are in just one of the two sets.
  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies { AccessibilityTechnologies(bits: bits ^ other.bits) }
  /// Keeps the technologies that are in just one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }
  /// Whether all technologies of another set are in this one; a member is a set of one.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }
  /// Adds technologies; `inserted` is `false` when all of them were there.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Takes technologies out, and answers those that were there; `nil` when none was.
  @discardableResult
  public mutating func remove(
    _ member: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  /// Adds technologies, and answers those that were there before; `nil` when none was.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}
