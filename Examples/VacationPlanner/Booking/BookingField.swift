import SwiftUI

/// A field beside its title, with what is wrong with it underneath.
struct BookingField<Content: View>: View {
  @Environment(\.room) private var room
  let title: String
  let problem: String?
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(title)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        .frame(width: room == .wide ? 160 : 60, alignment: .trailing)
      VStack(alignment: .leading, spacing: 0) {
        content
          .textFieldStyle(.roundedBorder)
          .border(.red, width: problem == nil ? 0 : 2)
        Text(problem ?? " ").foregroundStyle(.red)
      }
    }
  }
}
