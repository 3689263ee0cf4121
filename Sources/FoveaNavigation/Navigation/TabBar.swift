import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaNode

/// The bar of a tab view: a section that moves enter at the chosen tab (F226).
nonisolated struct TabBar: View {
  let tabs: [(id: AnyHashable, label: AnyView)]
  let chosen: AnyHashable?
  let choose: @MainActor (AnyHashable) -> Void
  @FocusState private var focused: AnyHashable?
  @Environment(\.deviceIdiom) private var idiom

  @MainActor var body: some View {
    HStack(spacing: idiom == .tv ? 40 : 10) {
      ForEach(tabs.indices, id: \.self) { index in
        let id = tabs[index].id
        Button {
          choose(id)
        } label: {
          tabs[index].label.foregroundColor(id == chosen ? .accentColor : .primary)
        }
        .focused($focused, equals: id)
      }
    }
    .frame(maxWidth: .infinity)
    .focusSection()
    // Tab goes through the bar as through any other line.
    .modifier(
      DefaultFocus(
        binding: $focused, value: chosen, entries: .directional, asksOnAppearance: false)
    )
    .onChange(of: focused) {
      if let focused, idiom == .tv { choose(focused) }
    }
    .onChange(of: chosen) {
      // The author chose another tab while focus is in the bar: focus follows.
      if focused != nil, idiom == .tv { focused = chosen }
    }
  }
}
