import SwiftUI

/// Booking a journey. Return goes on to the next answer that is needed, and stays at a wrong one.
struct BookingForm: View {
  @Environment(Travels.self) private var travels
  @Environment(\.dismiss) private var dismiss
  @Environment(\.room) private var room
  let destination: Destination
  @State private var draft = BookingDraft()
  @State private var wrongField: BookingDraft.Field?
  @FocusState private var focusedField: BookingDraft.Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("A journey to \(destination.name)").font(.headline).padding(.bottom, 22)
      BookingField(title: "Name", problem: problem(in: .name)) {
        TextField("Name", text: $draft.name)
          .textContentType(.name)
          .focused($focusedField, equals: .name)
      }
      BookingField(title: "Email", problem: problem(in: .email)) {
        TextField("Email", text: $draft.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($focusedField, equals: .email)
      }
      BookingField(title: "Wishes", problem: nil) {
        TextField("Wishes", text: $draft.wishes, prompt: Text("if you have any"))
          .focused($focusedField, equals: .wishes)
      }
      BookingField(title: "From", problem: problem(in: .origin)) {
        TextField("From", text: $draft.origin, prompt: Text("the city that you leave"))
          .textContentType(.addressCity)
          .focused($focusedField, equals: .origin)
      }
      Stepper("\(draft.nights) nights", value: $draft.nights, in: 1...30)
        .padding(.bottom, 22)
      HStack(spacing: 20) {
        Button("Cancel", role: .cancel) { dismiss() }
        Spacer()
        Text("€\(draft.nights * destination.price)").bold()
        Button("Confirm", action: confirm).buttonStyle(.borderedProminent)
      }
    }
    .submitLabel(focusedField == .origin ? .done : .next)
    .onSubmit(advance)
    .defaultFocus($focusedField, .name)
    .padding(20)
    .frame(maxWidth: room == .wide ? 960 : 600)
  }

  private func problem(in field: BookingDraft.Field) -> String? {
    field == wrongField ? draft.problem(in: field) : nil
  }

  private func advance() {
    guard let field = focusedField else { return }
    if draft.problem(in: field) != nil {
      show(field)
    } else if let next = draft.required(after: field) {
      focusedField = next
    } else {
      confirm()
    }
  }

  private func confirm() {
    if let wrong = draft.firstProblem { return show(wrong) }
    travels.book(Booking(destination: destination, name: draft.name, nights: draft.nights))
    dismiss()
  }

  /// Says what is wrong and has focus there.
  private func show(_ field: BookingDraft.Field) {
    wrongField = field
    focusedField = field
  }
}
