import Foundation
import FoveaDrawing
import FoveaNode

/// Any number of windows with equal content; each has states of its own (F98).
///
/// The first one opens with the program. A surface shows one window at a time.
///
/// Source: SwiftUI `WindowGroup`.
nonisolated public struct WindowGroup<Content: View>: Scene {
  private let title: Text?
  private let id: String?
  private let valueType: ObjectIdentifier?
  private let content: @MainActor (Any?) -> Content

  public typealias Body = Never

  @MainActor public static func _makeScene(_ scene: Self, in context: NodeContext) -> ViewNode {
    WindowNode(scene.template(in: EnvironmentValues(scope: context.environment)), in: context)
  }

  @MainActor public static func _updateScene(_ scene: Self, _ node: ViewNode) {
    node.cast(to: WindowNode.self).update(scene.template(in: node.values))
  }

  @MainActor private func template(in values: EnvironmentValues) -> WindowTemplate {
    WindowTemplate(kind: .group, title: title, id: id, valueType: valueType, in: values) { value in
      AnyView(content(value))
    }
  }

  private init(title: Text?, id: String?, _ content: Content) {
    self.title = title
    self.id = id
    valueType = nil
    // The content is shown on the main actor, where the scene is made.
    nonisolated(unsafe) let content = content
    self.content = { _ in content }
  }
}

extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content())
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: nil, content())
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: nil, content())
  }

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
}

extension WindowGroup {
  /// What a group for values needs: `content` is called for each window with its value.
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, for type: D.Type, initial: (@MainActor () -> D)?,
    content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.title = title
    self.id = id
    valueType = ObjectIdentifier(D.self)
    self.content = { value in
      PresentedWindowContent(value as? D ?? initial?(), content: content)
    }
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, for: type, initial: nil, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, for: type, initial: nil, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, for: type, initial: nil, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, for: type, initial: nil, content: content)
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, for: type, initial: defaultValue) { value in
      content(value.orElse(defaultValue))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, for: type, initial: defaultValue) { value in
      content(value.orElse(defaultValue))
    }
  }
}

/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: @MainActor (Binding<Data?>) -> Content

  init(_ value: Data?, content: @escaping @MainActor (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  @MainActor public var body: some View { content($value) }
}

extension Binding {
  /// A binding to the value, or to a default where there is none.
  @MainActor fileprivate func orElse<V>(_ fallback: @escaping @MainActor () -> V) -> Binding<V>
  where Value == V? {
    let location = location
    return Binding<V>(
      location: ClosureLocation(
        read: { location.get() ?? MainActor.assumeIsolated { Boxed(fallback()) }.value },
        write: { location.set($0) }))
  }
}

/// Carries a value out of a check that this is the main actor.
private struct Boxed<Value>: @unchecked Sendable {
  // Made and opened on the main actor.
  let value: Value
  init(_ value: Value) { self.value = value }
}
