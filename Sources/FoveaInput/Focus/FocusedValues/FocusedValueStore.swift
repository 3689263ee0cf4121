import FoveaGraph
import FoveaNode

/// What the views of one window publish, and who reads it (F261–F274).
///
/// The values along the path from the focused view to the root come first, the nearest one of each
/// key; then the scene's own. A window that is not active reads the active one's values.
@MainActor
package final class FocusedValueStore {
  package unowned let tree: ViewTree
  private let graph: Graph
  /// What this window's views publish.
  private(set) var published: [ObjectIdentifier: FocusedEntry] = [:]
  /// What readers in this window see.
  private var seen: [ObjectIdentifier: FocusedEntry] = [:]
  private var sources: [ObjectIdentifier: Source] = [:]
  private var sceneNodes: [any FocusedValuePublisher] = []
  private var isStale = false
  private weak var lastFocused: FocusTarget?
  /// Another window's values take the place of this window's own.
  private var isFollowing = false
  /// Called when what this window publishes has changed.
  package var onPublish: (() -> Void)?

  init(in tree: ViewTree) {
    self.tree = tree
    graph = tree.graph
  }

  // MARK: Reading

  /// The entry of a key; whoever reads it depends on it.
  nonisolated func entry(of key: ObjectIdentifier) -> FocusedEntry? {
    // Values are read on the main actor, like everything of a tree; the entry stays there.
    nonisolated(unsafe) var found: FocusedEntry?
    MainActor.assumeIsolated {
      let source = sources[key] ?? Source(in: graph)
      sources[key] = source
      source.read()
      found = seen[key]
    }
    return found
  }

  // MARK: Publishing

  func add(_ node: any FocusedValuePublisher) {
    if node.isScene { sceneNodes.append(node) }
    isStale = true
  }

  func remove(_ node: any FocusedValuePublisher) {
    if node.isScene { sceneNodes.removeAll { $0 === node } }
    isStale = true
  }

  func changed(_ node: any FocusedValuePublisher) {
    isStale = true
    tree.needsFrame()
  }

  package var isSettled: Bool { !isStale && lastFocused === tree.focus.focused }

  /// Collects what is published where focus is now.
  ///
  /// - Returns: whether readers in this window were marked.
  /// - Complexity: O(*d* + *s*), where *d* is the depth of the focused view and *s* the number of
  ///   views that publish for the scene.
  package func settle() -> Bool {
    if isSettled { return false }
    isStale = false
    lastFocused = tree.focus.focused
    var values: [ObjectIdentifier: FocusedEntry] = [:]
    var node = lastFocused?.view
    while let current = node {
      if current.roles.contains(.focusedValue),
        let publisher = current as? any FocusedValuePublisher,
        !publisher.isScene
      {
        values.merge(publisher.entries) { nearest, _ in nearest }
      }
      node = current.parent
    }
    for publisher in sceneNodesLastFirst { values.merge(publisher.entries) { first, _ in first } }
    published = values
    let isTold = isFollowing ? false : show(values)
    onPublish?()
    return isTold
  }

  /// Of several views that publish a key for the scene the last one in tree order decides: one
  /// inside another, or a page above it.
  private var sceneNodesLastFirst: [any FocusedValuePublisher] {
    sceneNodes.count < 2 ? sceneNodes : sceneNodes.sorted { $1.comesBefore($0) }
  }

  /// Shows another window's values to readers here; `nil` shows this window's own (F274).
  package func follow(_ other: FocusedValueStore?) {
    isFollowing = other != nil
    if show(other?.published ?? published) { tree.needsFrame() }
  }

  /// Shows no values: no window is active.
  package func followNothing() {
    isFollowing = true
    if show([:]) { tree.needsFrame() }
  }

  private func show(_ values: [ObjectIdentifier: FocusedEntry]) -> Bool {
    var isTold = false
    for (key, source) in sources {
      let isSame: Bool
      switch (seen[key], values[key]) {
      case (nil, nil): isSame = true
      case (let old?, let new?): isSame = old.isSame(as: new)
      default: isSame = false
      }
      if !isSame {
        isTold = isTold || source.isObserved
        source.changed()
      }
    }
    seen = values
    return isTold
  }
}

/// A node of `focusedValue` or one of its relatives.
@MainActor
protocol FocusedValuePublisher: ViewNode {
  /// What it publishes; nothing where the value is `nil` (F269).
  var entries: [ObjectIdentifier: FocusedEntry] { get }
  /// Whether it publishes wherever focus is, as long as the scene is active (F264).
  var isScene: Bool { get }
}

extension ViewTree {
  private static let focusedValuesKey = TreeKey { FocusedValueStore(in: $0) }

  /// What views hand to commands and to each other because of where focus is.
  package var focusedValues: FocusedValueStore { self[Self.focusedValuesKey] }
}
