import Foundation

/// A window of which there is one.
///
/// It opens with the program if it is the app's first scene, else by `openWindow(id:)`.
///
/// Source: SwiftUI `Window`.
nonisolated public struct Window<Content: View>: Scene {
  private let title: String
  private let id: String
  private let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: titleKey.windowTitle, id: id, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), id: id, content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title.string(), id: id, content())
  }

  private init(title: String, id: String, _ content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  public typealias Body = Never

  @MainActor private var template: WindowTemplate {
    WindowTemplate(kind: .single, title: title, id: id) { _ in AnyView(content) }
  }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    WindowNode(scene.template, in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: WindowNode.self).update(scene.template)
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

  @MainActor private var template: WindowTemplate {
    WindowTemplate(kind: .settings, title: "Settings", id: nil) { _ in AnyView(content) }
  }

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    WindowNode(scene.template, in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: WindowNode.self).update(scene.template)
  }
}
