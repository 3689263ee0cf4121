import FoveaUI
import Foundation
import Testing

private struct Loudest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The ways in which a view may stand in the tree when it comes.
private enum Holder: CaseIterable {
  case plain, stack, group, anyView, each, lazy, geometry, background, modified

  @MainActor @ViewBuilder func content(_ level: Int?) -> some View {
    switch self {
    case .plain: if let level { Voice(level: level) }
    case .stack: VStack { HStack { if let level { Voice(level: level) } } }
    case .group: Group { Group { if let level { Voice(level: level) } } }
    case .anyView: AnyView(level.map { AnyView(Voice(level: $0)) } ?? AnyView(EmptyView()))
    case .each: ForEach(level.map { [$0] } ?? [], id: \.self) { Voice(level: $0) }
    case .lazy: LazyVStack { ForEach(level.map { [$0] } ?? [], id: \.self) { Voice(level: $0) } }
    case .geometry: GeometryReader { _ in if let level { Voice(level: level) } }
    case .background:
      Color.clear.background(GeometryReader { _ in if let level { Voice(level: level) } })
    case .modified: HStack { if let level { Voice(level: level) } }.padding().id("kept")
    }
  }
}

private struct Voice: View {
  let level: Int
  var body: some View { Text("voice").preference(key: Loudest.self, value: level) }
}

private struct Room: View {
  let holder: Holder
  @State private var level: Int?
  let heard: (Int) -> Void
  let hand: (Binding<Int?>) -> Void

  init(
    _ holder: Holder, level: Int?, heard: @escaping (Int) -> Void,
    hand: @escaping (Binding<Int?>) -> Void
  ) {
    self.holder = holder
    _level = State(wrappedValue: level)
    self.heard = heard
    self.hand = hand
  }

  var body: some View {
    let _ = hand($level)
    VStack {
      Text("quiet").preference(key: Loudest.self, value: -1)
      holder.content(level)
    }
    .onPreferenceChange(Loudest.self, perform: heard)
    .overlayPreferenceValue(Loudest.self) { Text("hears \($0)").fixedSize() }
  }
}

@MainActor @Suite("A preference inside another container")
struct PreferenceBranchTests {
  @Test("is told in the first frame, when it changes, goes and comes", arguments: Holder.allCases)
  private func fromTheStart(_ holder: Holder) {
    var heard: [Int] = []
    var level: Binding<Int?>?
    let probe = Probe { Room(holder, level: 5, heard: { heard.append($0) }) { level = $0 } }
    #expect(probe.texts.contains("hears 5"))
    for (value, told) in [(7, 7), (nil, -1), (3, 3)] as [(Int?, Int)] {
      probe.act { level?.wrappedValue = value }
      #expect(probe.texts.contains("hears \(told)"))
    }
    #expect(heard.suffix(4) == [5, 7, -1, 3])
  }

  @Test("is told when it comes for the first time", arguments: Holder.allCases)
  private func later(_ holder: Holder) {
    var heard: [Int] = []
    var level: Binding<Int?>?
    let probe = Probe { Room(holder, level: nil, heard: { heard.append($0) }) { level = $0 } }
    #expect(heard == [-1])
    probe.act { level?.wrappedValue = 4 }
    #expect(heard == [-1, 4])
    #expect(probe.texts.contains("hears 4"))
  }

  @Test(
    "above the window stays with what presents it",
    arguments: ["sheet", "cover", "popover", "alert", "dialog"])
  func presented(_ kind: String) {
    var heard: [Int] = []
    var inside: [Int] = []
    func voice() -> some View {
      Voice(level: 9).onPreferenceChange(Loudest.self) { inside.append($0) }
    }
    let probe = Probe(width: 800, height: 400) {
      let base = Voice(level: 1)
      Group {
        switch kind {
        case "sheet": base.sheet(isPresented: .constant(true)) { voice() }
        case "cover": base.fullScreenCover(isPresented: .constant(true)) { voice() }
        case "popover": base.popover(isPresented: .constant(true)) { voice() }
        case "alert": base.alert("Really?", isPresented: .constant(true)) { voice() }
        default: base.confirmationDialog("Really?", isPresented: .constant(true)) { voice() }
        }
      }
      .onPreferenceChange(Loudest.self) { heard.append($0) }
    }
    #expect(probe.texts.filter { $0 == "voice" }.count == 2)
    #expect(heard == [1])
    #expect(inside == [9])
  }

  @Test("makes a layer that follows what its closure reads, too")
  func layerReads() {
    struct Signed: View {
      @State private var sign = "!"
      let hand: (Binding<String>) -> Void
      var body: some View {
        let _ = hand($sign)
        Voice(level: 2).backgroundPreferenceValue(Loudest.self) { Text("\($0)\(sign)") }
      }
    }
    var sign: Binding<String>?
    let probe = Probe { Signed { sign = $0 } }
    #expect(probe.texts.contains("2!"))
    probe.act { sign?.wrappedValue = "?" }
    #expect(probe.texts.contains("2?"))
  }
}
