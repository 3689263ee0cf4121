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

  // MARK: In bodies

  private struct Writing: View {
    @State private var count = 0
    let limit: Int
    var body: some View {
      if count < limit { let _ = (count += 1) }
      VStack {
        Text("count \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test("Given a body that writes what it reads, then it is told and the program goes on")
  func writingBody() throws {
    let screen = Screen(.desktop, Writing(limit: .max))
    #expect(
      complaint(screen)
        == ["The interface did not settle after 16 rounds: bodies keep changing Writing.count."])
    #expect(!screen.session.hasChanges)
    try screen.click("More")
    #expect(complaint(screen).count == 1)
  }

  @Test("Given a body that comes to rest after it has written, then nobody complains")
  func restingBody() {
    let screen = Screen(.desktop, Writing(limit: 3))
    #expect(screen.texts.contains("count 3"))
    #expect(complaint(screen) == [])
  }

  private struct Ping: View {
    @State private var ping = 0
    @State private var pong = 0
    var body: some View {
      Half(read: ping, write: $pong)
      Half(read: pong, write: $ping)
    }
  }

  private struct Half: View {
    let read: Int
    @Binding var write: Int
    var body: some View {
      let _ = (write = read + 1)
      Text("\(read)")
    }
  }

  @Test("Given bodies that write what each other reads, then both properties are named")
  func writingBodies() {
    let screen = Screen(.desktop, Ping())
    #expect(complaint(screen).count == 1)
    #expect(complaint(screen).first?.contains("Ping.ping, Ping.pong") == true)
    #expect(!screen.session.hasChanges)
  }

  // MARK: Without actions

  private func passes(_ names: String) -> [String] {
    [
      "The interface did not settle after 8 rounds: bodies, layout and focus keep changing "
        + "\(names)."
    ]
  }

  private struct Shy: View {
    @FocusState private var seat: Int?
    @State private var isShy = false
    var body: some View {
      VStack {
        ForEach(1..<4) { number in
          Button("Seat \(number)") {}
            .disabled(isShy && seat == number)
            .focused($seat, equals: number)
        }
      }
      .onPlayPauseCommand { isShy.toggle() }
    }
  }

  @Test("Given views that are disabled when they get focus, then focus is nowhere and it is told")
  func shy() {
    let screen = Screen(.tv, Shy())
    #expect(screen.focus == "Seat 1")
    screen.watch("seat")
    screen.press(.playPause)
    #expect(complaint(screen) == passes("Shy.seat"))
    #expect(screen.focus == nil)
    #expect(screen.value(of: "seat") == "nil")
    #expect(!screen.session.hasChanges)
    screen.press(.playPause)
    #expect(screen.focus == "Seat 1")
    #expect(complaint(screen).count == 1)
  }

  private final class Sight {
    var proxy: GeometryProxy?
  }

  private struct Swing: View {
    @State private var sight = Sight()
    @State private var isRestive = false
    @State private var calm = 0
    var body: some View {
      VStack(spacing: 0) {
        Weight(sight: sight, isRestive: isRestive)
        GeometryReader { proxy in
          let _ = sight.proxy = proxy
          Text("swing")
        }
        .frame(width: 100, height: 20)
        Button("Push") {
          isRestive = true
          calm += 1
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private struct Weight: View {
    let sight: Sight
    let isRestive: Bool
    var body: some View {
      let height = sight.proxy?.frame(in: .global).minY ?? 0
      Color.red.frame(height: isRestive && height < 15 ? 20 : 10)
    }
  }

  @Test("Given a view whose place depends on itself, then that is told and the program goes on")
  func geometry() throws {
    let screen = Screen(.desktop, Swing())
    try screen.click("Push")
    #expect(complaint(screen) == passes("the geometry in Swing"))
    #expect(screen.value(of: "calm") == "1")
    #expect(!screen.session.hasChanges)
    try screen.click("Push")
    #expect(screen.value(of: "calm") == "2")
    #expect(complaint(screen).count == 1)
  }
}

/// The loop itself, where nothing of Fovea's own can be made to quarrel.
@MainActor
@Suite("A loop that settles")
struct SettlingLoopTests {
  private let loop = SettlingLoop(
    limit: 5, verb: "tests keep changing", unknown: "it", fixes: ["x"])

  @Test("ends when nothing is left, and tells nobody", arguments: 1...5)
  func rest(count: Int) {
    let screen = Screen(.desktop, Text("x"))
    var rounds = 0
    let isAtRest = loop.run(in: screen.session.tree) {
      rounds += 1
      return rounds < count
    } givingUp: {
      Issue.record("there is nothing to give up")
    }
    #expect(isAtRest && rounds == count)
    #expect(screen.session.issues.isEmpty)
  }

  @Test("gives up after its rounds, once, and names what is not known")
  func limit() {
    let screen = Screen(.desktop, Text("x"))
    var rounds = 0
    var hasGivenUp = false
    for _ in 1...2 {
      let isAtRest = loop.run(in: screen.session.tree) {
        rounds += 1
        return true
      } givingUp: {
        hasGivenUp = true
      }
      #expect(!isAtRest)
    }
    #expect(hasGivenUp && rounds == 10)
    #expect(
      screen.session.issues.map(\.message)
        == ["The interface did not settle after 5 rounds: tests keep changing it."])
  }

  @Test("with a budget leaves the rest for the next time")
  func budget() {
    let screen = Screen(.desktop, Text("x"))
    #expect(!SettlingLoop(budget: 3).run(in: screen.session.tree) { true })
    #expect(screen.session.issues.isEmpty)
  }
}
