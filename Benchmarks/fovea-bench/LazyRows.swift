import FoveaUI

/// N fields in a lazy stack, each row with its own state.
struct LazyScreen: View {
  let n: Int
  let probe: Probe
  @FocusState private var focus: Int?

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<n, id: \.self) { FieldRow(index: $0, focus: $focus, probe: probe) }
      }
    }
  }
}

/// The same in a list.
struct ListScreen: View {
  let n: Int
  let probe: Probe
  @FocusState private var focus: Int?

  var body: some View {
    List(0..<n, id: \.self) { FieldRow(index: $0, focus: $focus, probe: probe) }
  }
}

/// N texts in a list with a selection, in which arrows move.
struct ChoiceScreen: View {
  let n: Int
  @State private var choice: Int?

  var body: some View {
    List(0..<n, id: \.self, selection: $choice) { Text("\($0)") }
  }
}
