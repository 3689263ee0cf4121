/// Takes away what presents a view: a sheet, a page of a stack, a window.
///
/// Source: SwiftUI `DismissAction`.
nonisolated public struct DismissAction: SelfComparing {
  /// What is asked to take itself away.
  package let presenter: Presenter?

  /// Holds an action, so that actions of one presenter compare as equal.
  @MainActor package final class Presenter {
    package var dismiss: () -> Void
    package init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
  }

  /// Takes the presented view away; does nothing where nothing presents the view.
  @MainActor @preconcurrency public func callAsFunction() { presenter?.dismiss() }

  @MainActor package func isSame(as other: Self) -> Bool { presenter === other.presenter }
}

private struct PresenterKey: EnvironmentKey {
  package static var defaultValue: DismissAction { DismissAction(presenter: nil) }
}

extension EnvironmentValues {
  /// Takes away what presents the view around; does nothing where nothing does.
  public var dismiss: DismissAction { self[PresenterKey.self] }

  /// Whether something presents the view around.
  public var isPresented: Bool { self[PresenterKey.self].presenter != nil }

  /// What presents the views inside.
  package var presenter: DismissAction.Presenter? {
    get { self[PresenterKey.self].presenter }
    set { self[PresenterKey.self] = DismissAction(presenter: newValue) }
  }
}
