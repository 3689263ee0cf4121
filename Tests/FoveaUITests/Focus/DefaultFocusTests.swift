import FoveaTesting
import FoveaUI
import Testing

/// `defaultFocus`: where focus begins, and where it goes by itself (F233–F249, D17, D18).
@MainActor
@Suite("A default focus")
struct DefaultFocusTests {
  private struct Form: View {
    @State private var words = ""
    @State private var isOpen = false
    @State private var isRemoved = false
    @FocusState private var field: Int?
    var wish: Int? = 2
    var priority = DefaultFocusEvaluationPriority.automatic
    var body: some View {
      VStack(spacing: 20) {
        Button("Open") { isOpen = true }
        Button("Remove") { isRemoved = true }
        VStack {
          TextField("One", text: $words).focused($field, equals: 1)
          if !isRemoved { TextField("Two", text: $words).focused($field, equals: 2) }
          TextField("Three", text: $words).focused($field, equals: 3)
        }
        .defaultFocus($field, wish, priority: priority)
        if isOpen { Late() }
      }
    }
  }

  private struct Late: View {
    @State private var words = ""
    @FocusState private var isThere: Bool
    var body: some View {
      VStack {
        TextField("Late one", text: $words)
        TextField("Late two", text: $words).focused($isThere)
      }
      .defaultFocus($isThere, true)
    }
  }

  @Test(
    "decides where focus begins, and brings up the keyboard (F233, F234, F237, F248)",
    arguments: [Screen.Device.desktop, .tv, .phone])
  func beginning(device: Screen.Device) {
    let screen = Screen(device, Form())
    #expect(screen.focus == "Two")
    #expect(screen.value(of: "field") == "2")
    if device == .phone { #expect(screen.keyboard != nil) }
  }

  @Test(
    "that names nothing usable is ignored, and the device's rule holds (F242, F249)",
    arguments: [(.desktop, "One"), (.tv, "Open"), (.phone, nil)] as [(Screen.Device, String?)])
  func unknown(device: Screen.Device, focus: String?) {
    #expect(Screen(device, Form(wish: 9)).focus == focus)
    #expect(Screen(device, Form(wish: nil)).focus == focus)
  }

  @Test("is not asked when a person moves in, nor inside (F234, F236)")
  func automatic() throws {
    let screen = Screen(.tv, Form())
    screen.press(.up)
    screen.press(.up)
    screen.press(.up)
    #expect(screen.focus == "Open")
    screen.press(.down)
    screen.press(.down)
    #expect(screen.focus == "One")
    screen.press(.down)
    screen.press(.down)
    #expect(screen.focus == "Three")
  }

  @Test(
    "for people, too, decides on every entry from outside and never inside (F235, F236, F246, F247)"
  )
  func userInitiated() {
    let screen = Screen(.tv, Form(wish: 3, priority: .userInitiated))
    #expect(screen.focus == "Three")
    screen.press(.up)
    #expect(screen.focus == "Two")
    screen.press(.up, times: 2)
    #expect(screen.focus == "Remove")
    for _ in 0..<3 {
      screen.press(.down)
      #expect(screen.focus == "Three")
      screen.press(.up)
      #expect(screen.focus == "Remove")
    }
  }

  @Test("of a region that comes later counts only while nothing has focus (F241, D17)")
  func later() throws {
    let screen = Screen(.phone, Form(wish: nil))
    try screen.click("Open")
    #expect(screen.focus == "Late two")
    let other = Screen(.phone, Form(wish: nil))
    try other.tap("One")
    try other.click("Open")
    #expect(other.focus == "One")
  }

  private struct Swapping: View {
    @State private var isFirst = true
    @State private var words = ""
    @FocusState private var isThere: Bool
    var body: some View {
      VStack {
        if isFirst {
          TextField("Old", text: $words)
        } else {
          VStack {
            TextField("New", text: $words)
            TextField("Wanted", text: $words).focused($isThere)
          }
          .defaultFocus($isThere, true)
        }
      }
      .onExitCommand { isFirst = false }
    }
  }

  @Test(
    "counts when the view that had focus gives way to its region (F234, F241)",
    arguments: [Screen.Device.desktop, .tv, .phone])
  func replacement(device: Screen.Device) throws {
    let screen = Screen(device, Swapping())
    try screen.click("Old")
    screen.press(.escape)
    #expect(screen.focus == "Wanted")
  }

  private struct Nested: View {
    @State private var words = ""
    @FocusState private var outer: Int?
    @FocusState private var inner: Int?
    var innerWish = 2
    var body: some View {
      VStack {
        TextField("A", text: $words).focused($outer, equals: 1)
        VStack {
          TextField("B", text: $words)
          TextField("C", text: $words).focused($inner, equals: 2)
        }
        .defaultFocus($inner, innerWish)
      }
      .defaultFocus($outer, 1)
    }
  }

  @Test("of an inner region goes before that around it, if it can be met (F243)")
  func nested() {
    #expect(Screen(.desktop, Nested()).focus == "C")
    #expect(Screen(.desktop, Nested(innerWish: 9)).focus == "A")
  }

  private struct Siblings: View {
    @State private var words = ""
    @FocusState private var field: Int?
    var first = 2
    var body: some View {
      VStack {
        VStack {
          TextField("A", text: $words).focused($field, equals: 1)
          TextField("B", text: $words).focused($field, equals: 2)
        }
        .defaultFocus($field, first)
        VStack {
          TextField("C", text: $words).focused($field, equals: 3)
          TextField("D", text: $words).focused($field, equals: 4)
        }
        .defaultFocus($field, 4)
      }
    }
  }

  @Test("Of several regions side by side the first that can be met counts (F244)")
  func siblings() {
    #expect(Screen(.phone, Siblings()).focus == "B")
    // The value is bound outside of its region.
    #expect(Screen(.phone, Siblings(first: 3)).focus == "D")
  }

  private struct Asking: View {
    @State private var words = ""
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("One", text: $words).focused($field, equals: 1)
        TextField("Two", text: $words).focused($field, equals: 2)
      }
      .defaultFocus($field, 2)
      .onAppear { field = 1 }
    }
  }

  @Test("gives way to what the program asks for as it appears (F245, F95)")
  func request() {
    #expect(Screen(.phone, Asking()).focus == "One")
  }

  private struct Opener: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open the sheet") { isOpen = true }.sheet(isPresented: $isOpen) { Form() }
    }
  }

  @Test(
    "of a sheet's content counts when the sheet appears (F89, F238, F239)",
    arguments: [Screen.Device.desktop, .tv, .phone])
  func sheet(device: Screen.Device) throws {
    let screen = Screen(device, Opener())
    try screen.click("Open the sheet")
    #expect(screen.focus == "Two")
  }

  private struct Scrolling: View {
    @State private var words = ""
    @FocusState private var row: Int?
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<60) { number in
            TextField("Row \(number)", text: $words).focused($row, equals: number)
          }
        }
        .defaultFocus($row, 50)
      }
    }
  }

  @Test("inside of a scroll view is met and shown (F258)", arguments: [Screen.Device.desktop, .tv])
  func scrolled(device: Screen.Device) throws {
    let screen = Screen(device, Scrolling())
    #expect(screen.focus == "Row 50")
    #expect(try screen.isWhole("Row 50"))
  }
}
