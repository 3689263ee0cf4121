import FoveaNode

extension View {
  /// Sets the look of text editors inside.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorLook, style._look)
  }
}

/// The look of text editors. Only the device's styles conform.
///
/// Source: SwiftUI `TextEditorStyle`.
nonisolated public protocol TextEditorStyle {
  @_documentation(visibility: internal)
  var _look: _TextFieldLook { get }
}

/// What the device makes of an editor: an area, but on the phone and where the author paints it.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public var _look: _TextFieldLook { .automatic }
}

/// Only text.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorLookKey: EnvironmentKey {
  static var defaultValue: _TextFieldLook { .automatic }
}

extension EnvironmentValues {
  var textEditorLook: _TextFieldLook {
    get { self[TextEditorLookKey.self] }
    set { self[TextEditorLookKey.self] = newValue }
  }
}
