import SwiftUI

/// The program with which the command line is tested from outside.
@main
struct SampleProgram: App {
  var body: some Scene {
    WindowGroup { SampleView() }
      .commands {
        CommandMenu("Edit") { Button("Nothing") {} }
      }
  }
}

struct SampleView: View {
  @State private var count = 0
  @FocusState private var isOn: Bool

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("More") { count += 1 }.focused($isOn)
      Button("Quit") { exit(7) }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
