import FoveaGeometry
import FoveaRuntime
import FoveaScene
@testable import FoveaTesting
import FoveaUI
import Testing

private struct Counter: View {
  @State private var count = 0
  @FocusState private var which: Int?
  var body: some View {
    VStack(alignment: .leading) {
      Text("Count \(count)")
      Button("More") { count += 1 }.focused($which, equals: 1)
      if count > 1 { Text("Many") }
      Button("To first") { which = 1 }.focused($which, equals: 2)
      HStack { Text("a"); Spacer(); Text("b") }.padding().frame(width: 200).border(Color.red)
      Text("which \(which.map(String.init) ?? "none")")
    }
  }
}

@MainActor @Suite("smoke")
struct SmokeTests {
  func dump(_ n: RenderNode, _ indent: String = "") -> String {
    var s = "\(indent)\(n.frame)"
    switch n.drawing {
    case .text(let t): s += " text \(t.layout.lines.map(\.string))"
    case .none: break
    default: s += " \(n.drawing)"
    }
    if n.focusMark != nil { s += " FOCUS" }
    s += "\n"
    for c in n.children { s += dump(c, indent + "  ") }
    return s
  }

  @Test("runs") func runs() {
    let screen = Screen(device: .desktop, Counter())
    let s = screen.session
    print(dump(s.scene.root), s.counters)
    s.send(.key(KeyStroke(.tab)))
    print(dump(s.scene.root), s.counters)
    let before = s.counters
    s.send(.key(KeyStroke(.space)))
    print(s.counters - before)
    s.send(.key(KeyStroke(.space)))
    s.send(.key(KeyStroke(.tab)))
    print(dump(s.scene.root), s.counters)
    s.send(.key(KeyStroke(.space)))
    print(dump(s.scene.root), s.counters)
  }
}
