import Foundation
import FoveaDrawing
import FoveaNode
import FoveaTextEditing

/// A field for a secret: each character shows as a dot, and nothing of the text ever leaves the
/// field but by its binding (F312, F318, F319).
///
/// Source: SwiftUI `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
  public typealias Body = Never
  let input: TextInput
  let label: Label

  private init(
    _ text: Binding<String>, prompt: Text?, onCommit: (() -> Void)? = nil, label: Label
  ) {
    var input = TextInput(.secure, TextSource(text))
    input.prompt = prompt
    input.onCommit = onCommit
    self.input = input
    self.label = label
  }

  /// A field whose label is any view; its text is the placeholder where there is no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    LabeledField.makeNode(view.input, label: view.label, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    LabeledField.updateNode(view.input, label: view.label, node)
  }
}

extension SecureField where Label == Text {
  /// A field whose localised title is also its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// A field whose title, shown as it is, is also its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// A field with a localised title and a placeholder; `nil` shows the title in its place.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// A field with a title shown as it is and a placeholder; `nil` shows the title in its place.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// The older form, which tells of Return by a closure of its own; `onSubmit` does that now.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(titleKey))
  }

  /// The older form with a title shown as it is; `onCommit` tells of Return, as `onSubmit` does
  /// now.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(title))
  }
}
