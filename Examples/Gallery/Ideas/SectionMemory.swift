import SwiftUI

/// A plain section gives focus to its nearest view, one with memory to the view that had it last.
struct SectionMemory: View {
  var body: some View {
    Exhibit("Go right on both shelves, and change over: only one of them knows where you were.") {
      shelf("Forgetful", ["Ash", "Beech", "Cedar", "Elm"])
        .focusSection()
      shelf("Mindful", ["Fig", "Hazel", "Larch", "Maple"])
        .focusSection(remembersLastFocus: true)
    }
  }

  private func shelf(_ title: String, _ trees: [String]) -> some View {
    VStack(alignment: .leading, spacing: 22) {
      Text(title).bold()
      HStack(spacing: 40) {
        ForEach(trees, id: \.self) { tree in
          Button(tree) {}
        }
      }
    }
  }
}
