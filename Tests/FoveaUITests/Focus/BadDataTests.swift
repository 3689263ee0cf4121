import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Layouts and identities that make no sense: nothing traps, no key hangs, and focus is on something
/// usable or nowhere. The engine's own are in `FoveaFocusTests/Map/FocusMapTests`.
@MainActor
@Suite("Bad data")
struct BadDataTests {
  /// A layout whose places and proposals are what it is given.
  private struct Placing: Layout {
    let place: CGPoint
    let proposal: CGSize
    var size = CGSize(width: 300, height: 100)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: place, proposal: ProposedViewSize(self.proposal))
      }
    }
  }

  private struct Around<Middle: View>: View {
    let middle: Middle
    @State private var words = ""
    var body: some View {
      VStack {
        Button("First") {}
        middle
        Button("Last") {}
      }
    }
  }

  /// Presses everything that moves focus, on a device; focus must be on one of these views.
  ///
  /// - Parameter spoils: whether the view pushes those around it out of the window.
  private func survives(_ view: some View, allowed: Set<String>, spoils: Bool = false) {
    for device in [Screen.Device.tv, .desktop] {
      let screen = Screen(device: device, keyboardNavigation: true) { Around(middle: view) }
      let keys: [Screen.Key] = [
        .down, .down, .down, .right, .up, .left, .tab, .tab, .tab, .tab, .up, .up, .up, .down,
      ]
      for key in keys {
        screen.press(key)
        #expect(screen.focus.map { allowed.contains($0) } ?? (spoils || device == .desktop))
      }
      #expect(spoils || Set(screen.focusChain).isSuperset(of: ["First", "Last"]))
      screen.press(.tab, .shift, times: 3)
      _ = screen.picture
      _ = screen.why(.down)
      _ = screen.focusMapDrawing
      #expect(!screen.session.hasChanges)
    }
  }

  private nonisolated static let numbers = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, -50, 0,
  ]

  @Test(
    "Given places that are no numbers or without end, then focus goes its way", arguments: numbers)
  func places(number: Double) {
    let card = Text("Card").focusable()
    for place in [
      CGPoint(x: number, y: 0), CGPoint(x: 0, y: number), CGPoint(x: number, y: number),
    ] {
      survives(
        Placing(place: place, proposal: CGSize(width: 50, height: 20)) { card },
        allowed: ["First", "Card", "Last"])
    }
  }

  @Test(
    "Given sizes that are no numbers, negative or without end, then focus goes its way",
    arguments: numbers)
  func sizes(number: Double) {
    let card = Color.red.focusable().accessibilityLabel("Card")
    let size = CGSize(width: number, height: number)
    survives(
      Placing(place: .zero, proposal: size) { card }, allowed: ["First", "Card", "Last"])
    survives(
      Placing(place: .zero, proposal: CGSize(width: 10, height: 10), size: size) { card },
      allowed: ["First", "Card", "Last"], spoils: number > 1e6)
  }

  @Test(
    "Given frames, paddings and offsets that make no sense, then focus goes its way",
    arguments: numbers)
  func modifiers(number: Double) {
    let card = Text("Card").focusable()
    let allowed: Set = ["First", "Card", "Last"]
    survives(card.frame(width: number, height: number), allowed: allowed)
    survives(card.frame(minWidth: number, maxWidth: number), allowed: allowed)
    survives(card.padding(number), allowed: allowed)
    survives(card.offset(x: number, y: number), allowed: allowed)
    survives(card.position(x: number, y: number), allowed: allowed)
    survives(
      VStack(spacing: number) {
        card; card
      }, allowed: allowed)
    survives(ScrollView { card.padding(number) }.frame(height: 40), allowed: allowed)
  }

  private struct Odd: View {
    let number: Double
    var body: some View { Text("Card").frame(width: number, height: 20) }
  }

  @Test("Given a frame whose length makes no sense, then the author is told, and of no other")
  func told() {
    for number in Self.numbers {
      let issues = Screen(.desktop, Odd(number: number)).session.issues
      #expect(issues.count == (number.isFinite ? 0 : 1))
    }
  }

  @Test("Given views without area, then they are no stops")
  func noArea() {
    survives(
      HStack {
        Color.red.frame(width: 0, height: 20).focusable().accessibilityLabel("Thin")
        Color.red.frame(width: 20, height: 0).focusable().accessibilityLabel("Flat")
      }, allowed: ["First", "Last"])
  }

  private struct Twin: Identifiable {
    var id = 7
    var name: String
  }

  @Test("Given rows with one identifier, then focus goes through all of them")
  func duplicates() {
    let twins = ["a", "b", "c"].map { Twin(name: $0) }
    let allowed: Set = ["First", "a", "b", "c", "Last"]
    survives(ForEach(twins) { Text($0.name).focusable() }, allowed: allowed)
    survives(
      ScrollView { LazyVStack { ForEach(twins) { Text($0.name).focusable() } } },
      allowed: allowed)
    survives(
      VStack { ForEach(twins) { Text($0.name).focusable().id(7) } }, allowed: allowed)
  }

  @Test("Given a section without targets, or a hundred around one, then focus passes through")
  func sections() {
    survives(Color.red.frame(height: 50).focusSection(), allowed: ["First", "Last"])
    survives(EmptyView().focusSection(), allowed: ["First", "Last"])
    survives(Spacer().focusSection().focusSection(), allowed: ["First", "Last"])
    var nest = AnyView(Text("Card").focusable())
    for _ in 0..<100 { nest = AnyView(nest.focusSection()) }
    let screen = Screen(.tv, Around(middle: nest))
    for name in ["First", "Card", "Last", "Last"] {
      #expect(screen.focus == name)
      screen.press(.down)
    }
    screen.press(.up)
    #expect(screen.focus == "Card")
    survives(nest, allowed: ["First", "Card", "Last"])
  }

  private struct Vanishing: View {
    @State private var gone: Set<Int> = []
    @FocusState private var focused: Int?
    let count: Int
    var body: some View {
      VStack {
        Text("Start").focusable()
        ForEach(0..<count, id: \.self) { number in
          if !gone.contains(number) {
            Text("Card \(number)").focusable().focused($focused, equals: number)
          }
        }
        Text("End").focusable()
      }
      .onChange(of: focused) { if let focused { gone.insert(focused) } }
    }
  }

  @Test(
    "Given views that go when they get focus, then focus comes to rest on one that stays",
    arguments: [Screen.Device.tv, .desktop])
  func vanishing(device: Screen.Device) {
    for count in [1, 3, 12] {
      let screen = Screen(device, Vanishing(count: count))
      screen.press(device == .tv ? .right : .tab)
      for _ in 0..<(count + 2) {
        screen.press(device == .tv ? .down : .tab)
        #expect(screen.focus.map { screen.focusChain.contains($0) } ?? true)
        #expect(!screen.session.hasChanges)
      }
      #expect(screen.focus == "End" || screen.focus == "Start" || screen.focus == nil)
    }
  }

  private struct SelfRemoving: View {
    @State private var isThere = true
    @State private var words = ""
    var body: some View {
      VStack {
        TextField("Before", text: $words)
        if isThere {
          TextField("Fleeting", text: $words, onEditingChanged: { if $0 { isThere = false } })
        }
        TextField("After", text: $words)
      }
    }
  }

  @Test(
    "Given a field that goes as its editing begins, then focus is on another one or nowhere",
    arguments: [Screen.Device.tv, .desktop, .phone])
  func fleeting(device: Screen.Device) throws {
    let screen = Screen(device, SelfRemoving())
    try screen.click("Fleeting")
    #expect(screen.focus != "Fleeting" || device == .tv)
    #expect(!screen.session.hasChanges)
    let other = Screen(device, SelfRemoving())
    try other.click("Before")
    other.press(.tab)
    other.press(.select)
    #expect(other.focus != "Fleeting" || device == .tv)
    #expect(!other.session.hasChanges)
  }

  private struct Flicker: View {
    @FocusState private var isThere: Bool
    @State private var words = ""
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          TextField("Field", text: $words).focused($isThere)
        } else {
          TextField("Field", text: $words).focused($isThere)
        }
        Text("Rest").focusable()
      }
      .onChange(of: isThere) {
        isShown.toggle()
        isThere = true
      }
    }
  }

  @Test("Given a view that is rebuilt whenever its focus changes, then the frame comes to an end")
  func flicker() throws {
    for device in [Screen.Device.tv, .desktop, .phone] {
      let screen = Screen(device, Flicker())
      try screen.click("Field")
      screen.press(.down)
      screen.press(.tab)
      #expect(screen.value(of: "isThere") == (screen.focus == "Field" ? "true" : "false"))
    }
  }
}
