import SwiftUI

/// An optional focus state names the field that has focus. Submitting sends it to a wrong answer.
struct Validation: View {
  enum Field: Hashable { case name, email }

  @State private var name = ""
  @State private var email = ""
  @State private var wrongField: Field?
  @State private var isDone = false
  @FocusState private var focusedField: Field?

  var body: some View {
    Exhibit("Press Return with a wrong answer: focus goes where it can be put right.") {
      Group {
        TextField("Name", text: $name)
          .submitLabel(.next)
          .focused($focusedField, equals: .name)
          .border(.red, width: wrongField == .name ? 2 : 0)
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .submitLabel(.go)
          .focused($focusedField, equals: .email)
          .border(.red, width: wrongField == .email ? 2 : 0)
      }
      .frame(maxWidth: 480)
      Text(message)
    }
    .defaultFocus($focusedField, .name)
    .onSubmit(submit)
  }

  private func submit() {
    wrongField = name.isEmpty ? .name : email.contains("@") ? nil : .email
    // Nothing is wrong any more: `nil` takes focus away, and a phone's keyboard with it.
    focusedField = wrongField
    isDone = wrongField == nil
  }

  private var message: String {
    switch wrongField {
    case .name: "What is your name?"
    case .email: "An address has an @ in it."
    case nil: isDone ? "Welcome, \(name)." : "Who are you?"
    }
  }
}
