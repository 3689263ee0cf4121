/// The answers of a booking as they come in, and what each of them lacks.
struct BookingDraft: Equatable {
  /// The fields in the order in which they are asked.
  enum Field: Hashable, CaseIterable {
    case name, email, wishes, origin

    var isRequired: Bool { self != .wishes }
  }

  var name = ""
  var email = ""
  var wishes = ""
  var origin = ""
  var nights = 7

  func problem(in field: Field) -> String? {
    switch field {
    case .name: Checks.required(name, "name")
    case .email: Checks.email(email)
    case .wishes: nil
    case .origin: Checks.required(origin, "city")
    }
  }

  /// The first field without a good answer.
  var firstProblem: Field? { Field.allCases.first { problem(in: $0) != nil } }

  /// The next field that has to be answered; `nil` after the last.
  func required(after field: Field) -> Field? {
    Field.allCases.drop { $0 != field }.dropFirst().first(where: \.isRequired)
  }
}
