import FoveaNode

extension View {
  /// Runs an action when a person submits a field inside: Return in a text field, for instance.
  ///
  /// All actions from the field up to the root run, the outermost one first (F285, F286).
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(OnSubmit(triggers: triggers, action: action))
  }

  /// Keeps submissions inside this view from the actions around it (F287–F289).
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScope(isBlocking: isBlocking))
  }
}

/// The kinds of fields that can submit.
///
/// Source: SwiftUI `SubmitTriggers`.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: RawValue

  public init(rawValue: RawValue) { self.rawValue = rawValue }

  /// Text fields and secure fields (F275).
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable` (F276).
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated struct OnSubmit: SubmitStop {
  typealias Body = Never
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor func attach(to node: ModifierNode<Self>) { node.roles.insert(.submit) }

  /// An action for another trigger is passed by; it does not block (F291, D10).
  @MainActor func meet(_ trigger: SubmitTriggers, _ actions: inout [() -> Void]) -> Bool {
    if triggers.contains(trigger) { actions.append(action) }
    return true
  }
}

nonisolated struct SubmitScope: SubmitStop {
  typealias Body = Never
  let isBlocking: Bool

  @MainActor func attach(to node: ModifierNode<Self>) { node.roles.insert(.submit) }

  @MainActor func meet(_ trigger: SubmitTriggers, _ actions: inout [() -> Void]) -> Bool {
    !isBlocking
  }
}

/// A modifier that a submission meets on its way to the root.
@MainActor
protocol SubmitStop: NodeModifier {
  /// Adds its action; whether the submission goes on.
  func meet(_ trigger: SubmitTriggers, _ actions: inout [() -> Void]) -> Bool
}

@MainActor
private protocol SubmitStopNode: ViewNode {
  func meet(_ trigger: SubmitTriggers, _ actions: inout [() -> Void]) -> Bool
}

extension ModifierNode: SubmitStopNode where Modifier: SubmitStop {
  fileprivate func meet(_ trigger: SubmitTriggers, _ actions: inout [() -> Void]) -> Bool {
    modifier.meet(trigger, &actions)
  }
}

extension ViewNode {
  /// Runs the submit actions around this node, the outermost one first (D9).
  ///
  /// - Returns: whether there was one.
  package func submit(_ trigger: SubmitTriggers) -> Bool {
    var actions: [() -> Void] = []
    var node: ViewNode? = self
    while let current = node {
      if current.roles.contains(.submit), let stop = current as? any SubmitStopNode,
        !stop.meet(trigger, &actions)
      {
        break
      }
      node = current.parent
    }
    for action in actions.reversed() { action() }
    return !actions.isEmpty
  }
}
