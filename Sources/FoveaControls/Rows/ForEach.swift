import Foundation
import FoveaDrawing
import FoveaFields
import FoveaInput
import FoveaNode

/// A view for each element of a collection, known by the element's identity.
///
/// Source: SwiftUI `ForEach`.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = Self.identity(at: id)
  }

  /// Reads an identity at a key path; elements that are their own are not looked into.
  private static func identity(at path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard path == \Data.Element.self else { return { $0[keyPath: path] } }
    // A path to the element itself leads to a value of the element's type.
    return { unsafeBitCast($0, to: ID.self) }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(bound: data, id: { $0.id }, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(bound: data, id: { $0[keyPath: id] }, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    bound data: Binding<C>, id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, id(elements[$0])) }
    self.content = { content(data[$0.0]) }
    self.id = { $0.1 }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    isLazy(in: context) ? LazyForEachNode(view, in: context) : ForEachNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    if let node = node as? LazyForEachNode<Data, ID, Content> {
      node.update(view)
    } else {
      node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
    }
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    ForEach<Data, ID, EachModified<Content, M>>._makeNode(view.each(with: modifier), in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    ForEach<Data, ID, EachModified<Content, M>>._updateNode(view.each(with: modifier), node)
  }

  @MainActor public static var _mayBeSeveral: Bool { true }
  @MainActor public static var _mayBeEndless: Bool { true }

  /// Whether rows are made one at a time: elements that hold collections themselves are all there,
  /// and theirs are made row by row.
  @MainActor private static func isLazy(in context: NodeContext) -> Bool {
    context.isLazy && !Content._mayBeEndless
  }

  private func each<M: ViewModifier>(
    with modifier: M
  ) -> ForEach<Data, ID, EachModified<Content, M>> {
    ForEach<Data, ID, EachModified<Content, M>>(
      data: data,
      content: { [content] in EachModified(content: content($0), modifier: modifier) }, id: id)
  }
}
