import FoveaRuntime
import FoveaUI
import Testing

/// A modifier that lays out or draws goes around each of several views, as in SwiftUI.
@MainActor @Suite("A modifier on several views")
struct EachTests {
  @Test("pads each view of a group")
  func group() {
    let stage = Stage {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }.padding(.bottom, 10)
        Text("c")
      }
    }
    let a = stage.node("a")!.absoluteFrame
    #expect(stage.node("b")!.absoluteFrame.minY == a.minY + 32)
    #expect(stage.node("c")!.absoluteFrame.minY == a.minY + 64)
  }

  @Test("frames each row of a collection, also one that comes later")
  func rows() {
    struct Rows: View {
      @State var count = 2
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("\($0)") }.frame(width: 50)
          Button("more") { count += 1 }
        }
      }
    }
    let stage = Stage { Rows() }
    stage.click("more")
    let frames = ["0", "1", "2"].map { stage.node($0)!.absoluteFrame.midX }
    #expect(frames[1] - frames[0] == 50)
    #expect(frames[2] - frames[1] == 50)
  }

  @Test("reaches the views that an author's own view stands for")
  func custom() {
    struct Pair: View {
      let name: String
      var body: some View {
        Text(name + "1")
        if name == "b" { Text(name + "2") }
      }
    }
    struct Switching: View {
      @State var name = "a"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Pair(name: name).padding(.top, 8).padding(.leading, 8)
          Button("go") { name = "b" }
        }
      }
    }
    let stage = Stage { Switching() }
    #expect(stage.texts == ["a1", "go"])
    stage.click("go")
    let first = stage.node("b1")!.absoluteFrame
    let second = stage.node("b2")!.absoluteFrame
    #expect(second.minY - first.minY == 30)
    #expect(second.minX == first.minX)
  }

  @Test("leaves no trace where there is no view")
  func nothing() {
    let stage = Stage {
      VStack(spacing: 0) {
        Text("top")
        EmptyView().padding(40)
        Group { if false { Text("never") } }.frame(height: 90)
        Text("end")
      }
    }
    #expect(stage.node("end")!.absoluteFrame.minY == stage.node("top")!.absoluteFrame.maxY)
  }

  @Test("puts a background behind each")
  func background() {
    let stage = Stage {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("bc")
        }.background(Color.red)
      }
    }
    #expect(stage.drawn.count == 4)
    #expect(stage.drawn[0].absoluteFrame == stage.node("a")!.absoluteFrame)
    #expect(stage.drawn[2].absoluteFrame == stage.node("bc")!.absoluteFrame)
  }

  @Test("shares what does not lay out")
  func environment() {
    let stage = Stage {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }.disabled(true).padding(.leading, 5)
      }
    }
    #expect(stage.node("b")!.absoluteFrame.minX == stage.node("a")!.absoluteFrame.maxX + 5)
  }
}
