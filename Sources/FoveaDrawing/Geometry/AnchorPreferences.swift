import FoveaNode

extension View {
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
}
