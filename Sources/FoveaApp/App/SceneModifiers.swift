import Foundation
import FoveaGeometry
import FoveaNode
import Observation

/// A scene with something done to it in the program's tree.
nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: Scene {
  let scene: Content
  let modifier: Modifier

  typealias Body = Never

  @MainActor static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    ModifiedSceneNode(scene.modifier, in: context) { Content._makeScene(scene.scene, in: $0) }
  }

  @MainActor static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: ModifiedSceneNode<Modifier>.self).update(scene.modifier)
    Content._updateScene(scene.scene, node.children[0])
  }
}

/// Something that can be done to a scene.
@MainActor
package protocol SceneModifier {
  /// The environment of the scene, on a node that keeps it.
  func environment(_ node: ViewNode) -> EnvironmentScope
  /// The scene is there.
  func attached(to node: ViewNode)
  /// There is a newer modifier: this one.
  func update(_ node: ViewNode, _ scope: EnvironmentScope, from old: Self)
}

extension SceneModifier {
  package func environment(_ node: ViewNode) -> EnvironmentScope { node.environment }
  package func attached(to node: ViewNode) {}
  package func update(_ node: ViewNode, _ scope: EnvironmentScope, from old: Self) {}
}

package final class ModifiedSceneNode<Modifier: SceneModifier>: ViewNode {
  private var modifier: Modifier
  private var scope: EnvironmentScope?

  init(_ modifier: Modifier, in context: NodeContext, content: (NodeContext) -> ViewNode) {
    self.modifier = modifier
    super.init(in: context)
    let scope = modifier.environment(self)
    self.scope = scope
    var inner = childContext
    inner.environment = scope
    adopt([content(inner)])
    modifier.attached(to: self)
  }

  func update(_ newer: Modifier) {
    let old = modifier
    modifier = newer
    newer.update(self, scope ?? environment, from: old)
  }
}

/// Sets an environment value for the windows of a scene.
nonisolated struct SceneEnvironment<Value>: SceneModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor func environment(_ node: ViewNode) -> EnvironmentScope {
    let scope = EnvironmentScope(parent: node.environment, graph: node.tree.graph)
    provide(in: scope)
    return scope
  }

  @MainActor func update(_ node: ViewNode, _ scope: EnvironmentScope, from old: Self) {
    provide(in: scope)
  }

  @MainActor private func provide(in scope: EnvironmentScope) {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    scope.provide(values)
  }
}

/// Runs an action when a value changes that the app or the scene has.
nonisolated struct SceneChange<Value: Equatable>: SceneModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func attached(to node: ViewNode) {
    if initial { node.tree.actions.add { action(value, value) } }
  }

  @MainActor func update(_ node: ViewNode, _ scope: EnvironmentScope, from old: Self) {
    if old.value != value { node.tree.actions.add { action(old.value, value) } }
  }
}

/// Gives the windows of a scene a size to begin with.
nonisolated struct DefaultWindowSize: SceneModifier {
  let size: Size

  @MainActor func attached(to node: ViewNode) {
    func pass(_ node: ViewNode) {
      if let window = node as? WindowNode { window.defaultSize = window.defaultSize ?? size }
      for child in node.children { pass(child) }
    }
    pass(node)
  }
}

extension Scene {
  /// Sets an environment value for the windows of this scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(scene: self, modifier: SceneEnvironment(keyPath: keyPath, value: value))
  }

  /// Hands an observable object down to the windows of this scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(
      scene: self,
      modifier: SceneEnvironment(keyPath: \.[ObjectSubscript<T>()], value: object))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(
      scene: self, modifier: SceneChange(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { action($1) }
  }

  /// The size in points with which windows begin, where the surface leaves it to the program.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }

  /// The size in points with which windows begin, where the surface leaves it to the program.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(
      scene: self, modifier: DefaultWindowSize(size: Size(width: width, height: height)))
  }

  /// Says how a window may be resized. Fovea's surfaces let every window be resized: this changes
  /// nothing.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
}

/// How a window may be resized.
nonisolated public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
