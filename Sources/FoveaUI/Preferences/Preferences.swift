import FoveaLayout
import Foundation

extension View {
  /// Hands a value up to the views around, in place of what the views inside hand up.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { _, _ in value })
  }

  /// Changes the value that the views inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { _, content in
        var value = content() ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Hands up a value made from a place of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { node, _ in transform(Anchor(node: node, source: value)) })
  }

  /// Changes the value that the views inside hand up with a place of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { node, content in
        var result = content() ?? K.defaultValue
        transform(&result, Anchor(node: node, source: value))
        return result
      })
  }

  /// Runs an action with what the views inside hand up, first and whenever it has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}

nonisolated struct PreferenceWriter<Key: PreferenceKey>: NodeModifier {
  typealias Body = Never
  let make: (ViewNode, () -> Key.Value?) -> Key.Value

  init(_ make: @escaping (ViewNode, () -> Key.Value?) -> Key.Value) { self.make = make }

  @MainActor func attach(to node: ModifierNode<Self>) {
    let slot = node.preferenceSlot(Key.self)
    slot.own = { [unowned node] content in node.modifier.make(node, content) }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    node.preferenceChanged(ObjectIdentifier(Key.self))
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    node.preferenceChanged(ObjectIdentifier(Key.self))
  }
}

nonisolated struct PreferenceAction<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
  typealias Body = Never
  let action: (Key.Value) -> Void

  @MainActor func attached(to node: ModifierNode<Self>) {
    guard let content = node.children.first else { return }
    let told = ToldValue<Key.Value>()
    let reader = content.readPreference(Key.self, for: node) { [unowned node] value in
      told.tell(value ?? Key.defaultValue, at: node) { node, _, value in
        node.modifier.action(value)
      }
    }
    node.tree.needReader(reader)
  }
}
