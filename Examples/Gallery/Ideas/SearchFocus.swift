import SwiftUI

/// The search field's focus can be read and set like any other, and clearing it does not lose it.
struct SearchFocus: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    Exhibit("Type into the search field, then press Start over: you can go on typing.") {
      Button("Start over") {
        text = ""
        isSearching = true
      }
      ForEach(found, id: \.self) { Text($0) }
      Text(found.isEmpty ? "No such tree." : "")
    }
    .searchable(text: $text, prompt: "Trees")
    .searchFocused($isSearching)
  }

  private var found: [String] {
    let trees = ["Ash", "Beech", "Cedar", "Elm", "Fig", "Hazel"]
    return text.isEmpty ? trees : trees.filter { $0.localizedCaseInsensitiveContains(text) }
  }
}
