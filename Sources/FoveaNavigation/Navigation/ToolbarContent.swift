import FoveaNode

/// Items of a toolbar.
///
/// Source: SwiftUI `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  @_documentation(visibility: internal)
  func _collect(into list: inout _ToolbarList, path: String)
}

/// Items of a toolbar that a person may arrange. Nobody does here: they stand as declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public func _collect(into list: inout _ToolbarList, path: String) {
    body._collect(into: &list, path: path)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// The items of a toolbar, each with its place in the declaration.
nonisolated public struct _ToolbarList {
  struct Entry {
    let path: String
    let placement: ToolbarItemPlacement
    let view: AnyView
  }
  var entries: [Entry] = []
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _collect(into list: inout _ToolbarList, path: String) {
    list.entries.append(.init(path: path, placement: placement, view: AnyView(content)))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _collect(into list: inout _ToolbarList, path: String) {
    list.entries.append(.init(path: path, placement: placement, view: AnyView(content)))
  }
}

/// Builds the items of a toolbar.
@resultBuilder
nonisolated public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> {
    _ToolbarTuple(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarBranch<Content, Never> {
    content.map { .first($0) } ?? .none
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Items one after the other.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let content: (repeat each Content)

  @MainActor public func _collect(into list: inout _ToolbarList, path: String) {
    var index = 0
    for item in repeat each content {
      item._collect(into: &list, path: "\(path).\(index)")
      index += 1
    }
  }
}

/// Items by a condition.
nonisolated public enum _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent
{
  public typealias Body = Never
  case first(First)
  case second(Second)
  case none

  @MainActor public func _collect(into list: inout _ToolbarList, path: String) {
    switch self {
    case .first(let content): content._collect(into: &list, path: path + "a")
    case .second(let content): content._collect(into: &list, path: path + "b")
    case .none: break
    }
  }
}
