import SwiftUI

/// All ideas; each leads to its screen, and Escape or Menu leads back.
struct StartScreen: View {
  private let columns = [GridItem(.adaptive(minimum: 330), spacing: 30)]

  var body: some View {
    NavigationStack {
      Exhibit("Choose an idea of focus and press Return; Escape leads back here.") {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 22) {
            ForEach(Idea.allCases, id: \.self) { idea in
              NavigationLink(value: idea) {
                Text(idea.rawValue).frame(maxWidth: .infinity, alignment: .leading)
              }
            }
          }
        }
      }
      .navigationTitle("Focus")
      .navigationDestination(for: Idea.self) { idea in
        idea.screen.navigationTitle(idea.rawValue)
      }
    }
  }
}
