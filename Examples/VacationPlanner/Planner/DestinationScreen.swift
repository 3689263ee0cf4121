import SwiftUI

/// One destination, with a way to book it.
struct DestinationScreen: View {
  @Environment(Travels.self) private var travels
  @Environment(\.room) private var room
  let destination: Destination
  @State private var isBooking = false

  var body: some View {
    Group {
      if room == .narrow {
        VStack(alignment: .leading, spacing: 22) {
          picture.frame(height: 242)
          facts
        }
        .padding(10)
      } else {
        HStack(alignment: .top, spacing: room == .wide ? 60 : 20) {
          picture.frame(width: room == .wide ? 840 : 300, height: room == .wide ? 560 : 198)
          facts
        }
        .padding(room == .wide ? 60 : 20)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle(destination.name)
    .sheet(isPresented: $isBooking) { BookingForm(destination: destination) }
  }

  private var booking: Booking? { travels.booking(of: destination) }

  private var picture: some View { DestinationPicture(name: destination.picture) }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 22) {
      VStack(alignment: .leading, spacing: 0) {
        Text(destination.name).font(.title2).bold()
        Text(destination.country).foregroundStyle(.secondary)
      }
      Text(destination.summary)
      if let booking {
        Label(
          "\(booking.nights) nights for \(booking.name), €\(booking.price)",
          systemImage: "checkmark"
        )
        .foregroundStyle(.green)
      } else {
        Text("€\(destination.price) a night").bold()
      }
      Button(booking != nil ? "Book Again" : "Book") { isBooking = true }
        .buttonStyle(.borderedProminent)
    }
  }
}
