import SwiftUI

/// Chooses which shelves show, and leads out.
struct SideBar: View {
  @Environment(Travels.self) private var travels
  @Binding var shelf: Destination.Mood?

  var body: some View {
    VStack(alignment: .leading, spacing: 52) {
      Text("Where to?").font(.title3).bold()
      entry("Everything", nil)
      ForEach(Destination.Mood.allCases) { entry($0.rawValue, $0) }
      Button("Sign Out") { travels.signOut() }
    }
  }

  private func entry(_ title: String, _ mood: Destination.Mood?) -> some View {
    Button {
      shelf = mood
    } label: {
      Label(title, systemImage: shelf == mood ? "checkmark" : "circle")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
