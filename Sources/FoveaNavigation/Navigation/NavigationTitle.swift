import FoveaDrawing
import FoveaNode

/// How large the title of a screen is.
nonisolated public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Gives the screen around a title; outside of a stack it shows nowhere.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitle(title: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationTitle(title: Text(title)))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitle(title: title))
  }

  /// The title that a binding holds; a person cannot edit it here.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationTitle(title: Text(verbatim: title.wrappedValue)))
  }

  /// Accepted for source compatibility: titles have one size, that of text.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Takes the way back from the bar; Escape, Menu and `dismiss` still pop the screen.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(BackButtonHidden(isHidden: hidesBackButton))
  }

  /// Hides the bar of the screen around.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarHidden(isHidden: hidden))
  }
}

nonisolated struct NavigationTitle: NodeModifier {
  typealias Body = Never
  let title: Text

  @MainActor private func tell(_ node: ModifierNode<Self>, _ title: Text?) {
    node.values.navigation.screen?.bar.setTitle(title, of: node)
  }

  @MainActor func attach(to node: ModifierNode<Self>) { tell(node, title) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { tell(node, title) }
  @MainActor func detach(from node: ModifierNode<Self>) { tell(node, nil) }
}

nonisolated struct BarHidden: NodeModifier {
  typealias Body = Never
  let isHidden: Bool

  @MainActor private func tell(_ node: ModifierNode<Self>, _ isHidden: Bool) {
    node.values.navigation.screen?.bar.setHidden(isHidden)
  }

  @MainActor func attach(to node: ModifierNode<Self>) { tell(node, isHidden) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { tell(node, isHidden) }
  @MainActor func detach(from node: ModifierNode<Self>) { tell(node, false) }
}

nonisolated struct BackButtonHidden: NodeModifier {
  typealias Body = Never
  let isHidden: Bool

  @MainActor private func tell(_ node: ModifierNode<Self>, _ isHidden: Bool) {
    node.values.navigation.screen?.bar.setBackHidden(isHidden)
  }

  @MainActor func attach(to node: ModifierNode<Self>) { tell(node, isHidden) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { tell(node, isHidden) }
  @MainActor func detach(from node: ModifierNode<Self>) { tell(node, false) }
}
