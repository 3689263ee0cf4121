import FoveaNode
import FoveaScene

/// A key with what is held beside it, in the form in which shortcuts are compared: letters are
/// small ones, a capital is its letter with Shift, and a sign needs no Shift of its own.
nonisolated struct ShortcutChord: Hashable {
  var key: KeyEquivalent
  var modifiers: EventModifiers

  init(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    var modifiers = modifiers.intersection(.significant)
    if key.needsShift { modifiers.insert(.shift) }
    if key.isSign { modifiers.remove(.shift) }
    self.key = key.unshifted
    self.modifiers = modifiers
  }

  init(_ shortcut: KeyboardShortcut, isMirrored: Bool) {
    let mirrors = isMirrored && shortcut.localization == .automatic
    self.init(mirrors ? shortcut.key.mirrored : shortcut.key, shortcut.modifiers)
  }

  init?(_ stroke: KeyStroke) {
    guard let key = KeyEquivalent(stroke.key) else { return nil }
    self.init(key, EventModifiers(stroke.modifiers))
  }
}

extension KeyEquivalent {
  /// The key that points the other way (F360).
  fileprivate nonisolated var mirrored: KeyEquivalent {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    case "[": "]"
    case "]": "["
    case "(": ")"
    case ")": "("
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    default: self
    }
  }
}

/// The shortcuts of a window by their keys, so that a key finds its control without a walk.
@MainActor
package struct ShortcutIndex {
  private var nodes: [ShortcutChord: [ViewNode]] = [:]

  mutating func add(_ node: ViewNode, _ chord: ShortcutChord) {
    nodes[chord, default: []].append(node)
  }

  mutating func remove(_ node: ViewNode, _ chord: ShortcutChord) {
    nodes[chord]?.removeAll { $0 === node }
    if nodes[chord]?.isEmpty == true { nodes[chord] = nil }
  }

  /// The views with a shortcut, in tree order (F350).
  func nodes(for chord: ShortcutChord) -> [ViewNode] {
    let found = nodes[chord] ?? []
    return found.count < 2 ? found : found.sorted { $0.comesBefore($1) }
  }
}

extension ViewTree {
  /// Presses the control that has this keyboard shortcut; whether there is one (F349–F355).
  ///
  /// Where nothing has the key itself, Control stands for Command, which many keyboards and
  /// terminals lack, and Command-period for Escape.
  @discardableResult
  package func pressShortcut(_ stroke: KeyStroke) -> Bool {
    guard let chord = ShortcutChord(stroke) else { return false }
    if press(chord) { return true }
    if chord.modifiers.contains(.control) && !chord.modifiers.contains(.command) {
      var other = chord
      other.modifiers.remove(.control)
      other.modifiers.insert(.command)
      return press(other)
    }
    if chord == ShortcutChord(".", .command) { return press(ShortcutChord(.escape, [])) }
    return false
  }

  /// Disabled and hidden controls are passed by (F351); transparent ones are not.
  private func press(_ chord: ShortcutChord) -> Bool {
    for node in shortcuts.nodes(for: chord) where focus.activeScopeHolds(node) {
      if let control = node.firstPressable {
        control.press()
        return true
      }
    }
    return false
  }
}

extension ViewNode {
  /// The first control inside that can be pressed and has no shortcut of its own (F353).
  fileprivate var firstPressable: (any Pressable)? {
    for child in children {
      if let control = child as? any Pressable {
        if control.canBePressed { return control }
        continue
      }
      if child.roles.contains(.shortcut) { continue }
      if let found = child.firstPressable { return found }
    }
    return nil
  }
}

extension ViewTree {
  private static let shortcutsKey = TreeKey { _ in ShortcutIndex() }

  /// Which views have keyboard shortcuts.
  package var shortcuts: ShortcutIndex {
    get { self[Self.shortcutsKey] }
    set { self[Self.shortcutsKey] = newValue }
  }
}
