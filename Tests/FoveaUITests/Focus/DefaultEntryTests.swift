import FoveaTesting
import FoveaUI
import Testing

/// Regions with a default that focus comes to by Tab or because a view has gone (F234, F235, F241,
/// F243).
@MainActor
@Suite("A default focus on the way in")
struct DefaultEntryTests {
  private struct Form: View {
    @State private var words = ""
    @FocusState private var field: String?
    var priority = DefaultFocusEvaluationPriority.userInitiated
    var outer = DefaultFocusEvaluationPriority.automatic
    var wish = "c"
    var body: some View {
      VStack {
        fields("before")
        VStack {
          fields("a")
          VStack { fields("b", "c", "d") }.defaultFocus($field, wish, priority: priority)
        }
        .defaultFocus($field, "a", priority: outer)
        fields("after")
      }
    }

    private func fields(_ names: String...) -> some View {
      ForEach(names, id: \.self) { TextField($0, text: $words).focused($field, equals: $0) }
    }
  }

  private func stops(
    _ form: Form, from first: String, _ modifiers: Screen.Modifiers = [], count: Int
  ) throws -> [String?] {
    let screen = Screen(.desktop, form)
    try screen.click(first)
    return (0..<count).map { _ in
      screen.press(.tab, modifiers)
      return screen.focus
    }
  }

  @Test("decides where Tab enters its region from outside, and not inside (F235, F236)")
  func tab() throws {
    #expect(try stops(Form(), from: "before", count: 4) == ["a", "c", "d", "after"])
  }

  @Test("decides for Shift-Tab, too, and lets it out")
  func backwards() throws {
    #expect(try stops(Form(), from: "after", .shift, count: 4) == ["c", "b", "a", "before"])
  }

  @Test("is not asked by Tab with the automatic priority (F234)")
  func automatic() throws {
    #expect(
      try stops(Form(priority: .automatic), from: "before", count: 3) == ["a", "b", "c"])
  }

  @Test("that names nothing usable leaves it to the region around, or to the order (F242, F243)")
  func unusable() throws {
    #expect(try stops(Form(wish: "none"), from: "before", count: 2) == ["a", "b"])
    #expect(
      try stops(Form(outer: .userInitiated, wish: "none"), from: "after", .shift, count: 1) == ["a"]
    )
  }

  private struct Losing: View {
    @FocusState private var place: String?
    @State private var isGone = false
    @State private var isLocked = false
    var wish = "far"
    var outer = "none"
    var body: some View {
      VStack {
        HStack {
          if !isGone { tile("lost").disabled(isLocked) }
          VStack {
            HStack {
              tile("near").disabled(false); tile("between"); tile("far")
            }
            .defaultFocus($place, wish)
            tile("below")
          }
          .defaultFocus($place, outer)
        }
        tile("end")
      }
      .onPlayPauseCommand { isGone = true }
      .onExitCommand { isLocked = true }
    }

    private func tile(_ name: String) -> some View {
      Button(name) {}.focused($place, equals: name)
    }
  }

  @Test(
    "decides where focus goes that a view which has gone left near its region (F234, F241)",
    arguments: [Screen.Device.tv, .desktop], [true, false])
  func removal(device: Screen.Device, isRemoved: Bool) {
    func focus(_ view: Losing) -> String? {
      let screen = Screen(device, view)
      if device == .desktop { screen.press(.tab, times: 1) }
      while screen.focus != "lost" { screen.press(.tab) }
      screen.press(isRemoved ? .playPause : .escape)
      return screen.focus
    }
    #expect(focus(Losing()) == "far")
    #expect(focus(Losing(wish: "none")) == "near")
    #expect(focus(Losing(wish: "none", outer: "below")) == "below")
    #expect(focus(Losing(wish: "lost")) == "near")
  }

  @Test("leaves focus nowhere where a device repairs nothing (D19)")
  func touch() throws {
    let screen = Screen(.phone, Form(priority: .automatic))
    #expect(screen.focus == "c")
    struct Vanishing: View {
      @State private var words = ""
      @State private var isThere = true
      @FocusState private var place: Int?
      var body: some View {
        VStack {
          if isThere { TextField("one", text: $words).focused($place, equals: 1) }
          TextField("two", text: $words).focused($place, equals: 2)
          Button("Remove") { isThere = false }
        }
        .defaultFocus($place, 2)
      }
    }
    let phone = Screen(.phone, Vanishing())
    try phone.tap("one")
    try phone.tap("Remove")
    #expect(phone.focus == nil)
  }
}
