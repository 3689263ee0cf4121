import FoveaFocus
import FoveaLayout
import FoveaNode

extension View {
  /// Guides focus movement by this view's whole frame and its focusable descendants (F154–F184).
  ///
  /// A move toward the section lands on the nearest descendant, even when none of them stands
  /// straight ahead of the view that loses focus:
  ///
  ///     HStack {
  ///       Sidebar().focusSection()   // short list at the top
  ///       Editor()                   // ← from the bottom line still reaches the list
  ///     }
  ///
  /// Tab visits all of a section before it goes on. A section is not focusable itself.
  ///
  /// Source: SwiftUI `focusSection()`; the rule is in `FoveaFocus/Navigation/SectionNavigation.swift`.
  nonisolated public func focusSection() -> some View {
    modifier(FocusSection(remembersLastFocus: false))
  }

  /// A section that, entered again, gives focus to the view that had it there last.
  ///
  /// An extension of Fovea's: plain sections have no memory (D14).
  nonisolated public func focusSection(remembersLastFocus: Bool) -> some View {
    modifier(FocusSection(remembersLastFocus: remembersLastFocus))
  }

  /// Decides how arrows move inside this view.
  ///
  /// An extension of Fovea's.
  nonisolated public func focusMovement(_ movement: FocusMovement) -> some View {
    modifier(FocusMovementModifier(movement: movement))
  }
}

/// What arrow keys reach.
nonisolated public enum FocusMovement: Hashable, Sendable {
  /// Only what lies straight ahead, as on the TV.
  case strict
  /// Where nothing lies straight ahead, the best of what lies ahead at all.
  case reach
}

nonisolated struct FocusSection: NodeModifier {
  typealias Body = Never
  let remembersLastFocus: Bool

  static var hasBox: Bool { true }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.tree.focus.join(node.makeFacet(), as: kind)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if old.remembersLastFocus != remembersLastFocus { node.facet?.focus?.setKind(kind) }
  }

  private var kind: FocusMap.Kind { .section(.init(remembers: remembersLastFocus)) }
}

nonisolated struct FocusMovementModifier: NodeModifier {
  typealias Body = Never
  let movement: FocusMovement

  static var hasBox: Bool { true }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    node.tree.focus.join(node.makeFacet(), as: kind)
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if old.movement != movement { node.facet?.focus?.setKind(kind) }
  }

  private var kind: FocusMap.Kind { .scope(.init(reaches: movement == .reach)) }
}
