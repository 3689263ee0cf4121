import FoveaTesting
import FoveaUI
import Testing

/// `focusSection()` on real views (F154–F184); the rule by itself is tested in
/// `FoveaFocusTests/Navigation/SectionNavigationTests`.
@MainActor
@Suite("A focus section")
struct FocusSectionTests {
  /// The reference's example: 1–3 at the top left, A–C at the bottom right.
  private struct Reference: View {
    var left = false
    var right = true
    var isDisabled = false
    var body: some View {
      HStack {
        column(["1", "2", "3"], spacerFirst: false, isSection: left)
        column(["A", "B", "C"], spacerFirst: true, isSection: right).disabled(isDisabled)
      }
    }

    private func column(_ names: [String], spacerFirst: Bool, isSection: Bool) -> some View {
      let column = VStack {
        if spacerFirst { Spacer() }
        ForEach(names, id: \.self) { Button($0) {} }
        if !spacerFirst { Spacer() }
      }
      .frame(width: 300, height: 700)
      return Group {
        if isSection { column.focusSection() } else { column }
      }
    }
  }

  @Test(
    "receives moves from beside its views; without one focus stays (F158–F160, F163)",
    arguments: [Screen.Device.tv, .desktop])
  func reference(device: Screen.Device) throws {
    let plain = Screen(device: device, size: .init(width: 800, height: 800)) {
      Reference(right: false)
    }
    let screen = Screen(device: device, size: .init(width: 800, height: 800)) { Reference() }
    for (index, name) in ["1", "2", "3"].enumerated() {
      for tested in [plain, screen] {
        tested.perform { tested.session.focus.move(to: nil, reason: .pointer) }
        tested.press(.up)
        tested.press(.down, times: index)
        #expect(tested.focus == name)
        tested.press(.right)
      }
      #expect(plain.focus == name)
      #expect(screen.focus == "A")
      screen.press(.left)
      #expect(screen.focus == "A")
    }
  }

  @Test("of one's own does not take focus and changes nothing about its views (F156)")
  func nothingItself() throws {
    let screen = Screen(.tv, Reference(left: true))
    #expect(screen.focusChain == ["1", "2", "3", "A", "B", "C"])
    #expect(screen.focusMap.contains("section"))
  }

  @Test("without anything usable is as if absent (F157)")
  func empty() {
    let screen = Screen(.tv, Reference(isDisabled: true))
    screen.press(.right)
    #expect(screen.focus == "1")
  }

  @Test("on both sides leads there and back to where one came from (F164, F165, B.7)")
  func bothSides() {
    let screen = Screen(.tv, Reference(left: true))
    screen.press(.down)
    screen.press(.right)
    #expect(screen.focus == "A")
    screen.press(.left)
    #expect(screen.focus == "2")
    screen.press(.right)
    screen.press(.down, times: 2)
    #expect(screen.focus == "C")
    screen.press(.left)
    #expect(screen.focus == "3")
  }

  private struct Padded: View {
    let isInside: Bool
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack {
          Button("Top") {}
          Spacer()
        }
        .frame(width: 200)
        Group {
          if isInside {
            Button("Far").padding(.top, 500).focusSection()
          } else {
            Button("Far").focusSection().padding(.top, 500)
          }
        }
        .frame(width: 200)
      }
      .frame(height: 800)
    }

    private func Button(_ name: String) -> some View { FoveaUI.Button(name) {} }
    private func Button(_ name: String, _ action: () -> Void) -> some View { Button(name) }
  }

  @Test("has the frame of the view that it is applied to (F167, F168)")
  func frame() {
    let inside = Screen(.tv, Padded(isInside: true))
    inside.press(.right)
    #expect(inside.focus == "Far")
    let outside = Screen(.tv, Padded(isInside: false))
    outside.press(.right)
    #expect(outside.focus == "Top")
  }

  private struct Rows: View {
    let areSections: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        row(["a", "b", "c", "d"])
        row(["e"])
        row(["f", "g", "h", "i"])
      }
    }

    @ViewBuilder private func row(_ names: [String]) -> some View {
      let row = HStack(spacing: 40) {
        ForEach(names, id: \.self) { name in
          Text(name).frame(width: 200, height: 60).focusable()
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if areSections { row.focusSection() } else { row }
    }
  }

  @Test(
    "for each row keeps a short one from being skipped, and takes the nearest view (F174, F175)")
  func rows() {
    let plain = Screen(.tv, Rows(areSections: false))
    plain.press(.right, times: 2)
    plain.press(.down)
    #expect(plain.focus == "h")
    let sections = Screen(.tv, Rows(areSections: true))
    sections.press(.right, times: 2)
    sections.press(.down)
    #expect(sections.focus == "e")
    sections.press(.down)
    #expect(sections.focus == "f")
    sections.press(.up, times: 2)
    #expect(sections.focus == "c")
  }

  private struct Wanted: View {
    @FocusState private var isWanted: Bool
    let isOutside: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        Text("Top").frame(width: 1500, height: 60).focusable()
        if isOutside {
          row.focusSection().defaultFocus($isWanted, true, priority: .userInitiated)
        } else {
          row.defaultFocus($isWanted, true, priority: .userInitiated).focusSection()
        }
      }
    }

    private var row: some View {
      HStack(spacing: 40) {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}.focused($isWanted)
      }
    }
  }

  @Test(
    "is entered at its default where that counts for people, in either order (F176, F177)",
    arguments: [true, false])
  func entry(isOutside: Bool) {
    let screen = Screen(.tv, Wanted(isOutside: isOutside))
    #expect(screen.focus == "Three")
    screen.press(.left)
    #expect(screen.focus == "Two")
    screen.press(.up)
    #expect(screen.focus == "Top")
    screen.press(.down)
    #expect(screen.focus == "Three")
  }

  private struct Columns: View {
    let areSections: Bool
    var body: some View {
      HStack {
        column(["a", "b"])
        column(["c", "d"])
      }
    }

    @ViewBuilder private func column(_ names: [String]) -> some View {
      let column = VStack { ForEach(names, id: \.self) { Button($0) {} } }
      if areSections { column.focusSection() } else { column }
    }
  }

  @Test(
    "is visited by Tab as a whole, else Tab goes along the lines (F178–F180)",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tab(direction: LayoutDirection) {
    let plain = Screen(device: .desktop, layoutDirection: direction) { Columns(areSections: false) }
    #expect(plain.focusChain == ["a", "c", "b", "d"])
    let sections = Screen(device: .desktop, layoutDirection: direction) {
      Columns(areSections: true)
    }
    #expect(sections.focusChain == ["a", "b", "c", "d"])
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        HStack {
          VStack {
            Button("a") {}
            VStack {
              Button("b") {}
              Button("c") {}
            }
            .focusSection()
          }
          .focusSection()
          VStack {
            Button("d") {}
            Button("e") {}
            Button("f") {}
          }
        }
        Button("g") {}
      }
    }
  }

  @Test("inside of another is finished before Tab goes on in the outer (F181)")
  func nestedTab() {
    #expect(Screen(.desktop, Nested()).focusChain == ["a", "b", "c", "d", "e", "f", "g"])
  }

  private struct Asking: View {
    @FocusState private var field: Int?
    @State private var words = ""
    var body: some View {
      HStack {
        VStack {
          TextField("One", text: $words).focused($field, equals: 1)
          TextField("Two", text: $words).focused($field, equals: 2)
        }
        .frame(width: 200)
        .focusSection()
        Button("Ask") { field = 2 }
      }
    }
  }

  @Test("plays no part when the program moves focus (F182)")
  func request() throws {
    let screen = Screen(.desktop, Asking())
    try screen.click("Ask")
    #expect(screen.focus == "Two")
  }

  private struct Scrolled: View {
    var body: some View {
      HStack {
        Button("Side") {}
        ScrollView {
          VStack(spacing: 100) {
            ForEach(0..<20) { Button("Row \($0)") {} }
          }
        }
        .focusSection()
      }
    }
  }

  @Test("in a scroll view reaches what is out of sight and shows it (F183)")
  func scrolled() throws {
    let screen = Screen(.tv, Scrolled())
    while screen.focus == "Side" { screen.press(.right) }
    for _ in 0..<25 { screen.press(.down) }
    #expect(screen.focus == "Row 19")
    #expect(try screen.isWhole("Row 19"))
  }

  private struct Covered: View {
    @State private var isOpen = false
    var body: some View {
      HStack {
        Button("Open") { isOpen = true }
        VStack { Button("Behind") {} }.focusSection()
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Button("Sheet one") {}
          Button("Sheet two") {}
        }
      }
    }
  }

  @Test("behind a sheet takes no part (F184)")
  func modal() throws {
    let screen = Screen(.tv, Covered())
    try screen.click("Open")
    for key in [Screen.Key.left, .right, .up, .down, .right, .right] {
      screen.press(key)
      #expect(screen.focus?.hasPrefix("Sheet") == true)
    }
  }

  private struct Remembering: View {
    let remembers: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        HStack(spacing: 40) {
          Text("Top").frame(width: 680, height: 60).focusable()
          Text("Side").frame(width: 200, height: 60).focusable()
        }
        HStack(spacing: 40) {
          ForEach(1..<4) { Text("\($0)").frame(width: 200, height: 60).focusable() }
        }
        .focusSection(remembersLastFocus: remembers)
      }
    }
  }

  @Test("has no memory of its own unless it is asked to (F166, D14)", arguments: [true, false])
  func memory(remembers: Bool) {
    let screen = Screen(.tv, Remembering(remembers: remembers))
    screen.press(.down)
    screen.press(.left)
    #expect(screen.focus == "1")
    screen.press(.up)
    screen.press(.right)
    screen.press(.left)
    #expect(screen.focus == "Top")
    screen.press(.down)
    // The detour has ended the run: the middle of the wide view counts again.
    #expect(screen.focus == (remembers ? "1" : "2"))
  }
}
