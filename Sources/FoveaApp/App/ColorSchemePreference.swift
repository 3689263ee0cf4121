import FoveaDrawing
import FoveaNode

extension View {
  /// Chooses the colour scheme of the window; `nil` leaves it to the person.
  ///
  /// Of several views that ask, the outermost one, then the first one, decides.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}

nonisolated struct PreferredColorScheme: NodeModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  @MainActor func attach(to node: ModifierNode<Self>) { node.tree.colorSchemes.add(node, scheme) }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    if old.scheme != scheme { node.tree.colorSchemes.change(node, scheme) }
  }

  @MainActor func detach(from node: ModifierNode<Self>) { node.tree.colorSchemes.remove(node) }
}

/// The colour schemes that views of one window ask for.
@MainActor
package final class ColorSchemeWishes {
  private var wishes: [(node: ViewNode, scheme: ColorScheme?)] = []
  /// What the views have decided; `nil` leaves it to the person.
  private(set) var decided: ColorScheme?
  /// The person's own scheme, where no view asks for one.
  var systemScheme = ColorScheme.light
  private var isStale = false

  fileprivate func add(_ node: ViewNode, _ scheme: ColorScheme?) {
    wishes.append((node, scheme))
    isStale = true
  }

  fileprivate func change(_ node: ViewNode, _ scheme: ColorScheme?) {
    guard let index = wishes.firstIndex(where: { $0.node === node }) else { return }
    wishes[index].scheme = scheme
    isStale = true
  }

  fileprivate func remove(_ node: ViewNode) {
    wishes.removeAll { $0.node === node }
    isStale = true
  }

  /// Decides once the tree stands; `change` is told of another decision.
  func settle(_ change: (ColorScheme?) -> Void) {
    guard isStale else { return }
    isStale = false
    let stated = wishes.filter { $0.scheme != nil }
    let winner = stated.min { $0.node.comesBefore($1.node) }?.scheme
    guard winner != decided else { return }
    decided = winner
    change(winner)
  }
}

extension ViewTree {
  private static let colorSchemesKey = TreeKey { tree in
    let wishes = ColorSchemeWishes()
    tree.moments.updated.append { [unowned tree] in
      wishes.settle { preferred in
        tree.changeRootEnvironment { $0.colorScheme = preferred ?? wishes.systemScheme }
      }
    }
    return wishes
  }

  /// The colour schemes that views of this window ask for.
  package var colorSchemes: ColorSchemeWishes { self[Self.colorSchemesKey] }
}
