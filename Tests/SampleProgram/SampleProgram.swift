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
      Button("More") { more() }.focused($isOn)
      Button("Quit") { exit(7) }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func more() {
    count += 1
    guard let way = ProcessInfo.processInfo.environment["SAMPLE_SAYS"] else { return }
    // Who starts it from a test blocks all signals.
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    print("count is \(count)")
    FileHandle.standardError.write(Data("noted \(count)\n".utf8))
    if way == "much" { print(String(repeating: "a long line of nothing\n", count: 4_000)) }
    if way == "crash" { fatalError("the sample is broken") }
    if way == "exit" { exit(7) }
    if way == "kill" { kill(getpid(), SIGTERM) }
  }
}
