import FoveaInput
import FoveaNode

/// Where a search field stands. It stands above the view, wherever it is asked for.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Whether a field in the bar is always there.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Where suggestions show.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let number: Int
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  public static let menu = SearchSuggestionsPlacement(number: 1)
  public static let content = SearchSuggestionsPlacement(number: 2)

  /// Several places.
  nonisolated public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// When scopes show.
nonisolated public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// What bars do while a search is presented.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension View {
  /// What a search offers to choose from while its field has focus.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { $0.suggestions = view }
  }

  /// Hides suggestions of this view's search in some places; they have one place here, so only
  /// hiding them in all hides them.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, in placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchParts) { parts in
      if visibility == .hidden, placements == [.menu, .content] { parts.suggestions = nil }
    }
  }

  /// Choosing this suggestion makes its text that of the search, and submits it (F277).
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletionView(content: self, completion: completion)
  }

  /// Choosing this suggestion would add a token; tokens are added by the program here.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Kinds of results to choose from while searching.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let view = searchScopePicker(scope, scopes())
    return transformEnvironment(\.searchParts) { $0.scopes = view }
  }

  /// Kinds of results to choose from; they show while the search is presented, whatever is asked.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Accepted for source compatibility: bars stay as they are while searching.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }
}

nonisolated func searchScopePicker<V: Hashable, S: View>(
  _ scope: Binding<V>, _ scopes: S
) -> AnyView {
  AnyView(
    Picker(selection: scope) {
      scopes
    } label: {
      EmptyView()
    }
    .pickerStyle(SegmentedPickerStyle()))
}

/// A suggestion that can be chosen.
nonisolated struct CompletionView<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.search) private var search

  @MainActor var body: some View {
    Button {
      search.context?.text?.wrappedValue = completion
      _ = search.context?.field?.submit(.search)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}
