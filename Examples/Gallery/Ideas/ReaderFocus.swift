import SwiftUI

/// A screen reader has a place of its own, which a state reads and sets while one runs.
struct ReaderFocus: View {
  @State private var amount = ""
  @State private var answer = ""
  @FocusState private var isPaying: Bool
  @AccessibilityFocusState private var isAnswerRead: Bool

  var body: some View {
    Exhibit("Press Return: a screen reader goes on to the answer, and the keyboard stays.") {
      TextField("Amount", text: $amount)
        .focused($isPaying)
        .onSubmit(pay)
        .frame(maxWidth: 480)
      Text(answer)
        .accessibilityFocused($isAnswerRead)
    }
    .defaultFocus($isPaying, true)
  }

  private func pay() {
    answer = Int(amount).map { "Paid \($0) euros." } ?? "That is no amount."
    isPaying = true
    isAnswerRead = true
  }
}
