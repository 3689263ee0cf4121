import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// An app whose windows answer each other without end.
private struct Echo: App {
  @State private var left = 0
  @State private var right = 0

  var body: some FoveaUI.Scene {
    WindowGroup("Left") { Side(heard: $left, said: $right) }
    Window("Right", id: "right") { Side(heard: $right, said: $left) }
  }
}

private struct Side: View {
  @Binding var heard: Int
  @Binding var said: Int
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    VStack {
      Button("Open") { openWindow(id: "right") }
      Button("Say") { said += 1 }
      Text(heard > 0 ? "heard" : "quiet")
    }
    .onChange(of: heard) { said += 1 }
  }
}

@MainActor
@Suite("Windows that keep answering each other", .serialized)
struct WindowQuarrelTests {
  @Test("are given up in each turn, and the author is told once of the app's properties")
  func echo() throws {
    let program = Program(Echo(), device: .desktop, measurer: ColumnMeasurer { _ in 1 })
    func screen(_ number: Int) -> Screen { Screen(session: program.windows[number - 1].session) }
    try screen(1).click("Open")
    #expect(program.windows.count == 2)
    try screen(1).click("Say")
    program.settle()
    program.settle()
    #expect(
      program.issues.issues.map(\.message).filter { $0.contains("windows") } == [
        "The interface did not settle after 8 rounds: the app and its windows keep changing "
          + "Echo.left, Echo.right."
      ])
    #expect(screen(2).isVisible("heard"))
  }
}
