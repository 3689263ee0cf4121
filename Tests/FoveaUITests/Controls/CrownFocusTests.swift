import FoveaTesting
import FoveaUI
import Testing

/// Who has the crown (F125, F394, F399).
@MainActor
@Suite("The crown on a watch")
struct CrownFocusTests {
  private struct Dial: View {
    let name: String
    @State private var turned = 0.0
    var body: some View {
      VStack {
        Text(name).focusable().digitalCrownRotation($turned)
        Text("\(name) at \(Int(turned))")
      }
    }
  }

  private struct Typing: View {
    @State private var words = ""
    var body: some View {
      VStack {
        TextField("Field", text: $words)
        Dial(name: "One")
        Dial(name: "Two")
      }
    }
  }

  @Test("belongs to the first view that takes it, though a field stands above")
  func belowField() {
    let screen = Screen(.watch, Typing())
    #expect(screen.focus == "One")
    screen.rotate(2)
    #expect(screen.texts.contains("One at 2"))
  }

  @Test("stays with the view that had it while a field has the caret", arguments: ["One", "Two"])
  func caret(name: String) throws {
    let screen = Screen(.watch, Typing())
    try screen.tap(name)
    try screen.tap("Field")
    #expect(screen.focus == "Field")
    screen.rotate(3)
    #expect(screen.texts.contains("\(name) at 3"))
    screen.rotate(1)
    #expect(screen.texts.contains("\(name) at 4"))
  }

  private enum Coming: CaseIterable { case pushed, inserted, tab, sheet, enabled, replaced }

  private struct Arrival: View {
    let coming: Coming
    @State private var path: [Int] = []
    @State private var isThere = false
    @State private var tab = 1
    @State private var words = ""
    var body: some View {
      NavigationStack(path: $path) {
        switch coming {
        case .tab:
          TabView(selection: $tab) {
            Button("Come") { tab = 2 }.tabItem { Text("Base") }.tag(1)
            Dial(name: "Dial").tabItem { Text("Dials") }.tag(2)
          }
        case .replaced: if isThere { Dial(name: "Dial") } else { Button("Come") { come() } }
        default:
          VStack {
            Button("Come") { come() }
            TextField("Field", text: $words)
            if coming == .inserted, isThere { Dial(name: "Dial") }
            if coming == .enabled { Dial(name: "Dial").disabled(!isThere) }
          }
          .sheet(isPresented: sheet) { Dial(name: "Dial") }
          .navigationDestination(for: Int.self) { _ in Dial(name: "Dial") }
        }
      }
    }

    private var sheet: Binding<Bool> {
      coming == .sheet ? $isThere : .constant(false)
    }

    private func come() { if coming == .pushed { path = [1] } else { isThere = true } }
  }

  @Test("goes to the first view that takes it when that comes", arguments: Coming.allCases)
  private func comes(_ coming: Coming) throws {
    let screen = Screen(.watch, Arrival(coming: coming))
    screen.rotate(4)
    try screen.tap("Come")
    screen.rotate(2)
    #expect(screen.texts.contains("Dial at 2"))
  }

  @Test("goes to it though a field has the caret", arguments: [true, false])
  func comesWhileTyping(isInserted: Bool) throws {
    struct Adding: View {
      let isInserted: Bool
      @State private var words = ""
      @State private var isThere = false
      var body: some View {
        VStack {
          TextField("Field", text: $words)
          if isInserted ? isThere : true { Dial(name: "Dial").disabled(!isThere) }
        }
        .onChange(of: words) { isThere = true }
      }
    }
    let screen = Screen(.watch, Adding(isInserted: isInserted))
    try screen.tap("Field")
    screen.type("x")
    #expect(screen.focus == "Field")
    screen.rotate(2)
    #expect(screen.texts.contains("Dial at 2"))
  }

  private enum Scrolling: CaseIterable { case view, list, form, selecting, lazy, sections }

  private struct Pages: View {
    let scrolling: Scrolling
    @State private var chosen: Int?
    var body: some View {
      VStack {
        Text("Title")
        switch scrolling {
        case .view: ScrollView { VStack { rows } }
        case .list: List { rows }
        case .form: Form { rows }
        case .selecting: List(0..<40, id: \.self, selection: $chosen) { Text("Line \($0)") }
        case .lazy: ScrollView { LazyVStack { rows } }
        case .sections: Form { Section("Part") { rows } }
        }
        Button("Under") {}
      }
    }

    private var rows: some View { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }
  }

  @Test("scrolls whatever holds lines while nobody takes it", arguments: Scrolling.allCases)
  private func scrolls(_ scrolling: Scrolling) {
    let probe = Probe(.watch, width: 198, height: 242) { Pages(scrolling: scrolling) }
    func sees(_ text: String) -> Bool {
      guard let frame = probe.frame(of: text) else { return false }
      return frame.minY >= 0 && frame.maxY <= 200
    }
    #expect(sees("Line 0"))
    probe.session.send(.rotate(-15))
    #expect(!sees("Line 0"))
    probe.session.send(.rotate(50))
    #expect(sees("Line 0"))
  }

  @Test("scrolls the screen in front and none that it covers")
  func covered() throws {
    struct Deck: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List(0..<40, id: \.self) { number in
            NavigationLink("Row \(number)", value: number)
          }
          .navigationDestination(for: Int.self) { number in
            List(0..<40, id: \.self) { Text("Page \(number) line \($0)") }
          }
        }
      }
    }
    let screen = Screen(.watch, Deck())
    screen.rotate(-5)
    #expect(try screen.scrollOffset(of: "Row 6").y == 100)
    try screen.tap("Row 6")
    screen.rotate(-10)
    #expect(try screen.scrollOffset(of: "Page 6 line 12").y == 200)
    screen.back()
    #expect(try screen.scrollOffset(of: "Row 6").y == 100)
  }
}
