/// Assistive technologies that have a place of attention of their own.
///
/// Source: SwiftUI `AccessibilityTechnologies`.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var bits: Int

  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }
  static var all: AccessibilityTechnologies { AccessibilityTechnologies(bits: 3) }

  private init(bits: Int) { self.bits = bits }

  public init() { bits = 0 }

  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies { AccessibilityTechnologies(bits: bits ^ other.bits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(
    _ member: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}
