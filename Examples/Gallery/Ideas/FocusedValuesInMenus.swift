import SwiftUI

/// The field that has focus publishes its text; a menu changes it without knowing the field.
struct FocusedValuesInMenus: View {
  @State private var shopping = "milk, bread"
  @State private var errands = "post office"

  var body: some View {
    Exhibit("Press Control-L in a field: the menu's command makes its text loud, and no other.") {
      Group {
        TextField("Shopping", text: $shopping)
          .focusedValue(\.note, $shopping)
        TextField("Errands", text: $errands)
          .focusedValue(\.note, $errands)
      }
      .frame(maxWidth: 480)
      Button("Neither") {}
    }
  }
}

/// A menu that is enabled while a note has focus.
struct NoteCommands: Commands {
  @FocusedBinding(\.note) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Button("Louder") { note = note?.uppercased() }
        .keyboardShortcut("l", modifiers: .control)
        .disabled(note == nil)
    }
  }
}

extension FocusedValues {
  @Entry var note: Binding<String>?
}
