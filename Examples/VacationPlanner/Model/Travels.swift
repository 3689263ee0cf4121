import Observation

/// Who travels, and what is booked.
@Observable
final class Travels {
  /// The email address of whoever has signed in.
  var traveller: String?
  private(set) var bookings: [Booking] = []

  func book(_ booking: Booking) { bookings.append(booking) }

  /// The latest booking of a destination.
  func booking(of destination: Destination) -> Booking? {
    bookings.last { $0.destination == destination }
  }

  func signOut() {
    traveller = nil
    bookings = []
  }
}

/// A journey that somebody has booked.
struct Booking: Hashable {
  let destination: Destination
  let name: String
  let nights: Int

  /// In euros, for all nights.
  var price: Int { nights * destination.price }
}
