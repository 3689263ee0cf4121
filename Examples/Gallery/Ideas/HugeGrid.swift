import SwiftUI

/// Only what is near the window is there at all: a move costs the same at any size.
struct HugeGrid: View {
  @FocusState private var number: Int?

  var body: some View {
    Exhibit("Walk with the arrows; the grid makes rows as you come to them.") {
      Text(number.map { "Cell \($0) of 100000" } ?? "100000 cells")
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], alignment: .leading, spacing: 22) {
          ForEach(1..<100_001) { number in
            Button("\(number)") {}
              .focused($number, equals: number)
          }
        }
      }
    }
  }
}
