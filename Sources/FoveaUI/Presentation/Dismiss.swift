/// Closes the sheet, or pops the screen, that a view belongs to.
///
/// Source: SwiftUI `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated private let work: @MainActor () -> Void

  nonisolated init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  public func callAsFunction() { work() }
}

private struct DismissKey: EnvironmentKey {
  // Outside of anything presented there is nothing to close.
  static var defaultValue: DismissAction { DismissAction {} }
}
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes what the view belongs to: a sheet, a popover, a pushed screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view belongs to something that `dismiss` closes.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      location: ClosureLocation(
        read: { PresentationMode(isPresented: isPresented) },
        write: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } }))
  }
}

/// Whether a view is presented; `dismiss()` closes it.
nonisolated public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}

extension View {
  /// Keeps a person from closing the sheet around with a key or a gesture; the program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissBlock(isDisabled: isDisabled))
  }
}

nonisolated struct DismissBlock: NodeModifier {
  typealias Body = Never
  let isDisabled: Bool

  @MainActor private func count(_ node: ModifierNode<Self>, _ difference: Int) {
    node.values.panel.panel?.dismissalBlocks += difference
  }

  @MainActor func attach(to node: ModifierNode<Self>) { if isDisabled { count(node, 1) } }
  @MainActor func detach(from node: ModifierNode<Self>) { if isDisabled { count(node, -1) } }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.isDisabled != isDisabled else { return }
    count(node, isDisabled ? 1 : -1)
  }
}
