import FoveaRuntime
import FoveaScene
import FoveaUI
import Foundation
import Testing

/// Time is handed to the session; nothing sleeps.
@MainActor @Suite("Animated changes")
struct AnimationTests {
  private struct Box: View {
    @State var isLarge = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color(white: isLarge ? 1 : 0)
          .frame(width: isLarge ? 200 : 100, height: 22)
          .opacity(isLarge ? 0.5 : 1)
          .padding(.leading, isLarge ? 40 : 0)
        Button("slow") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        Button("fast") { isLarge.toggle() }
      }
    }
  }

  private func state(_ stage: Stage) -> String {
    let node = stage.drawn[0]
    guard case .fill(_, .color(let color)) = node.drawing else { return "" }
    var opacity = 1.0
    var parent = node.parent
    while let current = parent {
      opacity *= current.opacity
      parent = current.parent
    }
    let white = Int((color.red * 100).rounded())
    return "width \(Int(node.size.width)) white \(white) opacity \(opacity)"
  }

  @Test("show at once without an animation")
  func atOnce() {
    let stage = Stage { Box() }
    stage.click("fast")
    #expect(state(stage) == "width 200 white 100 opacity 0.5")
  }

  @Test("pass through the values between")
  func between() {
    let stage = Stage { Box() }
    stage.click("slow")
    #expect(state(stage) == "width 100 white 0 opacity 1.0")
    stage.session.advance(to: 0.5)
    #expect(state(stage) == "width 150 white 50 opacity 0.75")
    stage.session.advance(to: 2)
    #expect(state(stage) == "width 200 white 100 opacity 0.5")
    #expect(!stage.session.isDirty)
  }

  @Test("a later change begins where the earlier one stands")
  func interrupted() {
    let stage = Stage { Box() }
    stage.click("slow")
    stage.session.advance(to: 0.5)
    stage.click("fast")
    stage.session.advance(to: 0.7)
    #expect(state(stage) == "width 100 white 0 opacity 1.0")
  }

  @Test("animation(_:value:) animates what its own value changes")
  func value() {
    struct Two: View {
      @State var a = 0.0
      @State var b = 0.0
      var body: some View {
        VStack {
          Text("x").offset(x: a, y: b).animation(.linear(duration: 1), value: a)
          Button("a") { a = 100 }
          Button("b") { b = 50 }
        }
      }
    }
    let stage = Stage { Two() }
    let start = stage.node("x")!.absoluteFrame
    stage.click("b")
    #expect(stage.node("x")!.absoluteFrame.minY == start.minY + 50)
    stage.click("a")
    stage.session.advance(to: 0.25)
    #expect(stage.node("x")!.absoluteFrame.minX == start.minX + 25)
  }

  @Test("a shape moves with its animatable data")
  func shape() {
    struct Bar: View {
      @State var share = 0.0
      var body: some View {
        VStack {
          Rectangle().trim(from: 0, to: share).stroke(Color.red).frame(width: 100, height: 100)
          Button("go") { withAnimation(.linear(duration: 1)) { share = 0.5 } }
        }
      }
    }
    let stage = Stage { Bar() }
    stage.click("go")
    stage.session.advance(to: 0.5)
    guard case .stroke(.path(let data), _, _) = stage.drawn[0].drawing else {
      return #expect(Bool(false))
    }
    #expect(Stage.text(data.bounds ?? .zero) == "0 0 100 0")
  }
}
