import FoveaTesting
import FoveaUI
import Testing

/// On the TV focus is nowhere only while nothing can have it (F17a, F227).
@MainActor
@Suite("A TV without focus")
struct VacantFocusTests {
  private enum Coming: CaseIterable {
    case inserted, enabled, shown, opaque, grown, pushed, tab, presented
  }

  private struct Stage: View {
    let coming: Coming
    @State private var isThere = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("empty")
          switch coming {
          case .inserted: if isThere { Text("Newcomer").focusable() }
          case .enabled: Button("Newcomer") {}.disabled(!isThere)
          case .shown: if isThere { Button("Newcomer") {} } else { Button("Newcomer") {}.hidden() }
          case .opaque: Button("Newcomer") {}.opacity(isThere ? 1 : 0)
          case .grown:
            Text("Newcomer").frame(width: isThere ? 100 : 0, height: 40).clipped().focusable()
          case .tab:
            TabView { Text("x").tabItem { Text("Newcomer") } }.disabled(!isThere)
          case .pushed: EmptyView()
          case .presented:
            Text("host").sheet(isPresented: $isThere) { Button("Newcomer") {} }
          }
        }
        .navigationDestination(for: Int.self) { _ in Button("Newcomer") {} }
      }
      .onExitCommand {
        if coming == .pushed { path = [1] } else { isThere = true }
      }
    }
  }

  @Test("gets one at once when something can have it", arguments: Coming.allCases)
  private func comes(_ coming: Coming) {
    let screen = Screen(.tv, Stage(coming: coming))
    #expect(screen.focus == nil)
    screen.press(.menu)
    #expect(screen.focus == "Newcomer")
  }

  private struct Scopes: View {
    @FocusState private var place: String?
    @Namespace private var namespace
    var kind = "plain"
    var body: some View {
      VStack {
        row("top")
        Group {
          switch kind {
          case "region":
            VStack { inner }.defaultFocus($place, "inner two")
          case "preference":
            VStack { inner }.focusScope(namespace)
          case "scope":
            VStack { inner }.focusScope(namespace)
          case "nested":
            VStack { VStack { inner }.defaultFocus($place, "nowhere") }
              .defaultFocus($place, "inner two")
          default: VStack { inner }
          }
        }
      }
      .onPlayPauseCommand { place = "inner three" }
      .onExitCommand { place = nil }
    }

    @ViewBuilder private var inner: some View {
      row("inner one")
      row("inner two").prefersDefaultFocus(kind == "preference", in: namespace)
      row("inner three")
    }

    private func row(_ name: String) -> some View {
      Text(name).focusable().focused($place, equals: name)
    }
  }

  @Test(
    "does not exist: `nil` leads to the default of the innermost scope, and the state tells it",
    arguments: [
      ("plain", "top"), ("region", "inner two"), ("preference", "inner two"),
      ("scope", "inner one"), ("nested", "inner two"),
    ])
  func cleared(kind: String, place: String) {
    let screen = Screen(.tv, Scopes(kind: kind))
    screen.press(.playPause)
    #expect(screen.focus == "inner three")
    screen.watch("place")
    screen.press(.menu)
    #expect(screen.focus == place)
    #expect(screen.value(of: "place") == "\"\(place)\"" || screen.value(of: "place") == place)
    #expect(screen.frames.allSatisfy { $0.focus == place })
  }

  @Test("stays where it is when it is at the default, and the state tells so")
  func atDefault() {
    let screen = Screen(.tv, Scopes(kind: "plain"))
    #expect(screen.focus == "top")
    let before = screen.value(of: "place")
    screen.press(.menu)
    #expect(screen.focus == "top")
    #expect(screen.value(of: "place") == before)
  }

  @Test(
    "is nowhere elsewhere: the phone and the desktop let go",
    arguments: [
      Screen.Device.phone, .desktop,
    ])
  func elsewhere(device: Screen.Device) throws {
    struct Field: View {
      @State private var words = ""
      @FocusState private var isHere: Bool
      var body: some View {
        VStack {
          TextField("One", text: $words).focused($isHere)
          Button("Leave") { isHere = false }
        }
      }
    }
    let screen = Screen(device, Field())
    try screen.tap("One")
    try screen.click("Leave")
    #expect(screen.focus == nil)
  }

  private enum Front: CaseIterable { case stack, tab, sheet, cover, stackInSheet }

  private struct Layers: View {
    let front: Front
    let notes: Notes
    @State private var path = [1]
    @State private var isOpen = true

    var body: some View {
      switch front {
      case .stack: stack
      case .tab:
        TabView { page("top").tabItem { Text("Tab") } }.disabled(true)
      case .sheet: page("base").sheet(isPresented: $isOpen) { page("top") }
      case .cover: page("base").fullScreenCover(isPresented: $isOpen) { page("top") }
      case .stackInSheet: page("base").sheet(isPresented: $isOpen) { stack }
      }
    }

    private var stack: some View {
      NavigationStack(path: $path) {
        page("base").navigationDestination(for: Int.self) { _ in page("top") }
      }
    }

    private func page(_ name: String) -> some View {
      VStack {
        Text(name)
        Text("more of \(name)")
      }
      .navigationTitle(name)
      .onPlayPauseCommand { notes(name) }
    }
  }

  @Test(
    "asks the handlers of what is in front, not of what that covers (F227, F385)",
    arguments: Front.allCases)
  private func handlers(_ front: Front) {
    let notes = Notes()
    let screen = Screen(.tv, Layers(front: front, notes: notes))
    #expect(screen.focus == nil)
    screen.press(.playPause)
    screen.press(.menu)
    screen.press(.playPause)
    #expect(notes.lines == (front == .tab ? ["top", "top"] : ["top", "base"]))
  }
}
