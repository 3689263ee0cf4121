import FoveaNode

/// That an author does not want a control to take part in movement by keys: `focusable(false)`
/// around it (F103).
///
/// It is about one control, be it made of several views, and not about those in a container.
nonisolated struct FocusVeto: SelfComparing, Hashable {
  /// The modifier's node; `nil` where nobody objects.
  private let place: ObjectIdentifier?

  init(by node: ViewNode?) { place = node.map(ObjectIdentifier.init) }

  @MainActor func isSame(as other: FocusVeto) -> Bool { self == other }

  /// Whether a target is the control that the veto is about, or a part of it.
  ///
  /// - Complexity: O(*d*) in the views between the two.
  @MainActor func concerns(_ target: FocusTarget) -> Bool {
    guard let place else { return false }
    var isOneOfSeveral = false
    var current = target.node.parent
    while let view = current, ObjectIdentifier(view) != place {
      if view.roles.contains(.control) {
        isOneOfSeveral = false
      } else if !view.isModifier, view.box != nil || view.children.count != 1 {
        isOneOfSeveral = true
      }
      current = view.parent
    }
    return current != nil && !isOneOfSeveral
  }
}

struct FocusVetoKey: EnvironmentKey {
  static var defaultValue: FocusVeto { FocusVeto(by: nil) }
}

extension EnvironmentValues {
  var focusVeto: FocusVeto {
    get { self[FocusVetoKey.self] }
    set { self[FocusVetoKey.self] = newValue }
  }
}
