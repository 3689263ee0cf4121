import Foundation
import FoveaNode
import FoveaScene

extension View {
  /// Runs an action when a key is pressed while this view or one inside has focus (F365–F367).
  ///
  /// Handlers are asked from the focused view outward, before the key does anything else; the first
  /// that returns `.handled` uses it up (F371–F373).
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(OnKeyPress(phases: [.down, .repeat], accepts: { $0.matches(key) }) { _ in action() })
  }

  /// Runs an action in some phases of a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(OnKeyPress(phases: phases, accepts: { $0.matches(key) }, action: action))
  }

  /// Runs an action for some keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      OnKeyPress(phases: phases, accepts: { keys.contains(where: $0.matches) }, action: action))
  }

  /// Runs an action for keys that write some characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      OnKeyPress(
        phases: phases,
        accepts: { $0.characters.unicodeScalars.contains(where: characters.contains) },
        action: action))
  }

  /// Runs an action for every key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(OnKeyPress(phases: phases, accepts: { _ in true }, action: action))
  }
}

nonisolated struct OnKeyPress: NodeModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.keyPress)
    node.keyHandler = { [weak node] in node?.modifier.handle($0) ?? false }
  }

  @MainActor private func handle(_ stroke: KeyStroke) -> Bool {
    guard let press = KeyPress(stroke), phases.contains(press.phase), accepts(press) else {
      return false
    }
    return action(press) == .handled
  }
}
