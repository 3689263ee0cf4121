import FoveaUI

/// A row of its own with its own state, bound to a focus value: no body reads another row's focus.
struct ButtonRow: View {
  let index: Int
  let focus: FocusState<Int?>.Binding
  let probe: Probe
  @State private var count = 0
  @State private var isTall = false

  var body: some View {
    let _ = probe.offer(index, Probe.Row(count: $count, isTall: $isTall))
    HStack {
      Text("Row \(index)")
      Button("Press") { count += 1 }
        .focused(focus, equals: index)
      Text("\(count % 10)")
    }
    .frame(height: isTall ? 44 : 22)
  }
}

/// Hands a benchmark the state of the row in the middle, and of the list.
@MainActor
final class Probe {
  struct Row {
    var count: Binding<Int>
    var isTall: Binding<Bool>
  }

  let index: Int
  private(set) var row: Row?
  var focus: FocusState<Int?>.Binding?
  var append: (() -> Void)?
  var setText: ((Int, String) -> Void)?

  init(index: Int) { self.index = index }

  func offer(_ index: Int, _ row: Row) { if index == self.index { self.row = row } }
}

/// A screen of N rows with buttons.
struct ButtonScreen: View {
  let probe: Probe
  @State var indices: [Int]
  @FocusState private var focus: Int?

  var body: some View {
    let _ = probe.focus = $focus
    let _ = probe.append = { indices.append(indices.count) }
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(indices, id: \.self) { ButtonRow(index: $0, focus: $focus, probe: probe) }
      }
    }
  }
}
