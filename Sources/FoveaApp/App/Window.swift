import Foundation
import FoveaDrawing
import FoveaNode

/// A window of which there is one.
///
/// It opens with the program if it is the app's first scene, else by `openWindow(id:)`.
///
/// Source: SwiftUI `Window`.
nonisolated public struct Window<Content: View>: Scene {
  private let title: Text
  private let id: String
  private let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content())
  }

  private init(title: Text, id: String, _ content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  public typealias Body = Never

  @MainActor private func template(in values: EnvironmentValues) -> WindowTemplate {
    WindowTemplate(kind: .single, title: title, id: id, in: values) { _ in AnyView(content) }
  }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    WindowNode(scene.template(in: EnvironmentValues(scope: context.environment)), in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: WindowNode.self).update(scene.template(in: node.values))
  }
}

/// A program's settings. No surface of Fovea has a place from which a person opens them yet:
/// `openSettings` does.
///
/// Source: SwiftUI `Settings`.
nonisolated public struct Settings<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never

  @MainActor private func template(in values: EnvironmentValues) -> WindowTemplate {
    WindowTemplate(kind: .settings, title: Text("Settings"), id: nil, in: values) { _ in
      AnyView(content)
    }
  }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    WindowNode(scene.template(in: EnvironmentValues(scope: context.environment)), in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: WindowNode.self).update(scene.template(in: node.values))
  }
}
