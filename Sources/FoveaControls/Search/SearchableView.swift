import FoveaDrawing
import FoveaFields
import FoveaInput
import FoveaNode

/// A view with a search field above it.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  var presented: Binding<Bool>?
  let prompt: Text?
  var parts = SearchParts()
  /// What stands before the text: tokens.
  var tokens: AnyView?
  @State private var isPresentedHere = false
  @State private var context = SearchContext()
  @FocusState private var isFocused: Bool
  @Environment(\.deviceIdiom) private var idiom
  @Environment(\.searchParts) private var outer

  private var isPresented: Binding<Bool> { presented ?? $isPresentedHere }

  @MainActor var body: some View {
    let isSearching = isPresented.wrappedValue
    VStack(spacing: 0) {
      HStack {
        if let tokens { tokens }
        SearchAnchored(
          context: context,
          content: TextField(input, label: prompt ?? Text("Search")).focused($isFocused))
        if isSearching && (idiom == .phone || idiom == .pad) {
          Button("Cancel") { dismiss() }.buttonStyle(.borderless)
        }
      }
      .padding(.horizontal, 10)
      if isSearching, let scopes = parts.scopes ?? outer.scopes { scopes }
      if isSearching, isFocused, let suggestions = parts.suggestions ?? outer.suggestions {
        VStack(alignment: .leading, spacing: 0) { suggestions }
          .environment(\.search, SearchReference(context: context))
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.isSearching, isSearching)
        .environment(\.search, SearchReference(context: context))
        .environment(\.searchParts, SearchParts())
    }
    .onChange(of: isFocused) {
      if isFocused && !isPresented.wrappedValue { isPresented.wrappedValue = true }
    }
    .onChange(of: isSearching, initial: true) { old, new in
      if new && !isFocused { isFocused = true }
      if !new && isFocused { isFocused = false }
    }
    .modifier(SearchHost(context: connected))
  }

  /// What Return in the field triggers is the search (F276).
  private var input: TextInput {
    var input = TextInput(line: TextSource(text))
    input.prompt = prompt ?? Text("Search")
    input.trigger = .search
    return input
  }

  /// The context with what it does for views elsewhere.
  @MainActor private var connected: SearchContext {
    context.text = text
    context.dismiss = { dismiss() }
    context.isPresented = { isPresented.wrappedValue }
    context.activate = {
      isPresented.wrappedValue = true
      isFocused = true
    }
    return context
  }

  @MainActor private func dismiss() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
    if isFocused { isFocused = false }
  }
}
