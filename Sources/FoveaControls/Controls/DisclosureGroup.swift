import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode
import FoveaScene

/// A title that shows and hides what belongs to it.
///
/// While the title has focus, Space, Select or a click turn it.
///
/// Source: SwiftUI `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let bound: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @State private var isPressed = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    bound = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    bound = isExpanded
    self.content = content
    self.label = label()
  }

  @MainActor public var body: some View {
    let isExpanded = bound ?? $isOpen
    VStack(alignment: .leading, spacing: 0) {
      PressArea(
        isPressed: $isPressed, action: { isExpanded.wrappedValue.toggle() },
        accessibilityValue: isExpanded.wrappedValue ? "expanded" : "collapsed"
      ) {
        HStack(spacing: 8) {
          Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸").foregroundColor(.secondary)
            .accessibilityHidden(true)
          label
        }
      }
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, spacing: 0) { content() }.padding(.leading, 20)
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
