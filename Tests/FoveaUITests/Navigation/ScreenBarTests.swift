import Foundation
import FoveaTesting
import FoveaUI
import Testing

/// Given a screen with a title, when it is looked at, then its bar and its content do not meet.
@MainActor @Suite("The bar of a screen")
struct ScreenBarTests {
  @Test("has its line above the content that begins right below it")
  func line() {
    let screen = Screen(device: .desktop, size: CGSize(width: 200, height: 88)) {
      NavigationStack {
        Text("Where to?")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationTitle("Travels")
      }
    }
    #expect(
      screen.picture == """
               Travels
        ────────────────────
        Where to?
        """)
  }
}
