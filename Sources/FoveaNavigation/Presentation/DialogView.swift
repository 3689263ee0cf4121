import FoveaControls
import FoveaDrawing
import FoveaNode

extension View {
  nonisolated func dialog<A: View, M: View>(
    _ style: PanelStyle, _ title: Text, _ isPresented: Binding<Bool>,
    shows: Visibility = .automatic, actions: A, message: M
  ) -> some View {
    modifier(
      Presentation(style, isPresented: isPresented) {
        DialogView(style: style, title: title, shows: shows, actions: actions, message: message)
      })
  }

  nonisolated func dialog<T, A: View, M: View>(
    _ style: PanelStyle, _ title: Text, _ isPresented: Binding<Bool>, _ data: T?,
    shows: Visibility = .automatic, actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Presentation(
        style: style, item: { isPresented.wrappedValue ? data : nil }, identity: { _ in true },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: nil
      ) {
        DialogView(
          style: style, title: title, shows: shows, actions: actions($0), message: message($0))
      })
  }
}

/// What an alert or a dialog shows: a title, a message, its buttons.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let style: PanelStyle
  let title: Text
  let shows: Visibility
  let actions: Actions
  let message: Message
  @Environment(\.deviceIdiom) private var idiom

  @MainActor var body: some View {
    VStack {
      if showsTitle { title.bold() }
      message
      if isRow {
        HStack { buttons }
      } else {
        VStack(spacing: idiom == .tv ? 20 : 0) { buttons }
      }
    }
  }

  @MainActor private var buttons: some View {
    Group {
      actions
      MissingButton(style: style)
    }
    .environment(\.buttonStyle, ButtonStyleBox(kind: .bordered))
  }

  private var showsTitle: Bool {
    shows != .hidden && (style == .alert || shows != .automatic || idiom != .phone)
  }
  private var isRow: Bool { idiom == .desktop && style == .alert }
}

/// The button that the device adds where the author gives none.
nonisolated struct MissingButton: View {
  let style: PanelStyle
  @Environment(\.panel) private var panel

  @MainActor var body: some View {
    let dialog = panel.panel?.dialog
    if style == .alert {
      if dialog?.isEmpty != false { Button("OK") {} }
    } else if dialog?.hasCancel != true {
      Button("Cancel", role: .cancel) {}
    }
  }
}
