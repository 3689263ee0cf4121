import FoveaGraph

/// What a list knows of one of its rows, and what views inside the row tell it.
@MainActor
final class ListRow {
  /// Performs the row: a navigation link inside sets it.
  var action: (() -> Void)?
  /// The value that the link inside leads to; a list with a selection of that type selects it.
  var value: AnyHashable?
}

/// The row that views inside belong to.
nonisolated struct ListRowReference: SelfComparing {
  weak var row: ListRow?
  @MainActor func isSame(as other: ListRowReference) -> Bool { row === other.row }
}

private struct ListRowKey: EnvironmentKey {
  static var defaultValue: ListRowReference { ListRowReference(row: nil) }
}

extension EnvironmentValues {
  var listRow: ListRowReference {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}
