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
    SectionNode(view.header, view.content, view.footer, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    Parent._updateNode(view.header, node.children[0])
    Content._updateNode(view.content, node.children[1])
    Footer._updateNode(view.footer, node.children[2])
  }

  @MainActor public static func _makeEach<M: ViewModifier>(
    _ view: Self, with modifier: M, in context: NodeContext
  ) -> ViewNode {
    Each<M>._makeNode(view.each(with: modifier), in: context)
  }

  @MainActor public static func _updateEach<M: ViewModifier>(
    _ view: Self, with modifier: M, _ node: ViewNode
  ) {
    Each<M>._updateNode(view.each(with: modifier), node)
  }

  @MainActor public static var _mayBeSeveral: Bool { true }
  @MainActor public static var _mayBeEndless: Bool { Content._mayBeEndless }

  private typealias Each<M: ViewModifier> = Section<
    EachModified<Parent, M>, EachModified<Content, M>, EachModified<Footer, M>
  >

  private func each<M: ViewModifier>(with modifier: M) -> Each<M> {
    Each<M>(
      header: EachModified(content: header, modifier: modifier),
      content: EachModified(content: content, modifier: modifier),
      footer: EachModified(content: footer, modifier: modifier))
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

/// The place of a section: header, content and footer, which know what they are.
package final class SectionNode: ViewNode {
  init<Header: View, Content: View, Footer: View>(
    _ header: Header, _ content: Content, _ footer: Footer, in context: NodeContext
  ) {
    super.init(in: context)
    adopt([
      Header._makeNode(header, in: part(.header)),
      Content._makeNode(content, in: placeContext),
      Footer._makeNode(footer, in: part(.footer)),
    ])
  }

  private func part(_ kind: RowKind) -> NodeContext {
    var inner = placeContext
    let scope = EnvironmentScope(parent: environment, graph: tree.graph)
    var values = EnvironmentValues()
    values.rowKind = kind
    scope.provide(values)
    inner.environment = scope
    return inner
  }
}

/// What a view stands for in a list.
enum RowKind: Hashable {
  case row, header, footer
}

private struct RowKindKey: EnvironmentKey {
  static var defaultValue: RowKind { .row }
}

extension EnvironmentValues {
  /// Whether a view is a row, or belongs to a section's header or footer.
  var rowKind: RowKind {
    get { self[RowKindKey.self] }
    set { self[RowKindKey.self] = newValue }
  }
}
