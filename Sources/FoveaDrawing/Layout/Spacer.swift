import Foundation
import FoveaLayout
import FoveaNode
import FoveaScene

/// Space that grows along the stack around it.
///
/// Source: SwiftUI `Spacer`.
@frozen nonisolated public struct Spacer: View {
  public typealias Body = Never

  /// The least length, in points; 8 where none is given.
  public var minLength: CGFloat?

  /// Space of at least `minLength` points; 8 where that is `nil`.
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = ViewNode(in: context)
    node.setBox(
      SpacerBox(minLength: Double(view.minLength ?? 8), in: context.tree.layout), draws: false)
    return node
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    (node.box as? SpacerBox)?.minLength = Double(view.minLength ?? 8)
  }
}

/// A thin line between views, across the stack around it.
nonisolated public struct Divider: View {
  public typealias Body = Never

  /// A line one point thick in the colour of separators.
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    PaintNode(DividerBox(in: context.tree.layout), in: context) { values, size in
      .fill(.bounds, .color(SystemColor.separator.resolve(in: values)))
    }
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {}
}
