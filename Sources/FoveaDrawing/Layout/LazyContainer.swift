import FoveaLayout
import FoveaNode

/// A container of which only the rows near what shows exist.
@MainActor
package protocol LazyContainer: ViewNode {
  var lazyBox: LazyBox { get }
  /// The view inside that has focus: its row and those beside it stay.
  var focusedView: ViewNode? { get set }
  /// The place of a row by its identity.
  func index(ofRow id: AnyHashable) -> Int?
  /// Keeps a row whatever shows, until `unpin()`.
  func pin(_ row: Int)
  func unpin()
  /// Makes the next rows from a view inside; `false` where there are none.
  func makeMore(from node: ViewNode, forward: Bool) -> Bool
}

extension ViewTree {
  private static let lazyContainersKey = TreeKey { tree in
    tree.moments.layoutEnded.append { [unowned tree] in
      for container in tree.lazyContainers.values { container.unpin() }
    }
    return [ObjectIdentifier: any LazyContainer]()
  }

  /// Containers of which only a part exists.
  package var lazyContainers: [ObjectIdentifier: any LazyContainer] {
    get { self[Self.lazyContainersKey] }
    set { self[Self.lazyContainersKey] = newValue }
  }
}
