import FoveaNode

/// A part of a program's interface with a life of its own: a window, or a group of equal ones.
///
/// Source: SwiftUI `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  /// Makes the node of this scene in the program's tree; only Fovea's own scenes define it.
  @_documentation(visibility: internal)
  static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode

  /// Gives that node a newer value; only Fovea's own scenes define it.
  @_documentation(visibility: internal)
  static func _updateScene(_ scene: Self, _ node: ViewNode)
}

extension Scene {
  @_documentation(visibility: internal)
  public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    PartNode(
      scene,
      PartKind(
        body: { $0.body }, make: { Body._makeScene($0, in: $1) },
        update: { Body._updateScene($0, $1) }),
      in: context)
  }

  @_documentation(visibility: internal)
  public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: PartNode<Self, Body>.self).update(scene)
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Fovea's own scenes have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds the scenes of an app.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: Scene, Next: Scene>(
    accumulated: First, next: Next
  ) -> _ScenePair<First, Next> {
    _ScenePair(first: accumulated, second: next)
  }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> _OptionalScene<Content> {
    _OptionalScene(scene: scene)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// One scene after another.
nonisolated public struct _ScenePair<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second

  public typealias Body = Never

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    PartPairNode(
      { First._makeScene(scene.first, in: $0) }, { Second._makeScene(scene.second, in: $0) },
      in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    First._updateScene(scene.first, node.children[0])
    Second._updateScene(scene.second, node.children[1])
  }
}

/// A scene that a condition leaves out.
nonisolated public struct _OptionalScene<Content: Scene>: Scene {
  let scene: Content?

  public typealias Body = Never

  @MainActor private var branch: BranchNode.Branch? {
    scene.map { scene in
      BranchNode.Branch(
        key: 0, make: { Content._makeScene(scene, in: $0) },
        update: { Content._updateScene(scene, $0) })
    }
  }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    BranchNode(scene.branch, in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: BranchNode.self).update(scene.branch)
  }
}

extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self = .holding(content()) }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    Content._makeScene(scene.content, in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    Content._updateScene(scene.content, node)
  }
}
