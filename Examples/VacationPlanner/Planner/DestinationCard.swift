import SwiftUI

/// A destination in a list: a picture, what it is called, what it costs.
struct DestinationCard: View {
  @Environment(Travels.self) private var travels
  let destination: Destination

  var body: some View {
    HStack(spacing: 10) {
      DestinationPicture(name: destination.picture)
        .frame(width: 120, height: 66)
      VStack(alignment: .leading, spacing: 0) {
        Text(destination.name).bold()
        Text(destination.country).foregroundStyle(.secondary)
        if travels.booking(of: destination) != nil {
          Label("Booked", systemImage: "checkmark").foregroundStyle(.green)
        } else {
          Text("€\(destination.price) a night")
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 22)
    .contentShape(Rectangle())
  }
}

/// A picture of the example's own; the words beside it say what it shows.
struct DestinationPicture: View {
  let name: String

  var body: some View {
    Image(decorative: name)
      .resizable()
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
