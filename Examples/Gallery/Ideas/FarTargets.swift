import SwiftUI

/// Arrows reach what lies straight ahead. A section makes a whole column one large thing ahead.
struct FarTargets: View {
  var hasSections = false

  var body: some View {
    if hasSections {
      Exhibit("Press right and left: each column is a section, and catches focus as a whole.") {
        HStack {
          chapters.focusSection()
          pictures.focusSection()
        }
      }
    } else {
      Exhibit("Press right: Pictures is not straight ahead of anything, so nothing happens.") {
        HStack {
          chapters
          pictures
        }
      }
    }
  }

  private var chapters: some View {
    VStack(alignment: .leading, spacing: 44) {
      Button("Chapter 1") {}
      Button("Chapter 2") {}
      if !hasSections {
        NavigationLink("With sections") {
          FarTargets(hasSections: true).navigationTitle("Far targets")
        }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var pictures: some View {
    VStack {
      Spacer()
      Button("Pictures") {}
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}
