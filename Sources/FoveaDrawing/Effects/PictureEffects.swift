import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

extension View {
  /// Cuts the view off at the outline of another one. Surfaces cut along shapes only: a mask that is
  /// a shape or an image cuts at its frame, and a transparent part of it hides nothing.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipped()
  }

  /// The older spelling.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { clipped() }

  /// Cuts the view off at a shape.
  nonisolated public func mask<S: Shape>(_ mask: S) -> some View { clipShape(mask) }

  /// Accepted; surfaces draw no shadows.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Accepted; surfaces draw nothing blurred.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepted; colours are drawn as they are.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Accepted; colours are drawn as they are.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Accepted; colours are drawn as they are.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Accepted; colours are drawn as they are.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Accepted; colours are drawn one over the other.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepted; opacity already applies to the view as a whole.
  nonisolated public func compositingGroup() -> some View { self }

  /// Accepted; every surface draws in its own way.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Accepted; surfaces draw nothing turned, and the place of the view does not turn either.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Accepted; surfaces draw nothing in perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Hides the view at scale 0, for which no key reaches it either. Any other scale is accepted, and
  /// the view is drawn in its own size: text of a terminal has one size, and focus follows the place.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    opacity(s == 0 ? 0 : 1)
  }

  /// Hides the view where a scale is 0; any other scale is accepted, see `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }

  /// Hides the view where a scale is 0; any other scale is accepted, see `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

/// How colours are put over others. Accepted; they are drawn one over the other.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
