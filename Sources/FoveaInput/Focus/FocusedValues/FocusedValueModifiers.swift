import FoveaDrawing
import FoveaNode
import Observation

extension View {
  /// Publishes a value while focus is in this view (F261).
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isScene: false)
  }

  /// Publishes a value while focus is in this view; `nil` publishes nothing (F269).
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isScene: false)
  }

  /// Publishes an object under its type while focus is in this view (F270).
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(
      content: self, keyPath: \.[object: FocusedObjectName<T>()], value: object, isScene: false)
  }

  /// Publishes a value while the scene is active, wherever focus is (F264).
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isScene: true)
  }

  /// Publishes a value while the scene is active; `nil` publishes nothing (F269).
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isScene: true)
  }

  /// Publishes an object under its type while the scene is active (F270).
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(
      content: self, keyPath: \.[object: FocusedObjectName<T>()], value: object, isScene: true)
  }
}

/// A view that publishes a value.
nonisolated struct FocusedValueView<Content: View, Value>: View {
  typealias Body = Never
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isScene: Bool

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = FocusedValueNode(view.keyPath, view.value, isScene: view.isScene, in: context)
    node.adopt([Content._makeNode(view.content, in: node.placeContext)])
    return node
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: FocusedValueNode<Value>.self).update(view.keyPath, view.value)
    if let child = node.children.first { Content._updateNode(view.content, child) }
  }

  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    typealias Each = FocusedValueView<EachModified<Content, M>, Value>
    return Each._makeNode(view.each(with: modifier), in: context)
  }

  @MainActor static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    typealias Each = FocusedValueView<EachModified<Content, M>, Value>
    Each._updateNode(view.each(with: modifier), node)
  }

  @MainActor static var _mayBeSeveral: Bool { Content._mayBeSeveral }
  @MainActor static var _mayBeEndless: Bool { Content._mayBeEndless }

  private func each<M: ViewModifier>(
    with modifier: M
  ) -> FocusedValueView<EachModified<Content, M>, Value> {
    FocusedValueView<EachModified<Content, M>, Value>(
      content: EachModified(content: content, modifier: modifier), keyPath: keyPath, value: value,
      isScene: isScene)
  }
}

package final class FocusedValueNode<Value>: ViewNode, FocusedValuePublisher {
  private(set) var entries: [ObjectIdentifier: FocusedEntry] = [:]
  private var keyPath: WritableKeyPath<FocusedValues, Value?>
  private var value: Value?
  let isScene: Bool

  init(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isScene: Bool,
    in context: NodeContext
  ) {
    self.keyPath = keyPath
    self.value = value
    self.isScene = isScene
    super.init(in: context)
    roles = .focusedValue
    collect()
    tree.focusedValues.add(self)
  }

  func update(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) {
    if keyPath == self.keyPath && areProvablyEqual(value, self.value) { return }
    self.keyPath = keyPath
    self.value = value
    collect()
    tree.focusedValues.changed(self)
  }

  private func collect() {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    entries = values.written.mapValues { entry in
      var entry = entry
      entry.publisher = ObjectIdentifier(self)
      return entry
    }
  }

  package override var isModifier: Bool { true }
  package override func willDetach() { tree.focusedValues.remove(self) }
}
