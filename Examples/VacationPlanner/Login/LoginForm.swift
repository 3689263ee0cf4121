import SwiftUI

/// Signing in. A wrong answer gets a red border, a word of help and the focus back.
struct LoginForm: View {
  enum Field: Hashable { case email, password }

  @Environment(Travels.self) private var travels
  @State private var email = ""
  @State private var password = ""
  @State private var wrongField: Field?
  @FocusState private var focusedField: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      Text("Vacation Planner").font(.title).bold()
      Text("Where could you be tomorrow?").foregroundStyle(.secondary)
      LoginField(title: "Email", problem: problem(in: .email)) {
        TextField("Email", text: $email, prompt: Text("ana@example.org"))
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .submitLabel(.next)
          .focused($focusedField, equals: .email)
      }
      LoginField(title: "Password", problem: problem(in: .password)) {
        SecureField("Password", text: $password, prompt: Text("six characters or more"))
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focusedField, equals: .password)
      }
      Button("Sign In", action: signIn)
        .buttonStyle(.borderedProminent)
    }
    .defaultFocus($focusedField, .email)
    .onSubmit(advance)
  }

  /// What to say beside a field that was found to be wrong, as long as it is.
  private func problem(in field: Field) -> String? {
    field == wrongField ? check(field) : nil
  }

  private func check(_ field: Field) -> String? {
    switch field {
    case .email: Checks.email(email)
    case .password: Checks.password(password)
    }
  }

  private func advance() {
    if focusedField == .email, check(.email) == nil {
      focusedField = .password
    } else {
      signIn()
    }
  }

  private func signIn() {
    wrongField = [.email, .password].first { check($0) != nil }
    if let wrongField {
      focusedField = wrongField
    } else {
      travels.traveller = email
    }
  }
}
