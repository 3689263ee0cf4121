import SwiftUI

/// A focus state that is a `Bool`: `true` brings the keyboard of a phone, `false` sends it away.
struct KeyboardDismissal: View {
  @State private var note = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    Exhibit("Write brings focus to the note, and the keyboard with it; Done takes both away.") {
      TextField("Note", text: $note)
        .focused($isWriting)
        .frame(maxWidth: 480)
      HStack(spacing: 20) {
        Button("Write") { isWriting = true }
        Button("Done") { isWriting = false }
          .disabled(!isWriting)
      }
      Text(isWriting ? "The note has focus." : "The note does not have focus.")
    }
  }
}
