import FoveaUI

/// A form as people write it: two fields, a button that asks for focus, an answer.
struct LoginForm: View {
  enum Field: Hashable { case email, password }
  @State private var email = ""
  @State private var password = ""
  @State private var submitted = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      Text("Sign in").bold()
      TextField("Email", text: $email)
        .focused($field, equals: .email)
        .border(Color.red, width: field == .email && !submitted.isEmpty ? 2 : 0)
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
        .textContentType(.password)
        .submitLabel(.go)
      Button("Go") {
        submitted = email
        field = .email
      }
      .disabled(email.isEmpty)
      Button("Later") { Task { submitted = "later" } }
      Text("sent \(submitted)").accessibilityIdentifier("status")
    }
    .frame(width: 300)
    .onSubmit { submitted = email }
  }
}
