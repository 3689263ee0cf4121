import SwiftUI

/// A field beside its title, with what is wrong with it underneath.
struct BookingField<Content: View>: View {
  let title: String
  let problem: String?
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Text(title)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        .frame(width: 80, alignment: .trailing)
      VStack(alignment: .leading, spacing: 0) {
        content
          .textFieldStyle(.roundedBorder)
          .border(.red, width: problem == nil ? 0 : 2)
        Text(problem ?? " ").font(.caption).foregroundStyle(.red)
      }
    }
  }
}
