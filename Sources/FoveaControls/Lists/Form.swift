import FoveaDrawing
import FoveaNode

/// Controls in rows, grouped in sections. Each of its fields is a stop of its own (F85, F133).
///
/// Source: SwiftUI `Form`.
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ListNode(
      selection: nil, kind: .form, content: ListScroll(content: view.content), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ListNode.self).update(
      selection: nil, content: ListScroll(content: view.content))
  }
}

/// How forms are laid out. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol FormStyle {}

nonisolated public struct AutomaticFormStyle: FormStyle { public init() {} }
nonisolated public struct ColumnsFormStyle: FormStyle { public init() {} }
nonisolated public struct GroupedFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Accepted for source compatibility: forms have one look, that of the device.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
