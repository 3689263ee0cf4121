import Foundation
import FoveaDrawing
import FoveaNode

/// A height at which a sheet may rest.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Value: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }
  private let value: Value

  public static let medium = PresentationDetent(value: .medium)
  public static let large = PresentationDetent(value: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .height(height))
  }
}

/// How a sheet or a popover is shown where space is short.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  public static let automatic = PresentationAdaptation(number: 0)
  public static let none = PresentationAdaptation(number: 1)
  public static let popover = PresentationAdaptation(number: 2)
  public static let sheet = PresentationAdaptation(number: 3)
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

/// Whether what lies behind a sheet can be used.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let number: Int
  public static let automatic = PresentationBackgroundInteraction(number: 0)
  public static let enabled = PresentationBackgroundInteraction(number: 1)
  public static let disabled = PresentationBackgroundInteraction(number: 2)
}

extension View {
  /// Accepted for source compatibility: sheets have one height, that of the device.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Accepted for source compatibility: sheets have one height, so `selection` never changes.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// Accepted for source compatibility: sheets are not dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: panels have square corners.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepted for source compatibility: the device decides how a panel is shown.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Accepted for source compatibility: what lies behind a sheet cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Fills a panel behind its content.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background(style)
  }
}
