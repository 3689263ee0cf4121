import FoveaDrawing
import FoveaFocus
import FoveaGeometry
import FoveaNode

/// Rows that do not exist yet, and those that must not go.
extension FocusSystem {
  /// Lazy containers keep the row that has focus and those beside it (F88, F231).
  ///
  /// - Parameter target: what has focus now, or had it until now.
  func tellLazyContainers(around target: FocusTarget?) {
    let focusedView = target === focused ? target?.view : nil
    var node = target?.view
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        container.focusedView = focusedView
        container.lazyBox.viewportChanged()
      }
      node = current.parent
    }
  }

  /// Makes rows that a move may want, before it leaves their container or finds nothing (F232).
  ///
  /// - Parameter next: where the move would go now.
  /// - Returns: whether there are more now; a layout then puts them on the map.
  package func prepareMove(_ heading: Heading, to next: FocusMap.ID?) -> Bool {
    guard let focused else { return false }
    let found = target(of: next)?.node
    var node: ViewNode? = focused.node
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        if let found, found.isInside(container) { return false }
        if let forward = container.lazyBox.isForward(heading),
          container.makeMore(from: focused.node, forward: forward)
        {
          return true
        }
      }
      node = current.parent
    }
    return false
  }

  /// Makes rows that Tab may want, when its next target lies outside a container with more of them.
  ///
  /// - Returns: whether there are more now; a layout then puts them on the map.
  package func prepareStep(to next: FocusMap.ID?, backwards: Bool) -> Bool {
    let found = target(of: next)?.node
    var node = focused?.node
    while let current = node {
      if current.roles.contains(.lazyRows), let container = current as? any LazyContainer {
        // Round the end of the scope the next one may lie inside, but on the wrong side.
        if let found, let focused, found.isInside(container),
          focused.node.comesBefore(found) != backwards
        {
          return false
        }
        if let focused, container.makeMore(from: focused.node, forward: !backwards) { return true }
      }
      node = current.parent
    }
    return false
  }

  /// Rows whose identity a waiting request names exist when it is resolved (F38).
  func makeRequestedRows() {
    guard !requests.isEmpty, !tree.lazyContainers.isEmpty else { return }
    tree.settleBoxes()
    let wanted = requestedValues
    if wanted.isEmpty { return }
    for container in tree.lazyContainers.values {
      for value in wanted { if let row = container.index(ofRow: value) { container.pin(row) } }
    }
  }

  /// Values that waiting requests name though no view is bound to them.
  var requestedValues: [AnyHashable] { requests.compactMap(\.state.missingValue) }
}
