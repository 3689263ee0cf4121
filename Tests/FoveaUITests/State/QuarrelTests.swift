import FoveaTesting
import FoveaUI
import Observation
import Testing

/// Rounds of a frame that come to no end (F21, F27; DESIGN 1): they are given up, and the author is
/// told which properties keep changing each other.
@MainActor
@Suite("Properties that keep changing each other")
struct QuarrelTests {
  /// What the one issue says that is told of a screen.
  private func complaint(_ screen: Screen) -> [String] { screen.session.issues.map(\.message) }

  private func complaint(of names: String) -> [String] {
    ["The interface did not settle after 8 rounds: actions keep changing \(names)."]
  }

  private struct Scales: View {
    @State private var left = 0
    @State private var right = 0
    @State private var calm = 0

    var body: some View {
      VStack {
        Text("\(left) and \(right)")
        Button("Push") {
          left += 1
          calm += 1
        }
      }
      .onChange(of: left) { right += 1 }
      .onChange(of: right) { left += 1 }
    }
  }

  @Test("Given two states that count each other up, when one is pushed, then both are named")
  func states() throws {
    let screen = Screen(.desktop, Scales())
    try screen.click("Push")
    #expect(complaint(screen) == complaint(of: "Scales.left, Scales.right"))
  }

  @Test("Given two states that count each other up, when one is pushed, then the program goes on")
  func rest() throws {
    let screen = Screen(.desktop, Scales())
    try screen.click("Push")
    #expect(screen.value(of: "calm") == "1")
    #expect(!screen.session.hasChanges)
    try screen.click("Push")
    #expect(screen.value(of: "calm") == "2")
    #expect(complaint(screen).count == 1)
  }

  private struct Countdown: View {
    @State private var left = 5

    var body: some View {
      Text("\(left)").onChange(of: left, initial: true) { if left > 0 { left -= 1 } }
    }
  }

  @Test("Given a state that comes to rest after a few rounds, then nobody complains")
  func patience() {
    let screen = Screen(.desktop, Countdown())
    #expect(screen.value(of: "left") == "0")
    #expect(complaint(screen) == [])
  }

  private struct Form: View {
    @State private var turns = 0
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        TextField("One", text: .constant("")).focused($field, equals: 1)
        TextField("Two", text: .constant("")).focused($field, equals: 2)
        Text("\(turns)")
      }
      .onChange(of: field) { turns += 1 }
      .onChange(of: turns) { field = turns.isMultiple(of: 2) ? 1 : 2 }
    }
  }

  @Test(
    """
    Given a state and a focus state that drive each other, when a field gets focus, then both are \
    named and the focus state tells where focus is
    """)
  func focus() throws {
    let screen = Screen(.phone, Form())
    screen.watch("field")
    try screen.click("One")
    #expect(complaint(screen) == complaint(of: "Form.field, Form.turns"))
    let place = screen.focus == "One" ? "1" : "2"
    #expect(screen.value(of: "field") == place)
    for frame in screen.frames {
      #expect(frame.values["field"] == (frame.focus == "One" ? "1" : "2"))
    }
  }

  @Observable
  fileprivate final class Ledger {
    var debit = 0
    var credit = 0
    var pages = 0
    let close: () -> Void = {}
  }

  private struct Books: View {
    @State private var ledger = Ledger()

    var body: some View {
      VStack {
        Text("\(ledger.debit) against \(ledger.credit) on \(ledger.pages)")
        Button("Book") { ledger.debit += 1 }
      }
      .onChange(of: ledger.debit) { ledger.credit += 1 }
      .onChange(of: ledger.credit) { ledger.debit += 1 }
    }
  }

  @Test("Given an observable object whose properties drive each other, then those are named")
  func observable() throws {
    let screen = Screen(.desktop, Books())
    try screen.click("Book")
    #expect(complaint(screen) == complaint(of: "Ledger.credit, Ledger.debit"))
  }

  private final class Meter: ObservableObject {
    @Published var reading = 0
    @Published var unit = "m"
  }

  private struct Gauge: View {
    @StateObject private var meter = Meter()
    @State private var shown = 0

    var body: some View {
      VStack {
        Text("\(shown) \(meter.unit)")
        Button("Read") { meter.reading += 1 }
      }
      .onChange(of: meter.reading) { shown += 1 }
      .onChange(of: shown) { meter.reading += 1 }
    }
  }

  @Test("Given an object that publishes and a state that drive each other, then both are named")
  func published() throws {
    let screen = Screen(.desktop, Gauge())
    try screen.click("Read")
    #expect(Set(complaint(screen)).count == 1)
    let words = complaint(screen).first ?? ""
    #expect(words.contains("Gauge.shown") && words.contains("Meter.reading"))
    #expect(!words.contains("unit"))
  }

  private struct Doubled: DynamicProperty {
    @State var half = 0
  }

  private struct Restless: ViewModifier {
    private var twice = Doubled()

    func body(content: Content) -> some View {
      content.onChange(of: twice.half, initial: true) { twice.half += 1 }
    }
  }

  @Test("Given a modifier with a property of the author's own, then the state inside is named")
  func nested() {
    let screen = Screen(.desktop, Text("Hello").modifier(Restless()))
    #expect(complaint(screen) == complaint(of: "Restless.twice.half"))
  }

  private struct Inner: View {
    @Binding var count: Int
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  private struct Outer<Title: View>: View {
    @State private var total = 0
    let title: Title
    var body: some View {
      title
      Inner(count: $total)
    }
  }

  @Test("Given a child that writes through a binding, then the owner's property is named")
  func bound() {
    let screen = Screen(.desktop, Outer(title: Text("Sum")))
    #expect(complaint(screen) == complaint(of: "Outer.total"))
  }
}
