import FoveaInput
import FoveaNode

/// One search: its field, and who wants to know of it.
@MainActor
final class SearchContext {
  /// The node around the field; bindings of `searchFocused` stand for what is inside.
  weak var field: SearchFieldAnchor?
  var text: Binding<String>?
  /// Ends the search: text cleared, field without focus.
  var dismiss: (() -> Void)?
  /// Whether the search is presented, for what must not depend on it.
  var isPresented: (() -> Bool)?
  /// Presents the search and gives its field focus.
  var activate: (() -> Void)?
  private var waiting: [any SearchFocusBinding] = []

  nonisolated init() {}

  func attach(_ binding: any SearchFocusBinding) {
    waiting.removeAll { $0 === binding }
    waiting.append(binding)
    field?.add(binding)
    binding.stand(for: field)
  }

  func detach(_ binding: any SearchFocusBinding) {
    waiting.removeAll { $0 === binding }
    field?.remove(binding)
  }

  func fieldCame(_ anchor: SearchFieldAnchor) {
    field = anchor
    for binding in waiting {
      anchor.add(binding)
      binding.stand(for: anchor)
    }
  }
}

/// A node of `.focused` that stands for a field elsewhere.
@MainActor
protocol SearchFocusBinding: FocusBindingNode {
  func stand(for place: ViewNode?)
}

extension FocusedNode: SearchFocusBinding {}

/// The search that views belong to.
nonisolated struct SearchReference: SelfComparing {
  let context: SearchContext?
  @MainActor func isSame(as other: SearchReference) -> Bool { context === other.context }
}

private struct SearchKey: EnvironmentKey {
  static var defaultValue: SearchReference { SearchReference(context: nil) }
}
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

/// What modifiers inside of `searchable` add to its field: suggestions and scopes.
nonisolated struct SearchParts {
  var suggestions: AnyView?
  var scopes: AnyView?
}

extension EnvironmentValues {
  var search: SearchReference {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  var searchParts: SearchParts {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// Whether the person is searching in the nearest searchable view around (F419).
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the nearest searchable view around (F420).
  public var dismissSearch: DismissSearchAction { DismissSearchAction(context: search.context) }
}

/// Ends a search: its text is cleared, its field loses focus.
///
/// Source: SwiftUI `DismissSearchAction`; F420.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let context: SearchContext?

  nonisolated init(context: SearchContext?) { self.context = context }

  public func callAsFunction() { context?.dismiss?() }
}

extension ViewTree {
  private static let searchesKey = TreeKey { _ in [SearchContext]() }

  /// The searches on screen, the one made last at the end.
  var searches: [SearchContext] {
    get { self[Self.searchesKey] }
    set { self[Self.searchesKey] = newValue }
  }
}
