import Foundation
import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaNode

/// Makes its content from the size it is given; it takes all the space offered.
///
/// The content is made inside the layout pass, and again when the size changes.
///
/// Source: SwiftUI `GeometryReader`.
@frozen nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// What makes the content from the size and the place of the reader.
  public var content: (GeometryProxy) -> Content

  /// Makes the content once the reader has a size, at the top leading corner of its space.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    GeometryReaderNode(view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: GeometryReaderNode<Content>.self).update(view.content)
  }
}

package final class GeometryReaderNode<Content: View>: ViewNode {
  private var content: (GeometryProxy) -> Content
  private var known: FoveaGeometry.Size?

  init(_ content: @escaping (GeometryProxy) -> Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    let reader = SizeReaderBox(in: tree.layout)
    setBox(reader, draws: false)
    followLayoutDirection()
    reader.onSize = { [unowned self] size in MainActor.assumeIsolated { sized(size) } }
  }

  /// The layout has come to a size: the content is made, or made anew.
  private func sized(_ size: FoveaGeometry.Size) {
    if size == known { return }
    known = size
    runBody()
    tree.settleBoxes()
  }

  func update(_ content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    if known != nil { runBody() }
  }

  package override func graphChanged() {
    if known != nil { runBody() }
  }

  private func runBody() {
    tree.bodiesRun += 1
    let view = tracking {
      mirror(values.layoutDirection == .rightToLeft)
      return content(GeometryProxy(node: self))
    }
    if let child = children.first {
      Content._updateNode(view, child)
    } else {
      adopt([Content._makeNode(view, in: childContext)])
      refreshBoxes()
    }
  }
}

extension ViewTree {
  private static let geometryKey = TreeKey { tree in
    let watch = GeometryWatch()
    tree.moments.standing.append { [unowned tree] in watch.check(tree.layout) }
    return watch
  }

  /// Who depends on where views stand.
  package var geometry: GeometryWatch { self[Self.geometryKey] }
}
