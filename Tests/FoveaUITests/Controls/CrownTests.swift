import FoveaTesting
import FoveaUI
import Testing

/// The crown turns what has focus (F124, F394–F400).
@MainActor
@Suite("The crown")
struct CrownTests {
  private struct Dial: View {
    @State private var value = 0.0
    let note: Notes
    var body: some View {
      VStack {
        Text("Dial")
          .focusable()
          .digitalCrownRotation($value, from: 0, through: 10, by: 2, isContinuous: false)
        Text("at \(Int(value))")
      }
    }
  }

  @Test("turns a focused view in steps and stops at its bounds (F394–F396)")
  func bounds() throws {
    let screen = Screen(.watch, Dial(note: Notes()))
    #expect(screen.focus == "Dial")
    screen.rotate(1)
    #expect(screen.texts.contains("at 2"))
    screen.rotate(20)
    #expect(screen.texts.contains("at 10"))
    screen.rotate(-40)
    #expect(screen.texts.contains("at 0"))
  }

  private struct Ring: View {
    @State private var value = 0.0
    var body: some View {
      VStack {
        Text("Ring").focusable()
          .digitalCrownRotation($value, from: 0, through: 3, by: 1, isContinuous: true)
        Text("at \(Int(value))")
      }
    }
  }

  @Test("goes round where the range is continuous (F396)")
  func wrapping() {
    let screen = Screen(.watch, Ring())
    screen.rotate(-1)
    #expect(screen.texts.last == "at 2")
    screen.rotate(2)
    #expect(screen.texts.last == "at 1")
  }

  private struct Pair: View {
    @State private var first = 0.0
    @State private var second = 0.0
    var body: some View {
      VStack {
        Text("One").focusable().digitalCrownRotation($first)
        Text("Two").focusable().digitalCrownRotation($second)
        Text("\(first > 0) \(second > 0)")
      }
    }
  }

  @Test("turns one view only: that which a tap gave focus (F125, F394)")
  func focus() throws {
    let screen = Screen(.watch, Pair())
    try screen.tap("Two")
    screen.rotate(3)
    #expect(screen.texts.last == "false true")
    try screen.tap("One")
    screen.rotate(3)
    #expect(screen.texts.last == "true true")
  }

  private struct Unfocused: View {
    @State private var value = 0.0
    var body: some View {
      Text("at \(Int(value))").digitalCrownRotation($value)
    }
  }

  @Test("turns nothing that is not focusable (F394)")
  func unfocused() {
    let screen = Screen(.watch, Unfocused())
    screen.rotate(5)
    #expect(screen.texts.last == "at 0")
  }

  private struct Inside: View {
    @State private var value = 0.0
    var body: some View {
      VStack {
        Text("at \(Int(value))").digitalCrownRotation($value)
        Text("more")
      }
      .focusable()
    }
  }

  @Test("turns what stands inside of the focused view (F394)")
  func ancestor() {
    let screen = Screen(.watch, Inside())
    screen.rotate(5)
    #expect(screen.texts.first == "at 5")
  }

  private struct Page: View {
    var body: some View {
      ScrollView { VStack { ForEach(0..<40) { Text("Line \($0)") } } }
    }
  }

  @Test("scrolls a list that holds nothing else (F399)")
  func list() throws {
    let screen = Screen(.watch, Page())
    screen.rotate(-10)
    #expect(try screen.scrollOffset(of: "Line 0").y == 200)
    screen.rotate(3)
    #expect(try screen.scrollOffset(of: "Line 0").y == 140)
    screen.rotate(30)
    #expect(try screen.scrollOffset(of: "Line 0").y == 0)
  }

  private struct Events: View {
    @State private var value = 0.0
    let note: Notes
    var body: some View {
      Text("Dial").focusable()
        .digitalCrownRotation(
          detent: $value, from: 0, through: 10, by: 1, sensitivity: .high, isContinuous: false,
          isHapticFeedbackEnabled: true, onChange: { note("at \(Int($0.offset))") },
          onIdle: { note("idle") })
    }
  }

  @Test("tells what it turned, and when it rests (F398)")
  func events() {
    let notes = Notes()
    let screen = Screen(.watch, Events(note: notes))
    screen.rotate(2)
    screen.advance(2)
    #expect(notes.lines.first == "at 2")
    #expect(notes.lines.last == "idle")
  }
}
