/// Which letters a run of text is set in.
package struct FontDescription: Sendable, Hashable {
  /// A family name; `nil` is the surface's own.
  package var family: String?
  /// In points.
  package var size: Double
  /// 100 (ultra-light) … 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool

  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}
