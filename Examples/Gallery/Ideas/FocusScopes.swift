import SwiftUI

/// A scope has a view that it prefers; resetting the scope gives focus back to it.
struct FocusScopes: View {
  @Namespace private var levels
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    Exhibit("Go down to Reset and press it: focus returns to Normal, which the scope prefers.") {
      VStack(alignment: .leading, spacing: 44) {
        Button("Easy") {}
        Button("Normal") {}
          .prefersDefaultFocus(in: levels)
        Button("Hard") {}
        Button("Reset") { resetFocus(in: levels) }
      }
      .focusScope(levels)
    }
  }
}
