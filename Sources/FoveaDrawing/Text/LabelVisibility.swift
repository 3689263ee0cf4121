import FoveaNode

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls show no label of their own.
  package var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls inside; assistive technologies still read them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
