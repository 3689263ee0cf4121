import FoveaDrawing
import FoveaNode

extension View {
  /// Adds a search field above the view (F416–F422).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt)
  }

  /// Adds a search field above the view (F416–F422).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt))
  }

  /// Adds a search field above the view (F416–F422).
  @_disfavoredOverload
  nonisolated public func searchable<P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt))
  }

  /// Adds a search field whose presentation a binding controls (F418).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: prompt)
  }

  /// Adds a search field whose presentation a binding controls (F418).
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: Text(prompt))
  }

  /// Adds a search field whose presentation a binding controls (F418).
  @_disfavoredOverload
  nonisolated public func searchable<P: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P
  ) -> some View {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(suggestions: AnyView(suggestions())))
  }

  /// Adds a search field with suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(suggestions: AnyView(suggestions())))
  }

  /// Adds a search field with suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(suggestions: AnyView(suggestions())))
  }

  /// Adds a search field with scopes to choose from.
  nonisolated public func searchable<V: Hashable, S: View>(
    text: Binding<String>, scope: Binding<V>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with scopes to choose from.
  nonisolated public func searchable<V: Hashable, S: View>(
    text: Binding<String>, scope: Binding<V>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with scopes to choose from.
  @_disfavoredOverload
  nonisolated public func searchable<V: Hashable, S: View, P: StringProtocol>(
    text: Binding<String>, scope: Binding<V>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with scopes and suggestions.
  nonisolated public func searchable<D: Hashable, V1: View, V2: View>(
    text: Binding<String>, scope: Binding<D>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder scopes: () -> V1, @ViewBuilder suggestions: () -> V2
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with scopes and suggestions.
  nonisolated public func searchable<D: Hashable, V1: View, V2: View>(
    text: Binding<String>, scope: Binding<D>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder scopes: () -> V1, @ViewBuilder suggestions: () -> V2
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with scopes and suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<D: Hashable, V1: View, V2: View, P: StringProtocol>(
    text: Binding<String>, scope: Binding<D>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder scopes: () -> V1, @ViewBuilder suggestions: () -> V2
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())))
  }

  /// Adds a search field with tokens before its text.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt, tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens before its text.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt), tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens before its text.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt), tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens whose presentation a binding controls.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: prompt,
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens whose presentation a binding controls.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: Text(prompt),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens whose presentation a binding controls.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, presented: isPresented, prompt: Text(prompt),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and suggestions.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T,
    @ViewBuilder suggestions: () -> S
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(suggestions: AnyView(suggestions())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and suggestions.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T,
    @ViewBuilder suggestions: () -> S
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(suggestions: AnyView(suggestions())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder suggestions: () -> S
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(suggestions: AnyView(suggestions())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens. Suggested tokens are shown nowhere.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt, tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens. Suggested tokens are shown nowhere.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt), tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens. Suggested tokens are shown nowhere.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt), tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and scopes.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V: View
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and scopes.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V: View
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens and scopes.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V: View,
    P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens, scopes and suggestions.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V1: View, V2: View
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V1,
    @ViewBuilder suggestions: () -> V2
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt,
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens, scopes and suggestions.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V1: View, V2: View
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V1,
    @ViewBuilder suggestions: () -> V2
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }

  /// Adds a search field with tokens, scopes and suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, D: Hashable, V1: View,
    V2: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, scope: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T, @ViewBuilder scopes: () -> V1,
    @ViewBuilder suggestions: () -> V2
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: Text(prompt),
      parts: SearchParts(
        suggestions: AnyView(suggestions()), scopes: searchScopePicker(scope, scopes())),
      tokens: searchTokens(tokens, token))
  }
}

/// The tokens of a search, before its text.
nonisolated private func searchTokens<C: RandomAccessCollection, T: View>(
  _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
) -> AnyView where C.Element: Identifiable {
  AnyView(SearchTokens(tokens: tokens, token: token))
}

nonisolated struct SearchTokens<Tokens: RandomAccessCollection, Token: View>: View
where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let token: (Tokens.Element) -> Token

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { token($0) }
  }
}
