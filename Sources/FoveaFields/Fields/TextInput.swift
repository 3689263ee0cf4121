import FoveaDrawing
import FoveaInput
import FoveaNode
import FoveaTextEditing

/// What a field's view says: what all fields and editors have in common.
nonisolated package struct TextInput {
  var kind: EditableText.Kind
  var source: TextSource
  package var prompt: Text?
  /// Whether Return always breaks the line, and Tab writes.
  var isEditor = false
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Whether the label stands before the field: it is no placeholder then (F317).
  var isLabeled = false
  /// What a submission of this field triggers.
  package var trigger = SubmitTriggers.text

  package init(_ kind: EditableText.Kind, _ source: TextSource) {
    self.kind = kind
    self.source = source
  }

  /// A plain field of one line.
  package init(line source: TextSource) { self.init(.singleLine, source) }

  /// Whether another one reads the same and looks the same, as far as that can be told.
  @MainActor func isProvablyEqual(to other: TextInput) -> Bool {
    guard let text = source.binding, let otherText = other.source.binding,
      text.isSame(as: otherText), kind == other.kind, prompt == other.prompt,
      isEditor == other.isEditor
    else { return false }
    switch (selection, other.selection) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return lhs.isSame(as: rhs)
    default: return false
    }
  }
}
