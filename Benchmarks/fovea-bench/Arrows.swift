import FoveaUI

/// N buttons in rows of ten, for arrow keys.
struct GridScreen: View {
  let n: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<(n + 9) / 10, id: \.self) { row in
          HStack(spacing: 10) {
            ForEach(0..<10, id: \.self) { Button("\(row * 10 + $0)") {}.frame(width: 60) }
          }
        }
      }
    }
  }
}

/// N buttons on shelves of twenty, each shelf a section that scrolls by itself.
struct ShelvesScreen: View {
  let n: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<(n + 19) / 20, id: \.self) { shelf in
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<20, id: \.self) { Button("\(shelf * 20 + $0)") {}.frame(width: 120) }
            }
          }
          .focusSection()
        }
      }
    }
  }
}

/// N buttons one below the other.
struct ColumnScreen: View {
  let n: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<n, id: \.self) { Button("\($0)") {} }
      }
    }
  }
}
