import SwiftUI

/// The planner on a TV: a side bar, and beside it the shelves that it chooses among.
struct HomeScreen: View {
  @State private var shelf: Destination.Mood?
  @FocusState private var focusedPoster: Destination.ID?

  var body: some View {
    HStack(alignment: .top, spacing: 60) {
      SideBar(shelf: $shelf)
        .frame(width: 400)
        .frame(maxHeight: .infinity, alignment: .top)
        .focusSection()
      ScrollView {
        VStack(alignment: .leading, spacing: 40) {
          ForEach(moods) { Shelf(mood: $0, focus: $focusedPoster) }
        }
      }
      .focusSection()
    }
    .defaultFocus($focusedPoster, Destination.all.first?.id)
  }

  private var moods: [Destination.Mood] { shelf.map { [$0] } ?? Destination.Mood.allCases }
}
