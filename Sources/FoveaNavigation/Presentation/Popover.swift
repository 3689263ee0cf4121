import FoveaControls
import FoveaDrawing
import FoveaNode

extension View {
  /// Presents a view beside this one while a binding is true.
  ///
  /// It takes focus where it holds a text field and else leaves it alone (F439). The anchor and the
  /// edge are hints: it stands below the view, or above where there is more room.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Presentation(.popover, isPresented: isPresented, content: content))
  }

  /// Presents a view beside this one for an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(Presentation(.popover, item: item, content: content))
  }
}

/// Where a popover is attached to its view.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor)
  case point(UnitPoint)

  /// A rectangle to attach to.
  nonisolated public enum Anchor: Sendable {
    /// The view's own.
    case bounds
  }
}
