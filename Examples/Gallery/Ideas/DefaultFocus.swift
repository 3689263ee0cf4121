import SwiftUI

/// Where focus is when nobody has moved it, and where a move into a region lands.
struct DefaultFocus: View {
  @FocusState private var place: String?

  var body: some View {
    Exhibit("Press right: the days always begin at Today. Folders only begin at Drafts once.") {
      HStack(alignment: .top, spacing: 100) {
        column("Inbox", "Drafts", "Archive")
          .defaultFocus($place, "Drafts")
          .focusSection()
        column("Yesterday", "Today", "Tomorrow")
          .defaultFocus($place, "Today", priority: .userInitiated)
          .focusSection()
      }
    }
  }

  private func column(_ titles: String...) -> some View {
    VStack(alignment: .leading, spacing: 44) {
      ForEach(titles, id: \.self) { title in
        Button(title) {}
          .focused($place, equals: title)
      }
    }
  }
}
