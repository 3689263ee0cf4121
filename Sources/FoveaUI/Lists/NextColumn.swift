/// What choosing in a list leads to.
nonisolated struct NextColumn: SelfComparing {
  let show: @MainActor () -> Void
  @MainActor func isSame(as other: NextColumn) -> Bool { false }
}

private struct NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }

extension EnvironmentValues {
  var showsNextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
