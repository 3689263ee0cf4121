import FoveaTesting
import FoveaUI
import Testing

/// Given modal views that follow each other or take away what was below, when the last one closes,
/// then focus is back where it was before the first, or next to it (F434–F436).
@MainActor @Suite("Focus that comes back")
struct ReturningTests {
  struct Step: Identifiable { let id: Int }

  private struct Trail: View {
    @State var step: Step?
    @State var covered = false
    @State var asked = false
    @State var inner = false
    var body: some View {
      VStack {
        Button("First") {}
        Button("Walk") { step = Step(id: 1) }
        Button("Cover") { covered = true }
        Button("Last") {}
      }
      .sheet(item: $step) { now in
        Text("step \(now.id)")
        Button("On") { step = now.id < 3 ? Step(id: now.id + 1) : nil }
      }
      .alert("Sure?", isPresented: $asked) { Button("Fine") {} }
      .fullScreenCover(isPresented: $covered) {
        Button("Ask") {
          covered = false
          asked = true
        }
        Button("Deeper") { inner = true }
          .sheet(isPresented: $inner) {
            Button("Out") {
              inner = false
              covered = false
            }
          }
      }
    }
  }

  @Test("passes over the items that a sheet has shown", arguments: [Screen.Device.tv, .desktop])
  func items(_ device: Screen.Device) throws {
    let screen = Screen(device, Trail())
    try bring(screen, to: "Walk")
    activate(screen)
    for number in 1...3 {
      #expect(screen.isVisible("step \(number)"))
      try bring(screen, to: "On")
      activate(screen)
    }
    #expect(screen.focus == "Walk")
  }

  @Test("passes over a cover that an alert follows", arguments: [Screen.Device.tv, .desktop])
  func chain(_ device: Screen.Device) throws {
    let screen = Screen(device, Trail())
    try bring(screen, to: "Cover")
    activate(screen)
    try bring(screen, to: "Ask")
    activate(screen)
    #expect(screen.isVisible("Sure?"))
    #expect(screen.focus == "Fine")
    activate(screen)
    #expect(screen.focus == "Cover")
  }

  @Test("leaves several at once", arguments: [Screen.Device.tv, .desktop])
  func several(_ device: Screen.Device) throws {
    let screen = Screen(device, Trail())
    try bring(screen, to: "Cover")
    activate(screen)
    try bring(screen, to: "Deeper")
    activate(screen)
    try bring(screen, to: "Out")
    activate(screen)
    #expect(screen.focus == "Cover")
  }

  private struct Herd: View {
    @State var animals = ["Cow", "Goat", "Hen", "Pig", "Sheep"]
    @State var doomed: String?
    @State var pushed: [String] = []
    let isStack: Bool
    var body: some View {
      NavigationStack(path: $pushed) {
        VStack {
          ForEach(animals, id: \.self) { animal in
            Button(animal) { if isStack { pushed = [animal] } else { doomed = animal } }
          }
        }
        .navigationDestination(for: String.self) { animal in
          Button("Sell \(animal)") {
            animals.removeAll { $0 == animal }
            pushed = []
          }
        }
      }
      .alert("Sell?", isPresented: Binding(get: { doomed != nil }, set: { _ in doomed = nil })) {
        Button("Sell") { animals.removeAll { $0 == doomed } }
        Button("Keep", role: .cancel) {}
      }
    }
  }

  @Test(
    "goes next to what the modal view or the screen has taken away",
    arguments: [Screen.Device.tv, .desktop], [false, true])
  func removal(_ device: Screen.Device, isStack: Bool) throws {
    let screen = Screen(device, Herd(isStack: isStack))
    for (name, next) in [("Goat", "Hen"), ("Sheep", "Pig"), ("Cow", "Hen")] {
      try bring(screen, to: name)
      activate(screen)
      try bring(screen, to: isStack ? "Sell \(name)" : "Sell")
      activate(screen)
      #expect(!screen.isVisible(name))
      #expect(screen.focus == next)
    }
  }

  private struct Vanishing: View {
    @State var isOpen = false
    @State var isThere = true
    var body: some View {
      VStack {
        Button("Above") {}
        if isThere {
          Button("Open") {
            isOpen = true
            isThere = false
          }
        }
        Button("Below") {}
      }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  @Test("knows a place that went in the update in which the modal view came")
  func vanished() throws {
    let screen = Screen(.tv, Vanishing())
    try bring(screen, to: "Open")
    activate(screen)
    #expect(screen.focus == "Close")
    activate(screen)
    #expect(screen.focus == "Below")
  }

  @Test("leaves nothing behind where fingers operate the device")
  func touch() throws {
    let screen = Screen(.phone, Trail())
    try screen.tap("Walk")
    for _ in 1...3 { try screen.tap("On") }
    #expect(screen.focus == nil)
  }

  private struct Opener: View {
    @State var isOpen = false
    var body: some View {
      VStack {
        Button("Clicked") {}
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  @Test("is the opener's, whatever was clicked before")
  func opener() throws {
    let screen = Screen(Opener())
    screen.press(.tab, times: 2)
    try screen.click("Clicked")
    screen.press(.space)
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.focus == "Open")
  }

  /// Moves focus to a button by keys: arrows on the TV, Tab elsewhere.
  private func bring(_ screen: Screen, to name: String) throws {
    if screen.device.isRemote { screen.press(.up, times: 9) }
    for _ in 0..<12 where screen.focus != name {
      screen.press(screen.device.isRemote ? .down : .tab)
    }
    try #require(screen.focus == name)
  }

  private func activate(_ screen: Screen) {
    screen.press(screen.device.isRemote ? .select : .space)
  }
}

extension Screen {
  fileprivate var device: DeviceTraits { session.device.traits }
}
