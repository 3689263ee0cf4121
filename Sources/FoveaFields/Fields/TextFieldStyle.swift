import FoveaGeometry
import FoveaNode
import FoveaScene

extension View {
  /// Sets the look of text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, style._look)
  }
}

/// The look of text fields. Only the device's styles conform.
///
/// Source: SwiftUI `TextFieldStyle`.
nonisolated public protocol TextFieldStyle {
  @_documentation(visibility: internal)
  var _look: _TextFieldLook { get }
}

/// What a style comes to.
@_documentation(visibility: internal)
nonisolated public enum _TextFieldLook: Hashable, Sendable {
  case automatic, plain, rounded, square
}

/// What the device makes of a field: an area on the desktop, the TV and the watch, only text on the
/// phone, and only text where the author paints the area.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .automatic }
}

/// Only text.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

/// Text on an area with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .rounded }
}

/// Text on an area with square corners.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .square }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The area around a field's text.
nonisolated struct TextFieldArea: Equatable {
  var insets = Insets.zero
  /// `nil` draws no area.
  var outline: Outline?
  var mark: FocusMark

  init(_ look: _TextFieldLook, idiom: DeviceTraits.Idiom, isPaintedByAuthor: Bool) {
    var look = look
    if look == .automatic {
      look = isPaintedByAuthor || idiom == .phone || idiom == .pad ? .plain : .rounded
    }
    switch look {
    case .automatic, .plain: break
    case .rounded: outline = .rounded(radius: idiom == .tv ? 10 : 5)
    case .square: outline = .bounds
    }
    if outline != nil { insets = Self.insets(for: idiom) }
    switch idiom {
    case .tv: mark = .lift
    case .phone, .pad, .watch: mark = .plain
    case .desktop: mark = outline.map { .ring($0) } ?? .plain
    }
  }

  /// On the desktop a terminal's column at the sides, and no line above or below.
  private static func insets(for idiom: DeviceTraits.Idiom) -> Insets {
    switch idiom {
    case .desktop: Insets(top: 0, left: 10, bottom: 0, right: 10)
    case .tv: Insets(top: 12, left: 20, bottom: 12, right: 20)
    case .phone, .pad, .watch: Insets(top: 7, left: 7, bottom: 7, right: 7)
    }
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: _TextFieldLook { .automatic }
}

extension EnvironmentValues {
  var textFieldLook: _TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}
