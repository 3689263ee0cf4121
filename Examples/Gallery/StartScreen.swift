import SwiftUI

/// The list of all ideas; each leads to its screen, and Escape or Menu leads back.
struct StartScreen: View {
  var body: some View {
    NavigationStack {
      List(Idea.allCases, id: \.self) { idea in
        NavigationLink(idea.rawValue, value: idea)
      }
      .navigationTitle("Focus")
      .navigationDestination(for: Idea.self) { idea in
        idea.screen.navigationTitle(idea.rawValue)
      }
    }
  }
}
