import FoveaGeometry
import FoveaUI
import Foundation
import Testing

@MainActor @Suite("A geometry reader")
struct GeometryTests {
  private struct Reading: View {
    @State var width: CGFloat = 100
    let tally: Tally
    let hand: (Binding<CGFloat>) -> Void
    var body: some View {
      let _ = hand($width)
      GeometryReader { proxy in
        let _ = tally("reader")
        Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
      }
      .frame(width: width, height: 50)
    }
  }

  @Test("makes its content from its size, at the top leading corner")
  func size() {
    var width: Binding<CGFloat>?
    let tally = Tally()
    let probe = Probe { Reading(tally: tally) { width = $0 } }
    #expect(probe.texts == ["100 by 50"])
    #expect(probe.frame(of: "100 by 50")?.origin == Point(x: 150, y: 85))
    probe.act { width?.wrappedValue = 120 }
    #expect(probe.texts == ["120 by 50"])
    tally.reset()
    probe.act { width?.wrappedValue = 120 }
    #expect(tally.counts.isEmpty)
  }

  private struct Places: View {
    @State var isMoved = false
    let hand: (Binding<Bool>) -> Void
    var body: some View {
      let _ = hand($isMoved)
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: isMoved ? 40 : 10)
        GeometryReader { proxy in
          let global = proxy.frame(in: .global)
          let named = proxy.frame(in: .named("box"))
          Text("\(Int(global.minY)) \(Int(named.minY)) \(Int(proxy.frame(in: .local).minY))")
        }
        .frame(width: 100, height: 22)
      }
      .coordinateSpace(name: "box")
      .frame(width: 400, height: 220, alignment: .topLeading)
    }
  }

  @Test("knows its place in other views' coordinates, and follows it")
  func spaces() {
    var isMoved: Binding<Bool>?
    let probe = Probe { Places { isMoved = $0 } }
    #expect(probe.texts == ["10 10 0"])
    probe.act { isMoved?.wrappedValue = true }
    #expect(probe.texts == ["40 40 0"])
  }

  @Test("tells actions of changes, first and later")
  func change() {
    struct Watched: View {
      @State var width: CGFloat = 10
      let told: (CGFloat) -> Void
      let hand: (Binding<CGFloat>) -> Void
      var body: some View {
        let _ = hand($width)
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            told($0)
          }
      }
    }
    var told: [CGFloat] = []
    var width: Binding<CGFloat>?
    let probe = Probe { Watched(told: { told.append($0) }) { width = $0 } }
    #expect(told == [10])
    probe.act { width?.wrappedValue = 30 }
    #expect(told == [10, 30])
  }

  @Test("inside a scroll view follows scrolling")
  func scrolling() {
    let probe = Probe {
      ScrollView {
        GeometryReader { proxy in Text("y \(Int(proxy.frame(in: .global).minY))") }
          .frame(width: 100, height: 1000)
      }
    }
    #expect(probe.texts == ["y 0"])
    probe.scroll(0, 30, at: Point(x: 200, y: 100))
    #expect(probe.texts == ["y -30"])
  }
}
