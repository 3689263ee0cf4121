import FoveaGeometry
import FoveaNode

extension View {
  /// Runs an action when an arrow key, or the ring of a remote, is pressed in this view
  /// (F379–F383).
  ///
  /// The focused view's own action comes before movement; those of the views around come when there
  /// is nowhere to go. `nil` handles nothing.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      OnCommand { command in
        guard case .move(let heading) = command, let action else { return false }
        action(MoveCommandDirection(heading))
        return true
      })
  }

  /// Runs an action on Escape or Menu in this view, in place of what the device does
  /// (F385, F386).
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(OnCommand(.exit, action))
  }

  /// Runs an action on the remote's Play/Pause in this view (F387).
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(OnCommand(.playPause, action))
  }

  /// Runs an action on Delete or Forward Delete in this view (F388).
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(OnCommand(.delete, action))
  }

  /// Steps a value by the page or channel keys; a step that leaves the bounds changes nothing
  /// (F393).
  nonisolated public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    modifier(
      OnCommand { command in
        guard case .page(let pages) = command else { return false }
        let next = value.wrappedValue + step * V(pages)
        if bounds.contains(next) { value.wrappedValue = next }
        return true
      })
  }
}

/// Where an arrow key points.
///
/// Source: SwiftUI `MoveCommandDirection`; it is not mirrored (F381).
nonisolated public enum MoveCommandDirection: Sendable, Hashable {
  case up, down, left, right

  init(_ heading: Heading) {
    switch heading {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

/// Answers commands that come from the focused view outward.
nonisolated struct OnCommand: NodeModifier {
  typealias Body = Never
  let answer: (ViewCommand) -> Bool

  init(_ answer: @escaping (ViewCommand) -> Bool) { self.answer = answer }

  init(_ command: ViewCommand, _ action: (() -> Void)?) {
    self.init { asked in
      guard asked == command, let action else { return false }
      action()
      return true
    }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.command)
    node.commandHandler = { [weak node] in node?.modifier.answer($0) ?? false }
  }
}
