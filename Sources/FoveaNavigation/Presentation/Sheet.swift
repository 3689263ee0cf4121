import FoveaControls
import FoveaNode

extension View {
  /// Presents a view above this one while a binding is true (F432).
  ///
  /// Focus goes inside, and back to where it was on the desktop and the TV (F434, F435).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a view for an item; another identity is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(Presentation(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a view over the whole window while a binding is true. No key but the remote's Menu
  /// closes it.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a view over the whole window for an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(Presentation(.cover, item: item, onDismiss: onDismiss, content: content))
  }
}
