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

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    LabeledField.makeNode(view.input, label: view.label, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    LabeledField.updateNode(view.input, label: view.label, node)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

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

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, onCommit: onCommit, label: Text(title))
  }
}
