import FoveaNode

/// Builds the menus of a program.
@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: Commands, Next: Commands>(
    accumulated: First, next: Next
  ) -> _CommandsPair<First, Next> {
    _CommandsPair(first: accumulated, second: next)
  }

  public static func buildOptional<Content: Commands>(
    _ commands: Content?
  ) -> _CommandsBranch<Content, EmptyCommands> {
    commands.map { .first($0) } ?? .second(EmptyCommands())
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _CommandsBranch<First, Second> { .first(first) }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _CommandsBranch<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: Commands>(_ commands: Content) -> Content {
    commands
  }
}

/// Commands after other commands.
nonisolated public struct _CommandsPair<First: Commands, Second: Commands>: Commands {
  let first: First
  let second: Second

  public typealias Body = Never

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode {
    PartPairNode(
      { First._makeCommands(commands.first, in: $0) },
      { Second._makeCommands(commands.second, in: $0) }, in: context)
  }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    First._updateCommands(commands.first, node.children[0])
    Second._updateCommands(commands.second, node.children[1])
  }
}

/// Commands by a condition.
nonisolated public enum _CommandsBranch<First: Commands, Second: Commands>: Commands {
  case first(First)
  case second(Second)

  public typealias Body = Never

  @MainActor private var branch: BranchNode.Branch {
    switch self {
    case .first(let commands): Self.branch(0, commands)
    case .second(let commands): Self.branch(1, commands)
    }
  }

  @MainActor private static func branch<C: Commands>(_ key: Int, _ commands: C) -> BranchNode.Branch
  {
    BranchNode.Branch(
      key: key, make: { C._makeCommands(commands, in: $0) },
      update: { C._updateCommands(commands, $0) })
  }

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode { BranchNode(commands.branch, in: context) }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    node.cast(to: BranchNode.self).update(commands.branch)
  }
}

extension Group: Commands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self = .holding(content()) }

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode { Content._makeCommands(commands.content, in: context) }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    Content._updateCommands(commands.content, node)
  }
}
