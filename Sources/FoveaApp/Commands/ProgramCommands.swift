import FoveaNode

/// Menus of a program: what can be done in the active window, by choice or by keyboard shortcut.
///
/// Commands belong to the whole program; they find the values of the active window through
/// `@FocusedValue` (F271, F274).
///
/// Source: SwiftUI `Commands`.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Self.Body { get }

  /// Makes the node of these commands in the program's tree; only Fovea's own define it.
  @_documentation(visibility: internal)
  static func _makeCommands(_ commands: Self, in context: NodeContext) -> ViewNode

  /// Gives that node a newer value; only Fovea's own define it.
  @_documentation(visibility: internal)
  static func _updateCommands(_ commands: Self, _ node: ViewNode)
}

extension Commands {
  @_documentation(visibility: internal)
  public static func _makeCommands(_ commands: Self, in context: NodeContext) -> ViewNode {
    PartNode(
      commands,
      PartKind(
        body: { $0.body }, make: { Body._makeCommands($0, in: $1) },
        update: { Body._updateCommands($0, $1) }),
      in: context)
  }

  @_documentation(visibility: internal)
  public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    node.cast(to: PartNode<Self, Body>.self).update(commands)
  }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Fovea's own commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public init() {}

  public typealias Body = Never

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode { ViewNode(in: context) }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {}
}

extension Scene {
  /// Adds menus to the program.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    SceneWithCommands(scene: self, commands: content())
  }

  /// Takes the scene's own commands away. Fovea's scenes bring none, so nothing changes.
  nonisolated public func commandsRemoved() -> some Scene { self }
}

nonisolated struct SceneWithCommands<Content: Scene, Menus: Commands>: Scene {
  let scene: Content
  let commands: Menus

  typealias Body = Never

  @MainActor static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    PartPairNode(
      { Content._makeScene(scene.scene, in: $0) },
      { Menus._makeCommands(scene.commands, in: $0) }, in: context)
  }

  @MainActor static func _updateScene(_ scene: Self, _ node: ViewNode) {
    Content._updateScene(scene.scene, node.children[0])
    Menus._updateCommands(scene.commands, node.children[1])
  }
}
