import SwiftUI

/// What is modal keeps focus inside, and gives it back to where it was.
struct ModalFocus: View {
  @State private var city = "Lisbon"
  @State private var isRenaming = false
  @State private var isAsking = false

  var body: some View {
    Exhibit("Open one with Return, try to leave with Tab or arrows, and close it with Escape.") {
      Text("Next stop: \(city)")
      Button("Rename…") { isRenaming = true }
      Button("Delete…") { isAsking = true }
    }
    .sheet(isPresented: $isRenaming) { RenamingSheet(city: $city) }
    .alert("Delete \(city)?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { city = "nowhere" }
      Button("Keep", role: .cancel) {}
    }
  }
}

/// A sheet whose default focus is not its first view.
private struct RenamingSheet: View {
  @Binding var city: String
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      Button("Surprise me") { city = ["Porto", "Faro"].randomElement() ?? city }
      TextField("City", text: $city)
        .focused($isNaming)
        .onSubmit { dismiss() }
      Button("Done") { dismiss() }
    }
    .frame(width: 400)
    .padding(20)
    .defaultFocus($isNaming, true)
  }
}
