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

  /// A stack that keeps its path by itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose path the program reads and writes; its values may be of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  /// A stack whose path the program reads and writes, as a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    NavigationNode(path: view.path, root: view.root, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: NavigationNode.self).update(path: view.path, root: view.root)
  }
}

/// The older form of `NavigationStack`.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// A stack that keeps its path by itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
