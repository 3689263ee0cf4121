import FoveaNode

/// What choosing in a list leads to.
nonisolated package struct NextColumn: SelfComparing {
  let show: @MainActor () -> Void

  package init(show: @escaping @MainActor () -> Void) { self.show = show }

  @MainActor package func isSame(as other: NextColumn) -> Bool { false }
}

private struct NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }

extension EnvironmentValues {
  package var showsNextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
