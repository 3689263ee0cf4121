import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given views that are cut, when it is asked whether one shows whole, then…
@MainActor @Suite("What shows whole")
struct SightTests {
  private func screen(_ height: Double, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(device: .desktop, size: CGSize(width: 400, height: height), content: content)
  }

  @Test("is not below the fold, in whatever area it is cut")
  func fold() throws {
    let screen = screen(110) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } } }
    }
    #expect(try screen.isWhole("Row 0"))
    #expect(try screen.isWhole("Row 4"))
    #expect(try !screen.isWhole("Row 5"))
    try screen.scroll("Row 0", y: 11)
    #expect(try !screen.isWhole("Row 0") && !screen.isWhole("Row 5"))
    try screen.scroll("Row 0", y: 11)
    #expect(try screen.isWhole("Row 5"))
  }

  @Test("is not outside of a frame that clips")
  func clipped() throws {
    let screen = screen(220) {
      Text("Long text").frame(width: 300).frame(width: 50).clipped()
      Text("Free")
    }
    #expect(try !screen.isWhole("Long text") && screen.isWhole("Free"))
  }

  @Test("is measured by what is around it on the screen, not by where it is presented from")
  func presented() throws {
    let screen = screen(220) {
      ScrollView {
        Text("Row").alert("Sure?", isPresented: .constant(true)) { Button("Keep") {} }
      }
      .frame(height: 22)
    }
    #expect(try screen.isWhole("Keep"))
  }
}

/// Given texts in one element, when their order is asked for, then…
@MainActor @Suite("The order of names")
struct OrderTests {
  @Test("holds inside one element too")
  func inside() async {
    let screen = Screen(device: .desktop) {
      Button {
      } label: {
        HStack {
          Text("First")
          Text("Second")
        }
      }
      VStack {
        Text("Third")
        Text("Fourth")
      }
      .accessibilityElement(children: .combine)
    }
    let report = await screen.run(
      script: """
        expect order "First" "Second" "Third" "Fourth"
        expect order "Second" "First"
        expect order "Fourth" "Third"
        """)
    #expect(report.passed == 1 && report.failed == 2, "\(report.output)")
  }
}
