import FoveaGeometry

/// The rows of a collection, kept by identity: a row that moves keeps its state and its focus.
package final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids = ContiguousArray<ID>()

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    view.data.visit { ids.append(view.id($0)) }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(ids.count)
    withContents { contents in
      for (id, content) in zip(ids, contents) { nodes.append(make(id, content)) }
    }
    adopt(nodes)
    reportDuplicates(in: ids.indices)
  }

  /// What the rows show. The author's closure runs here, after the body that holds it: what it
  /// reads is read by this node.
  private func withContents(_ work: (UnsafeBufferPointer<Content>) -> Void) {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: ids.count) { buffer in
      var count = 0
      observing {
        view.data.visit { element in
          // A collection that grows while it is walked has no rows for what it says later.
          guard count < buffer.count else { return }
          buffer.initializeElement(at: count, to: view.content(element))
          count += 1
        }
      }
      let contents = buffer[..<count]
      work(UnsafeBufferPointer(rebasing: contents))
      contents.deinitialize()
    }
  }

  package override func graphChanged() { update(view) }

  /// - Complexity: one comparison of identities and one of contents an element, besides what has
  ///   changed.
  func update(_ newer: ForEach<Data, ID, Content>) {
    view = newer
    let before = ids
    guard let ends = takeIdentities() else {
      return withContents { contents in
        for (node, content) in zip(children, contents) { Self.update(node, content) }
      }
    }
    var rows: [ID: ViewNode] = [:]
    for index in ends.middle(of: before.count) where rows[before[index]] == nil {
      rows[before[index]] = children[index]
    }
    let middle = ends.middle(of: ids.count)
    let known = middle.map { rows.removeValue(forKey: ids[$0]) }
    var nodes = children
    let gone = ends.middle(of: before.count)
    withContents { contents in
      for (index, content) in contents[..<middle.lowerBound].enumerated() {
        Self.update(children[index], content)
      }
      let newer = middle.map { index in
        guard let node = known[index - middle.lowerBound] else {
          return make(ids[index], contents[index])
        }
        Self.update(node, contents[index])
        return node
      }
      nodes.replaceSubrange(gone, with: newer)
      for index in middle.upperBound..<contents.count { Self.update(nodes[index], contents[index]) }
    }
    setChildren(nodes)
    reportDuplicates(in: middle)
  }

  /// Takes the identities of the elements.
  ///
  /// - Returns: what they have in common with those before; `nil` where they are the same.
  private func takeIdentities() -> CommonEnds? {
    var head = 0
    var others = ContiguousArray<ID>()
    view.data.visit { element in
      let id = view.id(element)
      if others.isEmpty, head < ids.count, ids[head] == id { head += 1 } else { others.append(id) }
    }
    if others.isEmpty && head == ids.count { return nil }
    var tail = 0
    let shorter = min(others.count, ids.count - head)
    while tail < shorter, others[others.count - 1 - tail] == ids[ids.count - 1 - tail] { tail += 1 }
    ids.replaceSubrange(head..., with: others)
    return CommonEnds(head: head, tail: tail)
  }

  private func make(_ id: ID, _ content: Content) -> ViewNode {
    let node = RowNode(id: AnyHashable(id), in: placeContext)
    node.adopt([Content._makeNode(content, in: node.placeContext)])
    return node
  }

  private static func update(_ row: ViewNode, _ content: Content) {
    Content._updateNode(content, row.children[0])
  }

  /// Elements that share an identity share a row's state; the author is told.
  ///
  /// - Parameter range: the rows that came; the others have been looked at.
  private func reportDuplicates(in range: Range<Int>) {
    guard let twice = duplicate(in: range) else { return }
    tree.report(
      Issue(
        "The identity \(twice) occurs more than once in a ForEach; its rows share their state.",
        fixes: ["Give each element an id of its own."], place: "ForEach"))
  }

  private func duplicate(in range: Range<Int>) -> ID? {
    if range.isEmpty { return nil }
    // Numbers that grow from row to row, as indices do, need no set; nor does a single newcomer.
    if let numbers = ids as? ContiguousArray<Int>, zip(numbers, numbers.dropFirst()).allSatisfy(<) {
      return nil
    }
    if range.count == 1 {
      let id = ids[range.lowerBound]
      return ids[..<range.lowerBound].contains(id) || ids[range.upperBound...].contains(id)
        ? id : nil
    }
    var seen = Set<ID>()
    return ids.first { !seen.insert($0).inserted }
  }
}

extension Sequence {
  /// Calls `work` with each element, in place where elements lie one after the other.
  func visit(_ work: (Element) -> Void) {
    let isDone: Void? = withContiguousStorageIfAvailable { for element in $0 { work(element) } }
    if isDone == nil { for element in self { work(element) } }
  }
}

/// One row of a collection; it carries the identity by which scrolling and selection find it.
package final class RowNode: ViewNode {
  package let id: AnyHashable
  /// The place in the collection, kept up to date by lazy collections only.
  package var index = 0
  /// Shows the row anew when something that a lazy collection's closure read for it has changed.
  var refresh: (() -> Void)?

  package override func graphChanged() { refresh?() }

  init(id: AnyHashable, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }
}
