import FoveaTesting
import FoveaUI
import Testing

/// Given something that is presented from the first frame on, when the program begins, then it is
/// there, and what it presents itself lies above it.
@MainActor @Suite("What is presented from the first frame on")
struct FirstFrameTests {
  private struct Nest: View {
    @State var isPushed = true
    @State var isOuter = true
    @State var isInner = true
    @State var isAsking = true
    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(isPresented: $isPushed) {
          Text("screen")
            .sheet(isPresented: $isOuter) {
              Text("outer")
              Button("Close outer") { isOuter = false }
                .sheet(isPresented: $isInner) {
                  Text("inner")
                  Button("Close inner") { isInner = false }
                    .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
                }
            }
        }
      }
    }
  }

  @Test("closes from the top down", arguments: [Screen.Device.phone, .desktop, .tv, .pad])
  func nest(_ device: Screen.Device) throws {
    let screen = Screen(device, Nest())
    for (name, above) in [
      ("Yes", "Sure?"), ("Close inner", "inner"), ("Close outer", "outer"),
    ] {
      #expect(screen.isVisible(above))
      try screen.click(name)
      #expect(!screen.isVisible(above))
    }
    #expect(screen.isVisible("screen"))
    screen.back()
    #expect(screen.isVisible("root"))
  }

  @Test("keeps focus at the top", arguments: [Screen.Device.desktop, .tv])
  func focus(_ device: Screen.Device) throws {
    let screen = Screen(device, Nest())
    screen.press(.tab)
    #expect(screen.focusChain == ["Yes"])
  }

  private struct Chain: View {
    @State var path = [1, 2]
    @State var first = true
    @State var second = true
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            if number == 2 {
              Text("screen \(number)")
                .navigationDestination(isPresented: $first) {
                  Text("third").navigationDestination(isPresented: $second) { Text("fourth") }
                }
            } else {
              Text("screen \(number)")
            }
          }
      }
    }
  }

  @Test("may be screens on screens on a path")
  func chain() {
    let screen = Screen(.phone, Chain())
    var seen: [String] = []
    for _ in 0..<5 {
      seen += ["root", "screen 1", "screen 2", "third", "fourth"].filter(screen.isVisible)
      screen.back()
    }
    #expect(seen == ["fourth", "third", "screen 2", "screen 1", "root"])
  }

  private struct Columns: View {
    @State var isShown = true
    @State var item: Int? = 4
    var body: some View {
      NavigationSplitView {
        Text("side").navigationDestination(isPresented: $isShown) { Text("shown") }
      } detail: {
        Text("detail").navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  @Test("may be in any column")
  func columns() {
    let screen = Screen(Columns())
    #expect(screen.isVisible("side"))
    #expect(screen.isVisible("item 4") || screen.isVisible("shown"))
  }

  private struct Rows: View {
    @State var isShown = true
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<3) { Text("row \($0)") }
          Text("here").navigationDestination(isPresented: $isShown) { Text("there") }
        }
      }
    }
  }

  @Test("may be presented by a row")
  func rows() {
    let screen = Screen(.phone, Rows())
    #expect(screen.isVisible("there"))
    screen.back()
    #expect(screen.isVisible("row 2"))
  }
}
