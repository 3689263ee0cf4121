import SwiftUI

/// All destinations as cards, and a box to search them.
struct DestinationList: View {
  @Environment(Travels.self) private var travels
  @State private var search = ""

  var body: some View {
    let found = Destination.all.matching(search)
    VStack(spacing: 0) {
      SearchBox(text: $search)
      if found.isEmpty {
        NothingFound(search: search)
      } else {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 340), spacing: 10)], spacing: 0) {
            ForEach(found) { destination in
              NavigationLink(value: destination) { DestinationCard(destination: destination) }
            }
          }
        }
      }
    }
    .padding(.horizontal, 10)
    .padding(.top, 22)
    .buttonStyle(.plain)
    .navigationTitle("Where to?")
    .toolbar {
      Button("Sign Out") { travels.signOut() }
    }
  }
}

/// Says that a search has found nothing.
struct NothingFound: View {
  let search: String

  var body: some View {
    ContentUnavailableView(
      "Nowhere", systemImage: "magnifyingglass",
      description: Text("No place of ours is called “\(search)”."))
  }
}
