import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given something that waits, when the test's clock moves, then…
@MainActor @Suite("The test's clock")
struct TimeTests {
  private struct Sleepers: View {
    @State private var log = "none"
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(log) \(count)")
        Button("Sleep") {
          Task {
            try? await Task.sleep(for: .seconds(3_600))
            log = "woken"
          }
        }
        Button("Count") {
          Task {
            while count < 10 {
              try? await Task.sleep(nanoseconds: 60_000_000_000)
              count += 1
            }
          }
        }
        Button("Delay") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 86_400) { log = "delayed" }
        }
        Button("Fade") {
          Task {
            try await ContinuousClock().sleep(until: .now + .seconds(5))
            withAnimation(.linear(duration: 2)) { log = "faded" }
          }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(5))
        log = "begun"
      }
    }
  }

  @Test("wakes tasks when their time has come, and not before")
  func sleeping() async {
    let screen = Screen(device: .desktop) { Sleepers() }
    let report = await screen.run(
      script: """
        advance 4.9
        expect visible "none 0"
        advance 0.2
        expect visible "begun 0"
        click "Sleep"
        click "Delay"
        advance 3599
        expect visible "begun 0"
        advance 2
        expect visible "woken 0"
        click "Count"
        advance 300
        expect visible "woken 5"
        advance 3000
        expect visible "woken 10"
        advance 86400
        expect visible "delayed 10"
        """)
    #expect(report.error == nil && report.failed == 0, "\(report.output)")
  }

  @Test("wakes what sleeps, and what sleeps again, in a test as in a script")
  func waiting() async throws {
    let screen = Screen(device: .desktop) { Sleepers() }
    await screen.settle()
    try screen.click("Count")
    await screen.wait(125)
    #expect(screen.isVisible("begun 2"))
    screen.advance(60)
    await screen.settle()
    #expect(screen.isVisible("begun 3"))
  }

  @Test("of one screen is nobody else's")
  func apart() async throws {
    let (one, other) = (
      Screen(device: .desktop) { Sleepers() }, Screen(device: .desktop) { Sleepers() }
    )
    await one.wait(10)
    #expect(one.isVisible("begun 0") && other.isVisible("none 0"))
  }
}
