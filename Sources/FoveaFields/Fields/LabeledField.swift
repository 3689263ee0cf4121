import FoveaDrawing
import FoveaInput
import FoveaNode

/// A field in a form of the desktop: the label stands before it, in a column of its own, and only a
/// prompt is a placeholder (F317).
///
///          Name ┃Ann                    ┃
///         Email  ann@example.org
nonisolated struct LabeledField<Label: View>: View {
  let input: TextInput
  let label: Label

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      // The field itself is named by it.
      label.frame(minWidth: 120, alignment: .trailing).accessibilityHidden(true)
      TextField(input, label: label).labelsHidden()
    }
  }

  /// The node of a field, with its label where one belongs before it.
  @MainActor static func makeNode(
    _ input: TextInput, label: Label, in context: NodeContext
  ) -> ViewNode {
    let values = EnvironmentValues(scope: context.environment)
    guard values.deviceIdiom == .desktop, values.labelsStandBeforeFields,
      !values.labelsAreHidden, Label.self != EmptyView.self
    else { return TextInputNode.make(input, label: label, in: context) }
    var input = input
    input.isLabeled = true
    return LabeledField._makeNode(LabeledField(input: input, label: label), in: context)
  }

  @MainActor static func updateNode(_ input: TextInput, label: Label, _ node: ViewNode) {
    if let field = node as? TextInputNode { return field.update(input, label: label) }
    var input = input
    input.isLabeled = true
    LabeledField._updateNode(LabeledField(input: input, label: label), node)
  }
}

private struct LabelsBeforeFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether fields stand in a form, which has a column for their labels where there is room.
  package var labelsStandBeforeFields: Bool {
    get { self[LabelsBeforeFieldsKey.self] }
    set { self[LabelsBeforeFieldsKey.self] = newValue }
  }
}
