import Foundation
import FoveaNode

/// How large controls are. Buttons on an area are wider in large sizes; a terminal has one height.
nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  /// Space beside a label, given that of the regular size; points.
  func margin(_ regular: Double) -> Double {
    switch self {
    case .mini, .small: 5
    case .regular: regular
    case .large, .extraLarge: 20
    }
  }
}

/// The shape of a bordered button's area.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(Double)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(5))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(Double(radius)))
  }

  /// The corner radius, in points; more than half the height is a half circle.
  var radius: Double {
    switch kind {
    case .automatic: 5
    case .capsule, .circle: 1000
    case .rounded(let radius): radius
    }
  }
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How large controls inside are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Makes controls inside smaller or larger.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Gives the areas of bordered buttons inside a shape.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
