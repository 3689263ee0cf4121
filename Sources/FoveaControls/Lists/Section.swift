import FoveaDrawing
import FoveaNode

/// Views that belong together, with a header and a footer.
///
/// Source: SwiftUI `Section`.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The older form, with header and footer as values.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = SectionNode(in: context)
    node.adopt([
      Parent._makeNode(view.header, in: node.childContext),
      Content._makeNode(view.content, in: node.childContext),
      Footer._makeNode(view.footer, in: node.childContext),
    ])
    return node
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    Parent._updateNode(view.header, node.children[0])
    Content._updateNode(view.content, node.children[1])
    Footer._updateNode(view.footer, node.children[2])
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The place of a section: header, content and footer, for whoever arranges them.
package final class SectionNode: ViewNode {
  var header: ViewNode { children[0] }
  var content: ViewNode { children[1] }
  var footer: ViewNode { children[2] }
}
