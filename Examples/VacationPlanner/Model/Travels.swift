import Observation

/// Who travels, and what is booked.
@Observable
final class Travels {
  /// The email address of whoever has signed in.
  var traveller: String?
  private(set) var bookings: [Booking] = []

  func book(_ booking: Booking) { bookings.append(booking) }

  func isBooked(_ destination: Destination) -> Bool {
    bookings.contains { $0.destination == destination }
  }

  func signOut() {
    traveller = nil
    bookings = []
  }
}

/// A journey that somebody has booked.
struct Booking: Identifiable, Hashable {
  let destination: Destination
  let name: String
  let nights: Int

  var id: String { destination.id }
  var price: Int { nights * destination.price }
}
