import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode

/// A label at the leading end and a value at the trailing one.
///
/// Source: SwiftUI `LabeledContent`.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labelsAreHidden) private var hidesLabels

  fileprivate init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Any view as value, with any view as label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      ControlLabel(label: label)
      if !hidesLabels { Spacer(minLength: 10) }
      content.foregroundStyle(.secondary)
    }
    .modifier(LabelledControl(kind: .content))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Any view as value, with a localised label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Any view as value, with a label shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text as value, shown as it is, with a localised label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text as value, with a label; both are shown as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value that a format writes, with a localised label.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}
