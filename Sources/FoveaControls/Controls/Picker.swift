import FoveaDrawing
import FoveaInput
import FoveaNode

/// Chooses one of several values, by the tags of the views inside.
///
/// Its style says whether the choices lie in a menu, in a row or in a column.
///
/// Source: SwiftUI `Picker`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.pickerStyle) private var style
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.isInMenu) private var isInMenu

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  @MainActor public var body: some View {
    if isInMenu {
      PickerOptions(selection: ListSelection(selection), kind: .menu, content: content)
    } else {
      switch style {
      case .menu:
        HStack {
          if !hidesLabel { label }
          Button(action: { isOpen.toggle() }) {
            PickedOption(value: AnyHashable(selection.wrappedValue), content: content)
          }
          .modifier(
            Presentation(.menu, isPresented: $isOpen) {
              PickerOptions(selection: ListSelection(selection), kind: .menu, content: content)
                .modifier(HugWidth())
            })
        }
      case .segments:
        HStack {
          if !hidesLabel { label }
          PickerOptions(selection: ListSelection(selection), kind: .segments, content: content)
        }
      case .inline:
        VStack(alignment: .leading, spacing: 0) {
          if !hidesLabel { label }
          PickerOptions(selection: ListSelection(selection), kind: .options, content: content)
        }
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The options of a picker, one of which is selected.
nonisolated struct PickerOptions<Content: View>: View {
  typealias Body = Never
  let selection: ListSelection
  let kind: ListKind
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ListNode(
      selection: view.selection, kind: view.kind,
      content: OptionColumn(view.kind, content: view.content),
      in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ListNode.self).update(
      selection: view.selection, content: OptionColumn(view.kind, content: view.content))
  }
}
