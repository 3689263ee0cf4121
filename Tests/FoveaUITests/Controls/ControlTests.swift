import FoveaRuntime
import FoveaScene
import FoveaUI
import Foundation
import Testing

/// Given a control, when keys are pressed or it is clicked, then its value is… (F117, F122, F124,
/// F127, F442, F446, F449).
@MainActor @Suite("Controls")
struct ControlTests {
  private struct Form: View {
    @State var isOn = false
    @State var share = 0.5
    @State var count = 1
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("News", isOn: $isOn)
        Slider(value: $share, in: 0...1, step: 0.25)
        Stepper("Guests", value: $count, in: 0...2)
        Text("\(isOn ? "on" : "off") \(share, specifier: "%.2f") \(count)")
      }
    }
  }

  @Test("a toggle is a box on the desktop; Space and a click change it")
  func toggle() {
    let stage = Stage { Form() }
    #expect(stage.texts.prefix(2) == ["[ ]", "News"])
    stage.press(.tab, .space)
    #expect(stage.texts.prefix(2) == ["[x]", "News"])
    stage.click("News")
    #expect(stage.texts.prefix(2) == ["[ ]", "News"])
    #expect(stage.texts.last == "off 0.50 1")
  }

  @Test("a toggle of the TV is a switch that Select changes")
  func toggleOnTV() {
    let stage = Stage(.tv, width: 1920, height: 1080) { Form() }
    #expect(stage.texts.prefix(2) == ["News", "○─"])
    stage.press(.select)
    #expect(stage.texts.prefix(2) == ["News", "━●"])
  }

  @Test("arrows move a slider that has focus by its step, Home and End to its bounds")
  func slider() {
    let stage = Stage { Form() }
    stage.press(.tab, .tab, .right)
    #expect(stage.texts.last == "off 0.75 1")
    stage.press(.right, .right)
    #expect(stage.texts.last == "off 1.00 1")
    stage.press(.home, .left)
    #expect(stage.texts.last == "off 0.00 1")
  }

  @Test("a slider goes to where it is pressed and follows the pointer")
  func sliderPointer() {
    let stage = Stage { Form() }
    let slider = stage.drawn.first { if case .fill = $0.drawing { true } else { false } }!
    let y = slider.absoluteFrame.midY
    stage.point(.down, 10, y)
    #expect(stage.texts.last == "off 0.00 1")
    stage.point(.dragged, 310, y)
    #expect(stage.texts.last == "off 0.75 1")
    stage.point(.up, 390, y)
    #expect(stage.texts.last == "off 1.00 1")
  }

  @Test("a stepper is one stop; arrows, plus and minus change it within its bounds")
  func stepper() {
    let stage = Stage { Form() }
    stage.press(.tab, .tab, .tab, .up, .up)
    #expect(stage.texts.last == "off 0.50 2")
    stage.press(.character("-"), .left, .down)
    #expect(stage.texts.last == "off 0.50 0")
    stage.press(.tab)
    #expect(stage.focus == "[ ]")
    stage.click("+")
    #expect(stage.texts.last == "off 0.50 1")
  }

  @Test("up and down leave a stepper on the TV")
  func stepperOnTV() {
    struct Two: View {
      @State var count = 0
      var body: some View {
        VStack {
          Stepper("Guests \(count)", value: $count)
          Button("Book") {}
        }
      }
    }
    let stage = Stage(.tv, width: 1920, height: 1080) { Two() }
    stage.press(.right)
    #expect(stage.focus == "Guests 1")
    stage.press(.down)
    #expect(stage.focus == "Book")
  }

  @Test("the crown turns a stepper that a tap gave focus (F125)")
  func crown() {
    struct One: View {
      @State var count = 0
      var body: some View { Stepper("n \(count)", value: $count) }
    }
    let stage = Stage(.watch, width: 198, height: 242) { One() }
    stage.click("n 0")
    stage.session.send(.rotate(3))
    #expect(stage.texts.first == "n 3")
  }

  @Test("a disabled control takes neither keys nor clicks")
  func disabled() {
    let stage = Stage { Form().disabled(true) }
    stage.press(.tab)
    #expect(stage.focus == nil)
    stage.click("News")
    stage.click("+")
    #expect(stage.texts.last == "off 0.50 1")
  }

  @Test("an author's style makes the toggle")
  func toggleStyle() {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
      }
    }
    struct One: View {
      @State var isOn = false
      var body: some View { Toggle("x", isOn: $isOn).toggleStyle(Words()) }
    }
    let stage = Stage { One() }
    stage.click("no")
    #expect(stage.texts == ["yes"])
  }

  @Test("a label shows what its style shows")
  func label() {
    func texts<S: LabelStyle>(_ style: S) -> [String] {
      Stage { Label("Trash", systemImage: "trash").labelStyle(style) }.texts
    }
    #expect(texts(.titleAndIcon) == ["⌦", "Trash"])
    #expect(texts(.titleOnly) == ["Trash"])
    #expect(texts(.iconOnly) == ["⌦"])
  }

  @Test("a disclosure group shows and hides its content")
  func disclosure() {
    let stage = Stage { DisclosureGroup("More") { Text("inside") } }
    #expect(stage.texts == ["▸", "More"])
    stage.press(.tab, .space)
    #expect(stage.texts == ["▾", "More", "inside"])
    stage.click("More")
    #expect(stage.texts == ["▸", "More"])
  }

  @Test("progress is a bar as long as its share, or a mark that turns with time")
  func progress() {
    let bar = Stage { ProgressView("Loading", value: 30, total: 120).frame(width: 200) }
    #expect(bar.drawn.map { Int($0.size.width) }.suffix(2) == [50, 150])
    #expect(!bar.session.isDirty)
    let turning = Stage { ProgressView() }
    #expect(turning.texts == ["◐"])
    turning.session.advance(to: 0.13)
    #expect(turning.texts == ["◓"])
    let still = Stage { ProgressView().environment(\.accessibilityReduceMotion, true) }
    #expect(!still.session.isDirty)
  }

  @Test("labelled content has its value at the end")
  func labeledContent() {
    let stage = Stage { LabeledContent("Version", value: "1.0") }
    #expect(stage.frame("Version") == "0 99 70 22")
    #expect(stage.frame("1.0") == "370 99 30 22")
  }

  @Test("a button style reads that its button has focus, which the TV leaves to it (F73, F449)")
  func buttonStyle() {
    struct Marked: ButtonStyle {
      struct Face: View {
        @Environment(\.isFocused) var isFocused
        let configuration: ButtonStyleConfiguration
        var body: some View {
          HStack {
            Text(isFocused ? "*" : "-")
            configuration.label
          }
        }
      }
      func makeBody(configuration: Configuration) -> some View {
        Face(configuration: configuration)
      }
    }
    let stage = Stage(.tv, width: 1920, height: 1080) {
      VStack {
        Button("One") {}.buttonStyle(Marked())
        Button("Two") {}
      }
    }
    func mark() -> FocusMark? { stage.session.focus.focused?.node.facet?.render.focusMark }
    #expect(stage.texts == ["*", "One", "Two"])
    #expect(mark() == .plain)
    stage.press(.down)
    #expect(stage.texts == ["-", "One", "Two"])
    #expect(mark() == .lift)
  }

  @Test("the TV lifts what has a hover effect, unless it is taken away (F442, F446)")
  func hoverEffect() {
    func mark<V: View>(_ view: V) -> FocusMark? {
      let stage = Stage(.tv, width: 1920, height: 1080) { view }
      return stage.session.focus.focused?.node.facet?.render.focusMark
    }
    #expect(mark(Text("a").focusable()) == .ring(.bounds))
    #expect(mark(Text("a").focusable().hoverEffect(.highlight)) == .lift)
    #expect(mark(Button("a") {}.hoverEffectDisabled()) == nil)
    #expect(mark(VStack { Button("a") {}.hoverEffectDisabled(false) }.hoverEffectDisabled()) == nil)
    #expect(mark(Button("a") {}.defaultHoverEffect(nil)) == .plain)
  }

  @Test("the selection style is the accent colour where focus is, else grey (F447)")
  func selection() {
    func color(_ stage: Stage) -> RGBA? {
      guard case .fill(_, .color(let color))? = stage.drawn.first?.drawing else { return nil }
      return color
    }
    let stage = Stage {
      Rectangle().fill(.selection).frame(width: 20, height: 22).focusable()
    }
    let before = color(stage)
    stage.press(.tab)
    #expect(before != color(stage))
    #expect(color(stage)?.blue == 1)
  }
}

/// A link hands its address to the environment's `openURL`.
@MainActor @Suite("Links")
struct LinkTests {
  @Test("open their address by click and by key")
  func opens() throws {
    @MainActor final class Log {
      var opened: [URL] = []
    }
    let log = Log()
    let url = try #require(URL(string: "https://a.example/"))
    let stage = Stage {
      Link("Site", destination: url).environment(
        \.openURL,
        OpenURLAction { address in
          log.opened.append(address)
          return .handled
        })
    }
    stage.click("Site")
    stage.press(.tab, .space)
    #expect(log.opened == [url, url])
  }
}
