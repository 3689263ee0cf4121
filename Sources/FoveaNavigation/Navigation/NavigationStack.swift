import FoveaNode

/// A root screen and those that are pushed onto it.
///
/// A screen below keeps its state and remembers where focus was; popping gives it back (F52, F223).
///
/// Source: SwiftUI `NavigationStack`.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  let path: NavigationPathAccess?
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    NavigationNode(path: view.path, root: view.root, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: NavigationNode.self).update(path: view.path, root: view.root)
  }
}

/// The older form of `NavigationStack`.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
