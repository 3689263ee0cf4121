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

  /// Runs an action with what the views inside hand up, first and whenever it has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}

nonisolated package struct PreferenceWriter<Key: PreferenceKey>: NodeModifier {
  package typealias Body = Never
  let make: (ViewNode, () -> Key.Value?) -> Key.Value

  package init(_ make: @escaping (ViewNode, () -> Key.Value?) -> Key.Value) { self.make = make }

  @MainActor package func attach(to node: ModifierNode<Self>) {
    let slot = node.preferenceSlot(Key.self)
    slot.own = { [unowned node] content in node.modifier.make(node, content) }
  }

  @MainActor package func update(_ node: ModifierNode<Self>, from old: Self) {
    node.preferenceChanged(ObjectIdentifier(Key.self))
  }

  @MainActor package func detach(from node: ModifierNode<Self>) {
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
