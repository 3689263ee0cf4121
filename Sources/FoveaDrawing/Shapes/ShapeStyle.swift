import Foundation
import FoveaGeometry
import FoveaNode
import FoveaScene

/// What areas, lines and text can be filled with.
///
/// Source: SwiftUI `ShapeStyle`. Authors compose the styles that are there; `resolve(in:)` of one's
/// own style gives another one.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  @_documentation(visibility: internal)
  func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: Fovea paints the styles that resolve to no other one itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by Fovea")
  }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _StylePaint { fatalError("no style") }
}

/// What a style comes to in an environment.
nonisolated public struct _StylePaint: Sendable {
  package let paint: Paint
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(paint: .color(resolve(in: environment)))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red, where a style is named with a dot.
  public static var red: Color { .red }
  /// The system's orange, where a style is named with a dot.
  public static var orange: Color { .orange }
  /// The system's yellow, where a style is named with a dot.
  public static var yellow: Color { .yellow }
  /// The system's green, where a style is named with a dot.
  public static var green: Color { .green }
  /// The system's mint, where a style is named with a dot.
  public static var mint: Color { .mint }
  /// The system's teal, where a style is named with a dot.
  public static var teal: Color { .teal }
  /// The system's cyan, where a style is named with a dot.
  public static var cyan: Color { .cyan }
  /// The system's blue, where a style is named with a dot.
  public static var blue: Color { .blue }
  /// The system's indigo, where a style is named with a dot.
  public static var indigo: Color { .indigo }
  /// The system's purple, where a style is named with a dot.
  public static var purple: Color { .purple }
  /// The system's pink, where a style is named with a dot.
  public static var pink: Color { .pink }
  /// The system's brown, where a style is named with a dot.
  public static var brown: Color { .brown }
  /// Full white in either colour scheme.
  public static var white: Color { .white }
  /// A middle grey, the same in either colour scheme.
  public static var gray: Color { .gray }
  /// Full black in either colour scheme.
  public static var black: Color { .black }
  /// No colour: what lies behind shows.
  public static var clear: Color { .clear }
  /// The colour that `tint` sets for the views around; blue where none is set.
  public static var accentColor: Color { .accentColor }
}

/// The foreground styles in order of emphasis.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground colour around as it is, or the colour of text.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Three fifths of the foreground colour around, or the system's grey for what says less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A third of the foreground colour around, or a paler grey of the system's.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// A fifth of the foreground colour around, or the palest grey of the system's.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    if let base = environment.foregroundStyle, !(base.style is HierarchicalShapeStyle) {
      let color = base.color(in: environment)
      return _StylePaint(paint: .color(color.opacity([1, 0.6, 0.35, 0.2][level])))
    }
    let roles: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
    return _StylePaint(paint: .color(roles[level].resolve(in: environment)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground colour around as it is, where a style is named with a dot.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Three fifths of the foreground colour around, where a style is named with a dot.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A third of the foreground colour around, where a style is named with a dot.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// A fifth of the foreground colour around, where a style is named with a dot.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The style of text and symbols around.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// The style that `foregroundStyle(_:)` sets around; the colour of text where none is set.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.foregroundStyle.map { $0.paint(in: environment) }
      ?? Color.primary._paint(in: environment)
  }
}

/// The background of the window.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// White in the light colour scheme and nearly black in the dark one.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(paint: .color(SystemColor.background.resolve(in: environment)))
  }
}

/// The accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// The colour that `tint` sets around; blue where none is set.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(paint: .color(SystemColor.accent.resolve(in: environment)))
  }
}

/// The accent colour while a view around has focus, grey otherwise (F447).
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// A style that follows focus: views that use it are drawn anew when focus comes or goes.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let color: SystemColor = environment.isFocused ? .accent : .gray
    return _StylePaint(paint: .color(color.resolve(in: environment)))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols around, where a style is named with a dot.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the window, where a style is named with a dot.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour, where a style is named with a dot.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected things, where a style is named with a dot.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// A style whose type is not told.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style, so that different ones fit one property.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint { paint(in: environment) }

  func paint(in environment: EnvironmentValues) -> _StylePaint { style._paint(in: environment) }

  func color(in environment: EnvironmentValues) -> RGBA {
    paint(in: environment).paint.representative
  }
}

extension AnyShapeStyle: SelfComparing {
  @MainActor package func isSame(as other: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      guard let rhs = other.style as? S else { return false }
      return areProvablyEqual(style, rhs)
    }
    return compare(style)
  }
}

package struct ForegroundStyleKey: EnvironmentKey {
  package static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The colour in which text is drawn.
  package var foregroundColor: RGBA {
    foregroundStyle?.color(in: self) ?? SystemColor.primary.resolve(in: self)
  }
}

extension View {
  /// Sets the style of text, symbols and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Sets the colour of text, symbols and shapes inside.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
