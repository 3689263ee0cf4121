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
    var base = environment.foregroundStyle
    // Levels do not add up: that of the innermost one counts, of the style around all of them.
    while let style = base, style.style is HierarchicalShapeStyle { base = style.around }
    if let base {
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
  fileprivate var ground: Ground?

  /// The foreground on which a foreground style is set.
  fileprivate indirect enum Ground: Sendable {
    case device
    case style(AnyShapeStyle)
  }

  /// Hides the type of a style, so that different ones fit one property.
  public init<S: ShapeStyle>(_ style: S) {
    if let same = style as? AnyShapeStyle { self = same } else { self.style = style }
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint { paint(in: environment) }

  func paint(in environment: EnvironmentValues) -> _StylePaint {
    if ground == nil { return style._paint(in: environment) }
    var outside = environment
    outside.foregroundStyle = around
    return style._paint(in: outside)
  }

  func color(in environment: EnvironmentValues) -> RGBA {
    paint(in: environment).paint.representative
  }

  /// The style that was the foreground where this one was set; `nil` leaves it to the device.
  var around: AnyShapeStyle? {
    if case .style(let style) = ground { style } else { nil }
  }

  /// Whether what the style comes to may depend on the foreground around.
  var looksAround: Bool { !(style is Color) }

  /// The style as the foreground inside of another one: what it says of the foreground is said of
  /// that one, never of itself.
  func grounded(on outer: AnyShapeStyle?) -> AnyShapeStyle {
    var copy = self
    if looksAround { copy.ground = outer.map { .style($0) } ?? .device }
    return copy
  }
}

extension AnyShapeStyle: SelfComparing {
  @MainActor package func isSame(as other: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      guard let rhs = other.style as? S else { return false }
      return areProvablyEqual(style, rhs)
    }
    return compare(style) && ground.isSame(as: other.ground)
  }
}

extension AnyShapeStyle.Ground? {
  @MainActor fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil), (.device, .device): true
    case (.style(let lhs), .style(let rhs)): lhs.isSame(as: rhs)
    default: false
    }
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
    modifier(ForegroundWriter(style: AnyShapeStyle(style)))
  }

  /// Sets the colour of text, symbols and shapes inside.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}

/// Sets the foreground style of what is inside, on the ground of the one around.
nonisolated struct ForegroundWriter: NodeModifier {
  typealias Body = Never
  let style: AnyShapeStyle

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.memory = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if !style.isSame(as: old.style) { refresh(node) }
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    let outer = style.looksAround ? node.tracking { node.values.foregroundStyle } : nil
    contentEnvironment(node).set(ForegroundStyleKey.self, to: style.grounded(on: outer))
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    node.memory as? EnvironmentScope ?? node.environment
  }
}
