import FoveaNode
import FoveaScene

extension View {
  /// Runs an action when the held modifier keys change, wherever focus is (F377).
  ///
  /// Only surfaces that hear of modifier keys alone tell: windows, browsers, and terminals that
  /// speak the kitty keyboard protocol.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysChange(mask: mask, initial: initial, action: action))
  }

  /// Shows another view in place of this one while modifier keys are held (F378).
  ///
  /// Where several alternates fit, the one that asks for most keys shows.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    ModifierKeyAlternate(content: self, modifiers: modifiers, alternate: alternate())
  }
}

nonisolated struct ModifierKeysChange: ViewModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldModifiers) private var held

  func body(content: Content) -> some View {
    content.onChange(of: held.intersection(mask), initial: initial, action)
  }
}

nonisolated struct ModifierKeyAlternate<Content: View, Alternate: View>: View {
  let content: Content
  let modifiers: EventModifiers
  let alternate: Alternate
  @Environment(\.heldModifiers) private var held

  var body: some View {
    if held.isSuperset(of: modifiers) && !(isOutdone) {
      alternate
    } else {
      content
    }
  }

  /// Whether an alternate inside this one fits as well and asks for more.
  private var isOutdone: Bool {
    guard let inner = content as? any KeyAlternate else { return false }
    return inner.bestFit(for: held) > modifiers.count
  }
}

private protocol KeyAlternate {
  func bestFit(for held: EventModifiers) -> Int
}

extension ModifierKeyAlternate: KeyAlternate {
  /// The most keys that a fitting alternate, here or inside, asks for.
  fileprivate nonisolated func bestFit(for held: EventModifiers) -> Int {
    let own = held.isSuperset(of: modifiers) ? modifiers.count : 0
    return max(own, (content as? any KeyAlternate)?.bestFit(for: held) ?? 0)
  }
}

extension EventModifiers {
  fileprivate nonisolated var count: Int { rawValue.nonzeroBitCount }
}

private struct HeldModifiersKey: EnvironmentKey {
  static var defaultValue: EventModifiers { [] }
}

extension EnvironmentValues {
  /// The modifier keys that are held in this window.
  package var heldModifiers: EventModifiers {
    get { self[HeldModifiersKey.self] }
    set { self[HeldModifiersKey.self] = newValue }
  }
}

extension ViewTree {
  /// The held modifier keys are others now.
  package func setHeldModifiers(_ modifiers: KeyModifiers) {
    var values = EnvironmentValues()
    values.heldModifiers = EventModifiers(modifiers)
    rootEnvironment.provide(values)
  }
}
