import FoveaGraph
import FoveaNode

/// Where the value of an `AccessibilityFocusState` lives, and which views are bound to its values.
///
/// Sendable: it is read and written on the main actor only; a write from elsewhere traps.
final class AccessibilityFocusLocation<Value: Hashable>: @unchecked Sendable {
  private let initial: Value
  private let technologies: AccessibilityTechnologies
  private let source: Source
  private var shown: Value
  private weak var owner: ViewNode?
  private var bound = BoundViews<AccessibilityFocusedNode<Value>>()

  @MainActor init(
    _ initial: Value, for technologies: AccessibilityTechnologies, owner: ViewNode
  ) {
    self.initial = initial
    self.technologies = technologies
    shown = initial
    self.owner = owner
    source = Source(in: owner.tree.graph)
  }

  func get() -> Value {
    guard owner?.isGone == false else { return initial }
    source.read()
    return shown
  }

  func set(_ value: Value) {
    // `assumeIsolated` checks that this runs on the main actor: the value crosses no boundary.
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      guard let owner, !owner.isDetached, owner.tree.reader.runs(technologies) else { return }
      show(value)
      owner.tree.reader.request { [weak self] in self?.place(of: value) ?? .unknown }
    }
  }

  /// Where the reader goes for a value: to the first element of a bound view, or nowhere.
  @MainActor private func place(of value: Value) -> ScreenReader.Place {
    if value == initial {
      return boundNode(around: owner?.tree.reader.view) == nil ? .unknown : .nowhere
    }
    for node in bound.views(of: value) {
      if let view = node.firstReadable { return .view(view) }
    }
    return .unknown
  }

  /// The first element that a value names inside a region.
  @MainActor func view(of value: Value, inside region: ViewNode) -> ViewNode? {
    bound.views(of: value).first { $0.isInside(region) }?.firstReadable
  }

  @MainActor fileprivate func show(_ value: Value) {
    guard shown != value else { return }
    shown = value
    source.changed()
  }

  @MainActor fileprivate func add(_ node: AccessibilityFocusedNode<Value>) {
    bound.add(node)
    owner?.tree.reader.states[ObjectIdentifier(self)] = self
  }

  @MainActor fileprivate func remove(_ node: AccessibilityFocusedNode<Value>, _ value: Value) {
    bound.remove(node, value)
  }

  /// The innermost view around a place that is bound to this state.
  @MainActor fileprivate func boundNode(
    around view: ViewNode?
  ) -> AccessibilityFocusedNode<Value>? {
    var node = view
    while let current = node {
      if let bound = current as? AccessibilityFocusedNode<Value>, bound.location === self {
        return bound
      }
      node = current.parent
    }
    return nil
  }
}

extension ViewNode {
  fileprivate nonisolated var isGone: Bool { MainActor.assumeIsolated { isDetached } }

  /// The first element inside that an assistive technology can go to.
  var firstReadable: ViewNode? {
    accessibilityElements().first { !$0.isHidden && !$0.isInvisible }?.view
  }
}

@MainActor
extension AccessibilityFocusLocation: ReaderState {
  func readerMoved(to view: ViewNode?) {
    if let node = boundNode(around: view), node.tree.reader.runs(technologies) {
      show(node.value)
    } else {
      show(initial)
    }
  }
}

extension AccessibilityFocusLocation: PropertySlot {
  @MainActor package func ownerIsGone() {
    owner?.tree.reader.states[ObjectIdentifier(self)] = nil
  }
}

extension View {
  /// Connects a view with a value of an accessibility focus state (F410).
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    AccessibilityFocusedView(content: self, binding: binding, value: value)
  }

  /// Connects a view with an accessibility focus state that is true while an assistive technology
  /// is at the view or inside it.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    AccessibilityFocusedView(content: self, binding: condition, value: true)
  }
}

/// A view bound to a value of an accessibility focus state.
nonisolated struct AccessibilityFocusedView<Content: View, Value: Hashable>: View {
  typealias Body = Never
  let content: Content
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = AccessibilityFocusedNode(view.binding.location, view.value, in: context)
    node.adopt([Content._makeNode(view.content, in: node.childContext)])
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    let node = node.cast(to: AccessibilityFocusedNode<Value>.self)
    node.update(view.binding.location, view.value)
    if let child = node.children.first { Content._updateNode(view.content, child) }
  }
}

package final class AccessibilityFocusedNode<Value: Hashable>: ViewNode, BoundView {
  private(set) var location: AccessibilityFocusLocation<Value>?
  package private(set) var value: Value
  package unowned var nextOfValue: AccessibilityFocusedNode<Value>?

  init(_ location: AccessibilityFocusLocation<Value>?, _ value: Value, in context: NodeContext) {
    self.location = location
    self.value = value
    super.init(in: context)
    location?.add(self)
  }

  func update(_ location: AccessibilityFocusLocation<Value>?, _ value: Value) {
    guard location !== self.location || value != self.value else { return }
    self.location?.remove(self, self.value)
    self.location = location
    self.value = value
    location?.add(self)
    tree.reader.publish()
  }

  package override var isModifier: Bool { true }
  package override func willDetach() { location?.remove(self, value) }
}
