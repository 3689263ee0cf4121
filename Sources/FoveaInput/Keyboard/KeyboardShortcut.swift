import FoveaDrawing
import FoveaNode

/// A key that presses a control wherever focus is.
///
/// Source: SwiftUI `KeyboardShortcut`; F348, F354, F360.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard and the direction of reading.
  public struct Localization: Hashable, Sendable {
    private let number: Int
    /// Arrows and brackets are mirrored where reading goes from right to left.
    public static let automatic = Localization(number: 0)
    public static let withoutMirroring = Localization(number: 1)
    public static let custom = Localization(number: 2)
  }

  /// Return: presses the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: KeyboardShortcut.Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

extension View {
  /// Presses this control, or the first one inside, by a key (F348–F353).
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modifier(Shortcut(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Presses this control, or the first one inside, by a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(Shortcut(shortcut: shortcut))
  }

  /// Presses this control, or the first one inside, by a shortcut; `nil` changes nothing (F352).
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(Shortcut(shortcut: shortcut))
  }

  /// Presses this control, or the first one inside, by a key that follows the direction of reading
  /// or does not.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(
      Shortcut(
        shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }
}

private struct ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the control around.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

nonisolated struct Shortcut: NodeModifier {
  typealias Body = Never
  let shortcut: KeyboardShortcut?

  @MainActor private final class Memory {
    let scope: EnvironmentScope
    var chord: ShortcutChord?
    init(_ scope: EnvironmentScope) { self.scope = scope }
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.memory = Memory(EnvironmentScope(parent: node.environment, graph: node.tree.graph))
    refresh(node)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if old.shortcut != shortcut { refresh(node) }
  }

  @MainActor func refresh(_ node: ModifierNode<Self>) {
    guard let memory = node.memory as? Memory else { return }
    let (chord, outer) = node.tracking {
      (
        shortcut.map { ShortcutChord($0, isMirrored: node.values.layoutDirection == .rightToLeft) },
        node.values.keyboardShortcut
      )
    }
    var values = EnvironmentValues()
    values.keyboardShortcut = shortcut ?? outer
    memory.scope.provide(values)
    if chord != nil { node.roles.insert(.shortcut) } else { node.roles.remove(.shortcut) }
    guard chord != memory.chord else { return }
    memory.chord.map { node.tree.shortcuts.remove(node, $0) }
    chord.map { node.tree.shortcuts.add(node, $0) }
    memory.chord = chord
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    (node.memory as? Memory)?.chord.map { node.tree.shortcuts.remove(node, $0) }
  }

  @MainActor func contentEnvironment(_ node: ModifierNode<Self>) -> EnvironmentScope {
    (node.memory as? Memory)?.scope ?? node.environment
  }
}
