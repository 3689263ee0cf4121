import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaNode

/// The rows of a collection, kept by identity: a row that moves keeps its state and its focus.
package final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids = ContiguousArray<ID>()

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    view.data.withElements { elements in
      ids.reserveCapacity(elements.count)
      for index in 0..<elements.count { ids.append(view.id(elements[index])) }
      var nodes: [ViewNode] = []
      nodes.reserveCapacity(ids.count)
      withContents(of: elements) { contents in
        for index in 0..<contents.count { nodes.append(make(ids[index], contents[index])) }
      }
      adopt(nodes)
    }
    reportDuplicates(in: ids.indices)
  }

  /// What the rows show. The author's closure runs here, after the body that holds it: what it
  /// reads is read by this node.
  private func withContents(
    of elements: UnsafeBufferPointer<Data.Element>, _ work: (UnsafeBufferPointer<Content>) -> Void
  ) {
    let count = elements.count
    withUnsafeTemporaryAllocation(of: Content.self, capacity: count) { buffer in
      let content = view.content
      observing {
        for index in 0..<count { buffer.initializeElement(at: index, to: content(elements[index])) }
      }
      work(UnsafeBufferPointer(buffer))
      buffer.deinitialize()
    }
  }

  package override func graphChanged() { update(view) }

  /// - Complexity: one comparison of identities and one of contents an element, besides what has
  ///   changed.
  func update(_ newer: ForEach<Data, ID, Content>) {
    view = newer
    newer.data.withElements { elements in
      let before = ids
      if let ends = takeIdentities(of: elements) {
        replace(before, ends, elements)
      } else {
        let rows = children
        withContents(of: elements) { contents in
          for index in 0..<contents.count { Self.update(rows[index], contents[index]) }
        }
      }
    }
  }

  /// Takes the identities of the elements.
  ///
  /// - Returns: what they have in common with those before; `nil` where they are the same.
  private func takeIdentities(of elements: UnsafeBufferPointer<Data.Element>) -> CommonEnds? {
    let identify = view.id
    let count = elements.count
    let shorter = min(count, ids.count)
    let head = ids.withUnsafeBufferPointer { ids in
      var head = 0
      while head < shorter && ids[head] == identify(elements[head]) { head += 1 }
      return head
    }
    if head == count && head == ids.count { return nil }
    var tail = 0
    while tail < shorter - head,
      ids[ids.count - 1 - tail] == identify(elements[count - 1 - tail])
    {
      tail += 1
    }
    let ends = CommonEnds(head: head, tail: tail)
    let newer = ends.middle(of: count).map { identify(elements[$0]) }
    ids.replaceSubrange(ends.middle(of: ids.count), with: newer)
    return ends
  }

  /// Shows rows in a new order, with those that came and without those that went.
  ///
  /// - Parameter ends: the rows that stand where they stood, at either end.
  private func replace(
    _ before: ContiguousArray<ID>, _ ends: CommonEnds,
    _ elements: UnsafeBufferPointer<Data.Element>
  ) {
    let gone = ends.middle(of: before.count)
    let came = ends.middle(of: ids.count)
    var rows: [ID: ViewNode] = [:]
    for index in gone where rows[before[index]] == nil { rows[before[index]] = children[index] }
    let known = came.map { rows.removeValue(forKey: ids[$0]) }
    var nodes = children
    withContents(of: elements) { contents in
      for index in 0..<came.lowerBound { Self.update(nodes[index], contents[index]) }
      let newer = came.map { index in
        guard let node = known[index - came.lowerBound] else {
          return make(ids[index], contents[index])
        }
        Self.update(node, contents[index])
        return node
      }
      nodes.replaceSubrange(gone, with: newer)
      for index in came.upperBound..<contents.count { Self.update(nodes[index], contents[index]) }
    }
    setChildren(nodes)
    reportDuplicates(in: came)
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

extension RandomAccessCollection {
  /// Shows the elements to somebody as they lie in memory, one after the other: walking a collection
  /// of any other kind costs more than what is done with an element.
  fileprivate func withElements(_ work: (UnsafeBufferPointer<Element>) -> Void) {
    if withContiguousStorageIfAvailable(work) != nil { return }
    if let numbers = self as? Range<Int> {
      // The elements of a range of integers are integers.
      Array(numbers).withUnsafeBufferPointer { $0.withMemoryRebound(to: Element.self, work) }
    } else {
      Array(self).withUnsafeBufferPointer(work)
    }
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
