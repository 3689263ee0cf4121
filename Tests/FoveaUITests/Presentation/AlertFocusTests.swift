import FoveaTesting
import FoveaUI
import Testing

/// Given an alert or a dialog, when it opens, then focus begins at what one came for (F434a), and
/// what its buttons do is done before it is gone.
@MainActor @Suite("An alert that opens")
struct AlertFocusTests {
  private struct Naming: View {
    @State var isOpen = false
    @State var name = ""
    var body: some View {
      VStack {
        Button("Name it") { isOpen = true }
        Text("name \(name)")
      }
      .alert("Name", isPresented: $isOpen) {
        TextField("New name", text: $name)
        Button("Take") {}
      }
    }
  }

  @Test(
    "gives its field focus, with the keyboard", arguments: [Screen.Device.phone, .pad, .desktop])
  func field(_ device: Screen.Device) throws {
    let screen = Screen(device, Naming())
    try screen.click("Name it")
    #expect(screen.focus == "New name")
    #expect((screen.keyboard != nil) == (device != .desktop))
    screen.type("Elm")
    try screen.click("Take")
    #expect(screen.isVisible("name Elm"))
    #expect(!screen.isVisible("New name"))
  }

  @Test("leaves the field of a TV to be chosen")
  func remote() throws {
    let screen = Screen(.tv, Naming())
    screen.press(.select)
    #expect(screen.focus == "Take")
    screen.press(.up)
    #expect(screen.focus == "New name")
  }

  private struct Asking: View {
    @State var isAlert = false
    @State var isDialog = false
    @State var isDanger = false
    var body: some View {
      VStack {
        Button("Alert") { isAlert = true }
        Button("Dialog") { isDialog = true }
        Button("Danger") { isDanger = true }
      }
      .alert("Which?", isPresented: $isAlert) {
        Button("Destroy", role: .destructive) {}
        Button("Give up", role: .cancel) {}
        Button("Repair") {}
      }
      .confirmationDialog("Which?", isPresented: $isDialog) {
        Button("Paint", role: .destructive) {}
        Button("Polish") {}
      }
      .alert("Really?", isPresented: $isDanger) {
        Button("Destroy", role: .destructive) {}
        Button("Give up", role: .cancel) {}
      }
    }
  }

  @Test(
    "begins at its default button under keys, else at the one that gives up",
    arguments: [Screen.Device.desktop, .tv])
  func buttons(_ device: Screen.Device) {
    for (place, button) in [(0, "Repair"), (1, "Polish"), (2, "Give up")] {
      let screen = Screen(device, Asking())
      let isRemote = device == .tv
      screen.press(isRemote ? .down : .tab, times: isRemote ? place : place + 1)
      screen.press(isRemote ? .select : .space)
      #expect(screen.focus == button)
    }
  }

  @Test("leaves focus alone under a pointer")
  func pointer() throws {
    let screen = Screen(Asking())
    try screen.click("Alert")
    #expect(screen.focus == nil)
  }

  private struct Doomed: View {
    @State var doomed: String? = "Elm"
    @State var log = "nothing"
    let isDialog: Bool
    var body: some View {
      let isShown = Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
      if isDialog {
        Text("log \(log)").confirmationDialog("Fell?", isPresented: isShown) {
          Button("Fell") { log = doomed ?? "nobody" }
        }
      } else {
        Text("log \(log)").alert("Fell?", isPresented: isShown) {
          Button("Fell") { log = doomed ?? "nobody" }
        }
      }
    }
  }

  @Test("runs an action while its binding still says what it is about", arguments: [false, true])
  func action(isDialog: Bool) throws {
    let screen = Screen(Doomed(isDialog: isDialog))
    try screen.click("Fell")
    #expect(screen.isVisible("log Elm"))
    #expect(!screen.isVisible("Fell?"))
  }
}
