import SwiftUI

/// Strict movement goes straight ahead or nowhere; reaching takes what lies aside before it gives up.
struct ReachingMovement: View {
  var body: some View {
    Exhibit("Press right on Boat, then on Bike: only the one that reaches finds what lies aside.") {
      stairs("Boat", "Harbour")
        .focusMovement(.strict)
      stairs("Bike", "Mountain")
        .focusMovement(.reach)
    }
  }

  private func stairs(_ upper: String, _ lower: String) -> some View {
    VStack(alignment: .leading, spacing: 44) {
      Button(upper) {}
      Button(lower) {}
        .padding(.leading, 400)
    }
  }
}
