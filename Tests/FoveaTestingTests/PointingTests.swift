import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// What a person does with a pointer, and how it is told to a screen.
private enum Pointing: String, CaseIterable, Sendable {
  case click, tap, rightClick = "right-click", longPress = "long-press", drag, hover

  @MainActor func callAsFunction(_ name: String, on screen: Screen) throws {
    switch self {
    case .click: try screen.click(name)
    case .tap: try screen.tap(name)
    case .rightClick: try screen.rightClick(name)
    case .longPress: try screen.longPress(name)
    case .drag: try screen.drag(name, x: 5)
    case .hover: try screen.hover(name)
    }
  }

  /// The step of a script.
  func step(_ name: String) -> String { "\(rawValue) \"\(name)\"" + (self == .drag ? " 5 0" : "") }
}

/// Given a view that nobody can point at, when a test does, then it is told what a person would see.
@MainActor @Suite("Pointing at what cannot be reached")
struct RefusedPointingTests {
  private struct Obstacles: View {
    @State private var asks = false
    @State private var presents = false
    var body: some View {
      VStack {
        Button("Ask") { asks = true }
        Button("Present") { presents = true }
        Button("Off") {}.disabled(true)
        Button("Clear") {}.opacity(0)
        Button("Gone") {}.hidden()
        ZStack {
          Button("Under") {}
          Color.red.accessibilityLabel("Curtain")
        }.frame(width: 100, height: 22)
        ZStack {
          Button("Below") {}
          Button("Above") {}.frame(width: 300, height: 60).contentShape(Rectangle())
        }
        Color.red.frame(width: 0, height: 0).accessibilityLabel("Nothing")
        Button("Outside") {}.offset(x: 2_000)
      }
      .alert("Sure?", isPresented: $asks) { Button("Keep", role: .cancel) {} }
      .sheet(isPresented: $presents) { Text("A sheet") }
    }
  }

  nonisolated private static let refusals: [(opener: String?, name: String, told: String)] = [
    (nil, "Off", "\"Off\" is disabled"),
    (nil, "Clear", "\"Clear\" cannot be seen"),
    (nil, "Gone", "\"Gone\" cannot be seen"),
    (nil, "Under", "\"Under\" lies behind \"Curtain\""),
    (nil, "Below", "\"Below\" lies behind \"Above\""),
    (nil, "Nothing", "\"Nothing\" has no size on the screen"),
    (nil, "Outside", "\"Outside\" is out of sight at "),
    ("Ask", "Off", "\"Off\" lies behind the alert \"Sure?\""),
    ("Ask", "Present", "\"Present\" lies behind the alert \"Sure?\""),
    ("Present", "Ask", "\"Ask\" lies behind the dialog \"A sheet\""),
  ]

  @Test("names what lies in front or what is missing", arguments: refusals, Pointing.allCases)
  private func refusals(
    _ refusal: (opener: String?, name: String, told: String), _ pointing: Pointing
  ) async throws {
    let screen = Screen(device: .desktop) { Obstacles() }
    if let opener = refusal.opener { try screen.click(opener) }
    let error = #expect(throws: Screen.Refusal.self) { try pointing(refusal.name, on: screen) }
    #expect(error?.description.hasPrefix(refusal.told) == true, "\(error?.description ?? "none")")
    let report = await screen.run(script: pointing.step(refusal.name))
    #expect(report.error?.hasPrefix("line 1: \(refusal.told)") == true, "\(report)")
  }

  @Test("says that fingers do not hover", arguments: [Screen.Device.phone, .pad])
  func hovering(_ device: Screen.Device) {
    let screen = Screen(device: device) { Button("Go") {} }
    let error = #expect(throws: Screen.Refusal.self) { try screen.hover("Go") }
    #expect(error?.description == "fingers do not hover")
  }

  @Test("says what the software keyboard covers")
  func keyboard() throws {
    let screen = Screen(device: .phone) {
      VStack {
        TextField("Name", text: .constant(""))
        Spacer()
        Button("Low") {}
      }
      .ignoresSafeArea(.keyboard)
    }
    try screen.click("Low")
    try screen.tap("Name")
    guard screen.keyboard != nil else { return }
    let isWhole = try screen.isWhole("Low")
    if !isWhole {
      let error = #expect(throws: Screen.Refusal.self) { try screen.tap("Low") }
      #expect(error?.description == "\"Low\" lies behind the software keyboard")
    }
  }
}

/// Given a view that is not in sight or in part only, when a test points at it, then…
@MainActor @Suite("Pointing at what is out of sight")
struct ScrollingPointingTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func row(_ name: String) -> some View {
    Button(name) { [log] in log.lines.append(name) }
  }

  @Test(
    "scrolls it in, along both axes and through areas in areas", arguments: Screen.Device.allCases)
  func nested(_ device: Screen.Device) throws {
    let screen = Screen(device: device) {
      ScrollView {
        VStack(spacing: 40) {
          ForEach(0..<20, id: \.self) { line in
            ScrollView(.horizontal) {
              HStack(spacing: 40) {
                ForEach(0..<30, id: \.self) { row("\(line)/\($0)") }
              }
            }
          }
        }
      }
    }
    for name in ["19/29", "0/0", "10/15", "19/0"] { try screen.click(name) }
    #expect(try screen.isWhole("19/0"))
    #expect(log.lines == ["19/29", "0/0", "10/15", "19/0"])
  }

  @Test("finds rows that nobody has made, below and above")
  func lazy() throws {
    let screen = Screen(device: .desktop) {
      ScrollView {
        LazyVStack { ForEach(0..<2_000, id: \.self) { row("Row \($0)") } }
      }
    }
    try screen.click("Row 900")
    try screen.click("Row 3")
    try screen.click("Row 1999")
    #expect(log.lines == ["Row 900", "Row 3", "Row 1999"])
    let offset = try screen.scrollOffset(of: "Row 1999")
    #expect(throws: Screen.NoSuchView.self) { try screen.click("Row 2000") }
    #expect(try screen.scrollOffset(of: "Row 1999") == offset, "who finds nothing goes back")
  }

  @Test("leaves what is seen in part where it is, and takes the middle of that part")
  func parts() throws {
    let screen = Screen(device: .desktop, size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          row("Half").frame(height: 60).contentShape(Rectangle())
          Color.clear.frame(height: 500)
        }
      }
    }
    try screen.scroll("Half", y: 30)
    let offset = try screen.scrollOffset(of: "Half")
    try screen.click("Half")
    #expect(try screen.scrollOffset(of: "Half") == offset)
  }

  @Test("takes an open place of what is covered in part")
  func openPlaces() throws {
    let screen = Screen(device: .desktop) {
      ZStack {
        Button { [log] in
          log.lines.append("wide")
        } label: {
          Text("Wide").frame(width: 300, height: 100)
        }
        row("Lid").frame(width: 100, height: 100).contentShape(Rectangle())
      }
    }
    try screen.click("Wide")
    #expect(log.lines == ["wide"])
  }

  @Test("sees through what lets pointers through")
  func glass() throws {
    let screen = Screen(device: .desktop) {
      row("Below").overlay(Color.red.opacity(0.2).allowsHitTesting(false))
    }
    try screen.click("Below")
    #expect(log.lines == ["Below"])
  }

  @Test("says so where the area cannot be scrolled")
  func stuck() {
    let screen = Screen(device: .desktop, size: CGSize(width: 200, height: 100)) {
      ScrollView { VStack { ForEach(0..<30, id: \.self) { row("Row \($0)") } } }
        .scrollDisabled(true)
    }
    let error = #expect(throws: Screen.Refusal.self) { try screen.click("Row 20") }
    #expect(error?.description.hasSuffix("and nothing scrolls there") == true)
  }
}

/// Given gestures, when a test points at them in the way of each, then they are made.
@MainActor @Suite("Ways of pointing")
struct PointingTests {
  private struct Gestures: View {
    @State private var log = "none"
    @State private var isOver = false
    var body: some View {
      VStack(spacing: 30) {
        Text(isOver ? "over" : log)
        Text("Tap me").onTapGesture { log = "tapped" }
        Text("Hold me").onLongPressGesture { log = "held" }
        Text("Drag me").gesture(
          DragGesture().onEnded {
            log = "dragged \(Int($0.translation.width)) \(Int($0.translation.height))"
          })
        Text("Hover me").onHover { isOver = $0 }
        Text("Menu").contextMenu { Button("Copy") { log = "copied" } }
      }
    }
  }

  @Test("make the gesture that is meant")
  func gestures() async {
    let screen = Screen(device: .desktop) { Gestures() }
    let report = await screen.run(
      script: """
        click "Tap me"
        expect visible "tapped"
        click "Hold me"
        expect visible "tapped"
        long-press "Hold me" 0.3
        expect visible "tapped"
        long-press "Hold me"
        expect visible "held"
        drag "Drag me" 30 -12
        expect visible "dragged 30 -12"
        hover "Hover me"
        expect visible "over"
        hover "Tap me"
        expect gone "over"
        right-click "Menu"
        click "Copy"
        expect visible "copied"
        """)
    #expect(report.error == nil && report.failed == 0, "\(report.output)")
  }
}
