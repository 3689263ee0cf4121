import FoveaTesting
import FoveaUI
import Testing

/// Traps that other focus engines fell into; each is a rule of `Documentation/FocusMovement.md`.
@MainActor
@Suite("Pitfalls of others")
struct PitfallTests {
  private struct Tile: View {
    let name: String
    var body: some View { Text(name).frame(width: 200, height: 60).focusable() }
  }

  private struct Ragged: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Tile(name: "a")
          Tile(name: "b")
        }
        HStack(spacing: 0) {
          Tile(name: "c")
          Tile(name: "d")
          Tile(name: "e")
        }
      }
    }
  }

  @Test("Rows that only touch do not overlap: right at the end of a short row stays (B.3)")
  func touchingRows() {
    let screen = Screen(.tv, Ragged())
    screen.press(.right)
    #expect(screen.focus == "b")
    screen.press(.right)
    #expect(screen.focus == "b")
  }

  private struct Scrolling: View {
    var body: some View {
      VStack(spacing: 20) {
        Tile(name: "above")
        ScrollView {
          VStack(spacing: 20) { ForEach(0..<20) { Tile(name: "row \($0)") } }
        }
        .frame(height: 300)
        Tile(name: "below")
      }
    }
  }

  @Test(
    "A scroll view is no stop of its own and swallows no arrow (B.4)",
    arguments: [Screen.Device.tv, .desktop])
  func scrollView(device: Screen.Device) {
    let screen = Screen(device: device, size: .init(width: 800, height: 800)) { Scrolling() }
    if screen.focus == nil { screen.press(.tab) }
    #expect(screen.focus == "above")
    for row in 0..<20 {
      screen.press(.down)
      #expect(screen.focus == "row \(row)")
    }
    screen.press(.down)
    #expect(screen.focus == "below")
  }

  private struct Fields: View {
    @State private var words = "abc"
    var body: some View {
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          TextField("name", text: $words).frame(width: 400)
          Tile(name: "side")
        }
        TextField("town", text: $words).frame(width: 400)
      }
    }
  }

  @Test("A text field lets the arrows out on the TV, and keeps them while it is edited (F123)")
  func textField() {
    let screen = Screen(.tv, Fields())
    #expect(screen.focus == "name")
    screen.press(.right)
    #expect(screen.focus == "side")
    screen.press(.left)
    screen.press(.down)
    #expect(screen.focus == "town")
    screen.press(.up)
    #expect(screen.focus == "name")
    screen.press(.select)
    screen.press(.left)
    screen.type("x")
    #expect(screen.focus == "name")
    #expect(screen.value(of: "words") == "abxc")
  }

  private struct Wide: View {
    var body: some View {
      HStack(alignment: .top, spacing: 40) {
        Tile(name: "list").padding(.top, 600)
        VStack { Tile(name: "card") }
          .frame(width: 400, height: 900, alignment: .top)
          .focusSection()
      }
    }
  }

  @Test("A section counts by its frame, not only as a preference among its views (F158)")
  func sectionFrame() {
    let screen = Screen(.tv, Wide())
    screen.press(.left)
    #expect(screen.focus == "card")
    // The list's frame is not marked: nothing of it lies straight ahead.
    let other = Screen(.tv, Wide())
    try? other.click("list")
    other.perform { other.session.focus.move(to: nil, reason: .pointer) }
    #expect(other.why(.left) == "nothing has focus")
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c", "d"]
    @State private var generation = 0
    let isLazy: Bool
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack { rows }
        } else {
          VStack { rows }
        }
      }
      .onKeyPress("i") {
        names.insert("new \(names.count)", at: 0)
        return .handled
      }
      .onKeyPress("r") {
        names.reverse()
        return .handled
      }
      .onKeyPress("g") {
        generation += 1
        return .handled
      }
      .onKeyPress("x") {
        names.removeAll { $0 == "a" }
        return .handled
      }
    }

    private var rows: some View {
      ForEach(names, id: \.self) { name in
        Text("\(name)").accessibilityLabel(name)
          .foregroundColor(generation.isMultiple(of: 2) ? .red : .blue)
          .frame(width: 200, height: 60).focusable()
      }
    }
  }

  @Test(
    "Focus stays with its row when rows are inserted, reordered, rebuilt or removed (F51)",
    arguments: [true, false])
  func movingRows(isLazy: Bool) {
    let screen = Screen(.tv, Rows(isLazy: isLazy))
    screen.press(.down, times: 2)
    #expect(screen.focus == "c")
    for key in ["i", "r", "g", "i", "x", "r", "g"] as [Screen.Key] {
      screen.press(key)
      #expect(screen.focus == "c")
    }
  }

  private struct Gap: View {
    let isDisabled: Bool
    var body: some View {
      VStack(spacing: 20) {
        Tile(name: "top")
        VStack { Button("middle") {}.disabled(isDisabled) }
          .frame(width: 800, height: 200)
          .focusSection()
        Color.clear.frame(width: 800, height: 100).focusSection()
        Tile(name: "bottom")
      }
    }
  }

  @Test("An empty section does not block the way (F157)")
  func emptySection() {
    let screen = Screen(.tv, Gap(isDisabled: true))
    screen.press(.down)
    #expect(screen.focus == "bottom")
    let usable = Screen(.tv, Gap(isDisabled: false))
    usable.press(.down)
    #expect(usable.focus == "middle")
    usable.press(.down)
    #expect(usable.focus == "bottom")
  }

  private struct Short: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        HStack(spacing: 20) { ForEach(0..<4) { Tile(name: "a\($0)") } }.row
        HStack(spacing: 20) { Tile(name: "b0") }.row
        HStack(spacing: 20) { ForEach(0..<4) { Tile(name: "c\($0)") } }.row
      }
    }
  }

  @Test("A short row is not skipped where rows are sections (F174)")
  func shortRow() {
    let screen = Screen(.tv, Short())
    screen.press(.right, times: 3)
    #expect(screen.focus == "a3")
    screen.press(.down)
    #expect(screen.focus == "b0")
  }
}

extension View {
  /// A whole line of a page as a section.
  fileprivate var row: some View {
    frame(maxWidth: .infinity, alignment: .leading).focusSection()
  }
}
