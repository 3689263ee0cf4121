import FoveaNode

/// A program: its scenes, and what it keeps as long as it runs.
///
///     @main
///     struct Notes: App {
///       var body: some Scene {
///         WindowGroup { NoteList() }
///       }
///     }
///
/// The module SwiftUI gives every app its `main()`, with the command line of all Fovea programs.
///
/// Source: SwiftUI `App`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  init()
}

/// The root of a program's own tree: the app, its scenes and its menus, nothing that shows.
nonisolated package struct AppRoot<Program: App>: View {
  let app: Program

  package init(_ app: Program) { self.app = app }

  package typealias Body = Never

  @MainActor package static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PartNode(
      view.app,
      PartKind(
        body: { $0.body }, make: { Program.Body._makeScene($0, in: $1) },
        update: { Program.Body._updateScene($0, $1) }),
      in: context)
  }

  @MainActor package static func _updateNode(_ view: Self, _ node: ViewNode) {}
}
