import FoveaTesting
import FoveaUI
import Testing

/// Every committed frame is looked at, not only the last one (F27, F491).
@MainActor @Suite("Frames")
struct FrameTests {
  private struct Jump: View {
    enum Stop: Hashable { case a, b }
    @State private var told = 0
    @FocusState private var stop: Stop?
    var body: some View {
      VStack {
        Button("A") {
          told += 1
          stop = .b
        }
        .focused($stop, equals: .a)
        Button("B") {}.focused($stop, equals: .b)
      }
    }
  }

  @Test("A state and the focus that an action asks for arrive in one frame")
  func oneFrame() {
    let screen = Screen(device: .desktop) { Jump() }
    screen.press(.tab)
    screen.watch("told", "stop")
    screen.press(.space)
    #expect(screen.frames.map(\.focus).last == "B")
    for frame in screen.frames {
      #expect((frame.values["told"] == "1") == (frame.focus == "B"))
      #expect(frame.values["stop"] == frame.focus?.lowercased())
    }
  }

  @Test("A claim that no frame may hold fails with the frame that held it")
  func never() async {
    let screen = Screen(device: .desktop) { Jump() }
    let report = await screen.run(
      script: """
        press tab
        press tab 2
        expect never focus "A"
        expect never value stop a
        expect never visible "C"
        """)
    #expect(
      report.output == """
        press tab -> A
        press tab 2 -> A
        expect never focus "A" -> A FAILED: is so in frame 3 of 4
        expect never value stop a -> A FAILED: is so in frame 3 of 4
        expect never visible "C" -> A
        1 passed, 2 failed
        """)
  }

  @Test("Work is counted for each action")
  func work() {
    let screen = Screen(device: .desktop) { Jump() }
    screen.press(.tab)
    let first = screen.counters
    screen.press(.tab)
    #expect(first.targets > 0)
    #expect(screen.counters.measured == 0)
    #expect(screen.counters.bodies <= 1)
  }
}
