import SwiftUI

/// A field to search with. Its button empties it and leaves focus where one types.
struct SearchBox: View {
  @Environment(\.room) private var room
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField("Search", text: $text, prompt: Text("Search places and countries"))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.search)
        .focused($isFocused)
      if !text.isEmpty {
        Button("Clear", action: clear)
      }
    }
    // On a phone the keyboard would cover half of the list.
    .defaultFocus($isFocused, room != .narrow)
  }

  private func clear() {
    text = ""
    isFocused = true
  }
}
