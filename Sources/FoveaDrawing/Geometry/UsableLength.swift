import FoveaGeometry
import Foundation

extension CGFloat {
  /// The length; `nil` for what is no number or has no end, and so counts as not given.
  nonisolated var usableLength: Double? { isFinite ? Double(self) : nil }
}

extension Insets {
  /// The distances, 0 in place of what is no number or has no end.
  nonisolated var usable: Insets {
    func length(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return Insets(
      top: length(top), left: length(left), bottom: length(bottom), right: length(right))
  }
}
