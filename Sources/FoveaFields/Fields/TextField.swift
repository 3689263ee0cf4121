import Foundation
import FoveaDrawing
import FoveaNode
import FoveaTextEditing

/// A field for a line of text.
///
///     TextField("Email", text: $email)
///       .focused($field, equals: .email)
///       .submitLabel(.next)
///
/// The text goes to the binding with every edit. A binding that holds another text than was typed
/// decides what the field shows.
///
/// Source: SwiftUI `TextField`; F116, F123, F314–F317.
nonisolated public struct TextField<Label: View>: View {
  public typealias Body = Never
  let input: TextInput
  let label: Label

  init(_ source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
    var input = TextInput(axis == .vertical ? .multiline : .singleLine, source)
    input.prompt = prompt
    self.init(input, label: label)
  }

  package init(_ input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }

  /// A field whose label is any view; its text names the field and is its placeholder where there
  /// is no prompt. In a form of the desktop it stands before the field (F317).
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextSource(text), prompt: prompt, label: label())
  }

  /// A field that grows along an axis; vertically as many lines as `lineLimit` allows (F311).
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field whose selection the program can read and set.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    var input = TextInput(axis == .vertical ? .multiline : .singleLine, TextSource(text))
    input.prompt = prompt
    input.selection = selection
    self.init(input, label: label())
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LabeledField.makeNode(view.input, label: view.label, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    LabeledField.updateNode(view.input, label: view.label, node)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextSource(text), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextSource(text), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextSource(text), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextSource(text), prompt: prompt, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(TextSource(text), axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(TextSource(text), axis: axis, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field whose selection the program can read and set.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
