import FoveaLayout
import Foundation

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
    self.id = { $0[keyPath: id] }
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
    ForEachNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    ForEachNode(view.modified(by: modifier), in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    let kind = ForEachNode<Data, ID, ModifiedContent<Content, M>>.self
    node.cast(to: kind).update(view.modified(by: modifier))
  }

  @MainActor public static var _mayBeSeveral: Bool { true }

  private func modified<M: ViewModifier>(
    by modifier: M
  ) -> ForEach<Data, ID, ModifiedContent<Content, M>> {
    ForEach<Data, ID, ModifiedContent<Content, M>>(
      data: data, content: { [content] in content($0).modifier(modifier) }, id: id)
  }
}

/// The rows of a collection, kept by identity: a row that moves keeps its state and its focus.
package final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode, RowSource {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ID: ViewNode] = [:]
  private let isLazy: Bool

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    isLazy = context.isLazy
    super.init(in: context)
    ids = identities(of: view)
    if isLazy { return }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    for (id, element) in zip(ids, view.data) { nodes.append(make(id, element)) }
    adopt(nodes)
  }

  func update(_ newer: ForEach<Data, ID, Content>) {
    view = newer
    let before = ids
    ids = identities(of: newer)
    if isLazy { return updateLazily(before) }
    if ids == before {
      for (node, element) in zip(children, newer.data) {
        Content._updateNode(newer.content(element), rowContent(node))
      }
      return
    }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    var kept: [ID: ViewNode] = [:]
    kept.reserveCapacity(ids.count)
    for (id, element) in zip(ids, newer.data) {
      if let known = rows.removeValue(forKey: id) {
        Content._updateNode(newer.content(element), rowContent(known))
        kept[id] = known
        nodes.append(known)
      } else {
        let node = RowNode(id: AnyHashable(id), in: childContext)
        node.adopt([Content._makeNode(newer.content(element), in: node.childContext)])
        kept[id] = node
        nodes.append(node)
      }
    }
    rows = kept
    setChildren(nodes)
  }

  private func make(_ id: ID, _ element: Data.Element) -> ViewNode {
    let node = RowNode(id: AnyHashable(id), in: childContext)
    node.adopt([Content._makeNode(view.content(element), in: node.childContext)])
    rows[id] = node
    return node
  }

  private func rowContent(_ row: ViewNode) -> ViewNode { row.children[0] }

  /// The identities, each once: a second element with the same one is left out of the rows.
  private func identities(of view: ForEach<Data, ID, Content>) -> [ID] {
    let all = view.data.map(view.id)
    if Set(all).count == all.count { return all }
    report(duplicatesIn: all)
    return all
  }

  private func report(duplicatesIn ids: [ID]) {
    var seen = Set<ID>()
    guard let twice = ids.first(where: { !seen.insert($0).inserted }) else { return }
    tree.report(
      Issue(
        "The identity \(twice) occurs more than once in a ForEach; its rows share their state.",
        fixes: ["Give each element an id of its own."], place: "ForEach"))
  }

  // MARK: Lazy rows

  package var rowCount: Int { ids.count }

  package func row(at index: Int) -> ViewNode {
    let id = ids[index]
    if let known = rows[id] { return known }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    let node = make(id, element)
    adopt(children + [node])
    return node
  }

  package func existingRow(at index: Int) -> ViewNode? { rows[ids[index]] }

  package func discardRow(_ node: ViewNode) {
    guard let row = node as? RowNode, let id = row.id.base as? ID else { return }
    rows[id] = nil
    setChildren(children.filter { $0 !== node })
  }

  package func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id)
  }

  private func updateLazily(_ before: [ID]) {
    let present = Set(ids)
    for (id, node) in rows where !present.contains(id) {
      rows[id] = nil
      setChildren(children.filter { $0 !== node })
    }
    for (index, element) in view.data.enumerated() {
      if let node = rows[ids[index]] {
        Content._updateNode(view.content(element), rowContent(node))
      }
    }
    if ids != before { structureChanged() }
  }
}

/// One row of a collection; it carries the identity by which scrolling and selection find it.
package final class RowNode: ViewNode {
  package let id: AnyHashable

  init(id: AnyHashable, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }
}

/// Something that can make its rows one at a time, for lazy containers.
@MainActor
package protocol RowSource: ViewNode {
  var rowCount: Int { get }
  func row(at index: Int) -> ViewNode
  func existingRow(at index: Int) -> ViewNode?
  func discardRow(_ node: ViewNode)
  func index(of id: AnyHashable) -> Int?
}
