import FoveaRuntime
import FoveaScene
import FoveaUI
import Foundation
import Testing

/// Given a view with gestures, when a pointer or a key does something, then its actions run
/// (F113, F114, F134, D29).
@MainActor @Suite("Gestures")
struct GestureTests {
  @MainActor final class Log {
    var words: [String] = []
  }

  @Test("a tap ends where it began, and nowhere else")
  func tap() {
    let log = Log()
    let stage = Stage {
      Color.red.frame(width: 100, height: 44).onTapGesture { log.words.append("tap") }
    }
    stage.click(200, 110)
    #expect(log.words == ["tap"])
    stage.point(.down, 200, 110)
    stage.point(.dragged, 20, 20)
    stage.point(.up, 20, 20)
    stage.click(20, 20)
    #expect(log.words == ["tap"])
  }

  @Test("a tap tells its place in the view")
  func place() {
    let log = Log()
    let stage = Stage {
      Color.red.frame(width: 100, height: 44)
        .onTapGesture { point in log.words.append("\(point.x) \(point.y)") }
    }
    stage.click(160, 100)
    #expect(log.words == ["10.0 12.0"])
  }

  @Test("a double tap follows the single one")
  func double() {
    let log = Log()
    let stage = Stage {
      Text("x").onTapGesture(count: 2) { log.words.append("two") }
        .onTapGesture { log.words.append("one") }
    }
    stage.click(200, 110)
    stage.click(200, 110, count: 2)
    #expect(log.words == ["one", "two"])
  }

  @Test("the inner view's tap goes first, a high priority before all, a simultaneous one beside it")
  func rank() {
    let log = Log()
    func add(_ word: String) -> () -> Void { { log.words.append(word) } }
    let nested = Stage {
      VStack { Text("inner").onTapGesture(perform: add("inner")) }
        .padding()
        .onTapGesture(perform: add("outer"))
    }
    nested.click("inner")
    #expect(log.words == ["inner"])
    log.words = []
    let high = Stage {
      VStack { Text("inner").onTapGesture(perform: add("inner")) }
        .highPriorityGesture(TapGesture().onEnded(add("high")))
        .simultaneousGesture(TapGesture().onEnded(add("beside")))
    }
    high.click("inner")
    #expect(log.words == ["high", "beside"])
  }

  @Test("a button inside keeps its click from the gesture around")
  func button() {
    let log = Log()
    let stage = Stage {
      VStack {
        Button("go") { log.words.append("button") }
        Text("label")
      }.onTapGesture { log.words.append("tap") }
    }
    stage.click("go")
    #expect(log.words == ["button"])
    stage.click("label")
    #expect(log.words == ["button", "tap"])
  }

  @Test("a disabled view takes no gesture")
  func disabled() {
    let log = Log()
    let stage = Stage {
      Text("x").onTapGesture { log.words.append("tap") }.disabled(true)
    }
    stage.click("x")
    #expect(log.words.isEmpty)
  }

  @Test("Space taps the focused view, and Select does on the TV", arguments: [Device.desktop, .tv])
  func keys(_ device: Device) {
    let log = Log()
    let stage = Stage(device, width: device.size.width, height: device.size.height) {
      Text("card").onTapGesture { log.words.append("tap") }
        .focusable(interactions: .activate)
    }
    if device.idiom == .desktop { stage.press(.tab, .space) } else { stage.press(.select) }
    #expect(log.words == ["tap"])
    stage.press(.return)
    #expect(log.words.count == (device.idiom == .desktop ? 1 : 2))
  }

  @Test("a drag moves a gesture state, which goes back at the end")
  func drag() {
    struct Card: View {
      @GestureState var shift = CGSize.zero
      @State var total = 0.0
      var body: some View {
        Text("\(Int(shift.width)) \(Int(total))")
          .frame(width: 200, height: 100)
          .gesture(
            DragGesture(minimumDistance: 5)
              .updating($shift) { value, state, _ in state = value.translation }
              .onEnded { total += $0.translation.width })
      }
    }
    let stage = Stage { Card() }
    stage.point(.down, 150, 110)
    stage.point(.dragged, 152, 110)
    #expect(stage.texts == ["0 0"])
    stage.point(.dragged, 190, 110)
    #expect(stage.texts == ["40 0"])
    stage.point(.dragged, 180, 110)
    stage.point(.up, 180, 110)
    #expect(stage.texts == ["0 30"])
  }

  @Test("a long press is recognized while the pointer is still down, and takes the tap's place")
  func longPress() {
    let log = Log()
    let stage = Stage {
      Text("x").onLongPressGesture {
        log.words.append("long")
      } onPressingChanged: {
        log.words.append($0 ? "down" : "over")
      }
      .onTapGesture { log.words.append("tap") }
    }
    stage.point(.down, 200, 110)
    stage.session.advance(to: 0.3)
    stage.point(.up, 200, 110)
    #expect(log.words == ["down", "over", "tap"])
    log.words = []
    stage.point(.down, 200, 110)
    stage.session.advance(to: 1)
    #expect(log.words == ["down", "long", "over"])
    stage.point(.up, 200, 110)
    #expect(log.words == ["down", "long", "over"])
  }

  @Test("hover tells when the pointer comes and goes")
  func hover() {
    let log = Log()
    let stage = Stage {
      Text("x").frame(width: 100, height: 44).onHover { log.words.append($0 ? "in" : "out") }
    }
    stage.point(.moved, 10, 10)
    stage.point(.moved, 200, 110)
    stage.point(.moved, 205, 110)
    stage.point(.moved, 10, 10)
    #expect(log.words == ["in", "out"])
  }

  @Test("a content shape decides where a tap reaches the view")
  func contentShape() {
    let log = Log()
    let stage = Stage {
      Color.red.frame(width: 100, height: 100).contentShape(Circle())
        .onTapGesture { log.words.append("tap") }
    }
    stage.click(152, 62)
    #expect(log.words.isEmpty)
    stage.click(200, 110)
    #expect(log.words == ["tap"])
  }
}
