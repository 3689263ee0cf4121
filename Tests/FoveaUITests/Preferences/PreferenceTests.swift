import FoveaGeometry
import FoveaUI
import Foundation
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Leaf: View {
  let name: String
  @Binding var suffix: String
  var body: some View { Text(name).preference(key: Names.self, value: [name + suffix]) }
}

private struct Tree: View {
  @State private var suffixes: [String]
  @State private var isShown = true
  let told: ([String]) -> Void
  let hand: (Binding<[String]>, Binding<Bool>) -> Void

  init(
    count: Int, told: @escaping ([String]) -> Void,
    hand: @escaping (Binding<[String]>, Binding<Bool>) -> Void
  ) {
    _suffixes = State(wrappedValue: Array(repeating: "", count: count))
    self.told = told
    self.hand = hand
  }

  var body: some View {
    let _ = hand($suffixes, $isShown)
    VStack {
      HStack {
        ForEach(0..<suffixes.count / 2, id: \.self) { Leaf(name: "l\($0)", suffix: $suffixes[$0]) }
      }
      if isShown {
        HStack {
          ForEach(suffixes.count / 2..<suffixes.count, id: \.self) {
            Leaf(name: "r\($0)", suffix: $suffixes[$0])
          }
        }
      }
    }
    .onPreferenceChange(Names.self, perform: told)
  }
}

private struct Marks: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor @Suite("Preferences")
struct PreferenceTests {
  @Test("are put together in tree order, and follow views that come and go")
  func order() {
    var told: [[String]] = []
    var shown: Binding<Bool>?
    let probe = Probe {
      Tree(count: 4, told: { told.append($0) }, hand: { shown = $1 })
    }
    #expect(told == [["l0", "l1", "r2", "r3"]])
    probe.act { shown?.wrappedValue = false }
    #expect(told.last == ["l0", "l1"])
    probe.act { shown?.wrappedValue = true }
    #expect(told.last == ["l0", "l1", "r2", "r3"])
  }

  @Test("are put together anew along the way to what changed only")
  func path() {
    var told: [[String]] = []
    var suffixes: Binding<[String]>?
    let probe = Probe {
      Tree(count: 200, told: { told.append($0) }, hand: { binding, _ in suffixes = binding })
    }
    let before = probe.session.tree.preferencesReduced
    probe.act { suffixes?.wrappedValue[3] = "!" }
    #expect(told.last?[3] == "l3!")
    // The nodes from the leaf to the reader, not two hundred leaves.
    #expect(probe.session.tree.preferencesReduced - before < 20)
  }

  @Test("of a view replace those inside it, and can be changed on the way")
  func writers() {
    var told: [String] = []
    _ = Probe {
      VStack {
        Text("a").preference(key: Names.self, value: ["inner"]).preference(
          key: Names.self, value: ["outer"])
        Text("b").preference(key: Names.self, value: ["b"]).transformPreference(Names.self) {
          $0.append("c")
        }
      }
      .onPreferenceChange(Names.self) { told = $0 }
    }
    #expect(told == ["outer", "b", "c"])
  }

  @Test("make layers, which follow their anchors")
  func anchors() {
    struct Moving: View {
      @State var width: CGFloat = 20
      let hand: (Binding<CGFloat>) -> Void
      var body: some View {
        let _ = hand($width)
        HStack(spacing: 0) {
          Text("x").frame(width: width, height: 20)
          Text("y").frame(width: 30, height: 20)
            .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Marks.self) { marks in
          GeometryReader { proxy in
            if let mark = marks.first {
              Text("at \(Int(proxy[mark].minX)) \(Int(proxy[mark].width))").fixedSize()
            }
          }
        }
      }
    }
    var width: Binding<CGFloat>?
    let probe = Probe { Moving { width = $0 } }
    #expect(probe.texts.contains("at 20 30"))
    probe.act { width?.wrappedValue = 50 }
    #expect(probe.texts.contains("at 50 30"))
  }
}
