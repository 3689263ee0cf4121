import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaNode

/// The bar of a tab view: a section that moves enter at the chosen tab (F226).
nonisolated struct TabBar: View {
  let tabs: [(id: AnyHashable, label: AnyView?)]
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
          TabTitle(label: tabs[index].label, isChosen: id == chosen)
        }
        .modifier(description(of: index))
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

  /// A page without a title is told by its number.
  private func description(of index: Int) -> AccessibilityAttachmentModifier {
    var changes: [AccessibilityAttachmentModifier.Change] = [
      .role(.tab), .selected(tabs[index].id == chosen),
    ]
    if tabs[index].label == nil { changes.append(.label(Text("Page \(index + 1)"))) }
    return AccessibilityAttachmentModifier(changes)
  }
}

/// What shows of a tab in the bar: its title, of a page a dot.
nonisolated private struct TabTitle: View {
  let label: AnyView?
  let isChosen: Bool

  @MainActor var body: some View {
    title.foregroundColor(isChosen ? .accentColor : .primary)
  }

  @MainActor @ViewBuilder private var title: some View {
    if let label {
      label
    } else {
      Text(verbatim: isChosen ? "●" : "○").accessibilityHidden(true)
    }
  }
}
