import Foundation
import FoveaDrawing
import FoveaNode
import FoveaTextEditing

/// An area for text of many lines; Return breaks the line and never submits (F280).
///
/// On the desktop Tab writes a tab and Control-Tab goes on (F145).
///
/// Source: SwiftUI `TextEditor`.
nonisolated public struct TextEditor: View {
  public typealias Body = Never
  let input: TextInput

  public init(text: Binding<String>) { input = Self.input(text) }

  /// An editor whose selection the program can read and set.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    var input = Self.input(text)
    input.selection = selection
    self.input = input
  }

  private static func input(_ text: Binding<String>) -> TextInput {
    var input = TextInput(.multiline, TextSource(text))
    input.isEditor = true
    return input
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TextInputNode.make(view.input, label: Text(verbatim: ""), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: TextInputNode.self).update(view.input, label: Text(verbatim: ""))
  }
}
