import FoveaGeometry
import FoveaUI
import Foundation
import Testing

private struct StepKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Each view below and to the right of the one before, moved by what it asks for.
private struct Stairs: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total.width += size.width + gap + subview[StepKey.self]
      total.height += size.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.dimensions(in: .unspecified)
      point.x += subview[StepKey.self]
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width + gap
      point.y += size.height
    }
  }
}

private struct Switching: View {
  @State private var isRow = true
  @State private var number = 0
  let hand: (Binding<Bool>) -> Void

  private struct Kept: View {
    @State private var text = "kept"
    let hand: (Binding<String>) -> Void
    var body: some View {
      let _ = hand($text)
      Text(text)
    }
  }

  let handText: (Binding<String>) -> Void

  var body: some View {
    let _ = hand($isRow)
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Kept(hand: handText)
      Text("b")
    }
  }
}

@MainActor @Suite("An author's layout")
struct LayoutProtocolTests {
  @Test("places its views, and hears the values they give")
  func places() throws {
    let probe = Probe {
      Stairs(gap: 5) {
        Text("a").frame(width: 20, height: 22)
        Text("b").frame(width: 20, height: 22).layoutValue(key: StepKey.self, value: 10)
      }
      .frame(width: 400, height: 220, alignment: .topLeading)
    }
    let (a, b) = (try #require(probe.frame(of: "a")), try #require(probe.frame(of: "b")))
    #expect(b.midX - a.midX == 35)
    #expect(b.minY - a.minY == 22)
  }

  @Test("is mirrored where reading goes from right to left")
  func rightToLeft() throws {
    let probe = Probe(environment: { $0.layoutDirection = .rightToLeft }) {
      Stairs(gap: 5) {
        Text("a").frame(width: 20, height: 22)
        Text("b").frame(width: 20, height: 22)
      }
    }
    let (a, b) = (try #require(probe.frame(of: "a")), try #require(probe.frame(of: "b")))
    #expect(b.midX - a.midX == -25)
  }

  @Test("can be exchanged for another one; the views keep their state")
  func exchange() throws {
    var isRow: Binding<Bool>?
    var text: Binding<String>?
    let probe = Probe { Switching(hand: { isRow = $0 }, handText: { text = $0 }) }
    probe.act { text?.wrappedValue = "mine" }
    #expect(probe.frame(of: "mine")?.minY == probe.frame(of: "b")?.minY)
    probe.act { isRow?.wrappedValue = false }
    let (mine, b) = (try #require(probe.frame(of: "mine")), try #require(probe.frame(of: "b")))
    #expect(b.minY == mine.maxY)
  }

  @Test("of stacks equals the stacks")
  func stacks() {
    let content = Group {
      Text("one")
      Spacer()
      Text("three").layoutPriority(1)
    }
    let first = Probe { HStack { content }.frame(width: 200) }
    let second = Probe { HStackLayout() { content }.frame(width: 200) }
    #expect(first.frame(of: "one") == second.frame(of: "one"))
    #expect(first.frame(of: "three") == second.frame(of: "three"))
  }
}

@MainActor @Suite("Containers")
struct ContainerTests {
  @Test("Grid lines up columns; a view that is no row takes all of them")
  func grid() throws {
    let probe = Probe {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("long one")
          Text("wider")
        }
      }
    }
    let long = try #require(probe.frame(of: "long one"))
    let (b, wider) = (try #require(probe.frame(of: "b")), try #require(probe.frame(of: "wider")))
    #expect(probe.frame(of: "a")?.minX == long.minX)
    #expect(wider.minX == long.maxX + 10)
    #expect(b.maxX == wider.maxX)
  }

  @Test("ViewThatFits shows the first view that fits, and only that one")
  func fits() {
    struct Fitting: View {
      @State var width: CGFloat = 300
      let hand: (Binding<CGFloat>) -> Void
      var body: some View {
        let _ = hand($width)
        ViewThatFits(in: .horizontal) {
          Button("a rather long title") {}
          Button("short") {}
        }
        .frame(width: width)
      }
    }
    var width: Binding<CGFloat>?
    let probe = Probe { Fitting { width = $0 } }
    #expect(probe.texts == ["a rather long title"])
    probe.act { width?.wrappedValue = 80 }
    #expect(probe.texts == ["short"])
    probe.press(.tab)
    #expect(probe.focus == "short")
    probe.act { width?.wrappedValue = 300 }
    #expect(probe.texts == ["a rather long title"])
    probe.press(.tab)
    #expect(probe.focus == "a rather long title")
  }
}
