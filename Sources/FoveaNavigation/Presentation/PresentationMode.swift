import FoveaNode

extension EnvironmentValues {
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let presenter = dismiss.presenter
    let isPresented = isPresented
    return Binding(
      location: ClosureLocation(
        read: { PresentationMode(isPresented: isPresented) },
        write: { mode in
          if !mode.isPresented { MainActor.assumeIsolated { presenter?.dismiss() } }
        }))
  }
}

/// Whether a view is presented; `dismiss()` closes it.
nonisolated public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}
