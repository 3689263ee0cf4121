import FoveaUI

/// A row of its own with its own state, bound to a focus value: no body reads another row's focus.
struct ButtonRow: View {
  let index: Int
  let focus: FocusState<Int?>.Binding
  let probe: Probe
  @State private var count = 0
  @State private var isTall = false

  var body: some View {
    let _ = probe.offer(index, count: $count, isTall: $isTall)
    HStack {
      Text("Row \(index)")
      Button("Press") { count += 1 }
        .focused(focus, equals: index)
      Text("\(count % 10)")
    }
    .frame(height: isTall ? 44 : 22)
  }
}

/// The same with a text field in place of the button.
struct FieldRow: View {
  let index: Int
  let focus: FocusState<Int?>.Binding
  let probe: Probe
  @State private var count = 0
  @State private var isTall = false
  @State private var text = ""

  var body: some View {
    let _ = probe.offer(index, count: $count, isTall: $isTall)
    HStack {
      Text("\(count % 10)")
      TextField("Row \(index)", text: $text)
        .focused(focus, equals: index)
    }
    .frame(height: isTall ? 44 : 22)
  }
}

/// N rows of one kind, each with its own state.
struct RowScreen<Row: View>: View {
  let probe: Probe
  @State var indices: [Int]
  let row: (Int, FocusState<Int?>.Binding) -> Row
  @FocusState private var focus: Int?

  var body: some View {
    let _ = probe.offer(focus: $focus) { indices.append(indices.count) }
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(indices, id: \.self) { row($0, $focus) }
      }
    }
  }
}

/// N fields over the elements of one array that the root owns.
struct ArrayScreen: View {
  let probe: Probe
  @State var texts: [String]
  @FocusState private var focus: Int?

  var body: some View {
    let _ = probe.offer(focus: $focus) { texts.append("") }
    let _ = probe.setText = { texts[$0] = $1 }
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(texts.indices, id: \.self) { index in
          ArrayRow(text: $texts[index], index: index, focus: $focus)
        }
      }
    }
  }
}

struct ArrayRow: View {
  @Binding var text: String
  let index: Int
  let focus: FocusState<Int?>.Binding

  var body: some View {
    TextField("Row \(index)", text: $text)
      .focused(focus, equals: index)
      .frame(height: 22)
  }
}

/// Hands a benchmark the state of the row in the middle, and of the list.
@MainActor
final class Probe {
  let index: Int
  private(set) var count: Binding<Int>?
  private(set) var isTall: Binding<Bool>?
  private(set) var focus: FocusState<Int?>.Binding?
  private(set) var append: () -> Void = {}
  var setText: (Int, String) -> Void = { _, _ in }

  init(index: Int) { self.index = index }

  func offer(_ index: Int, count: Binding<Int>, isTall: Binding<Bool>) {
    guard index == self.index else { return }
    self.count = count
    self.isTall = isTall
  }

  func offer(focus: FocusState<Int?>.Binding, append: @escaping () -> Void) {
    self.focus = focus
    self.append = append
  }
}
