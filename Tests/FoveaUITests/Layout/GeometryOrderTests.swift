import FoveaUI
import Foundation
import Testing

private struct Number: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor @Suite("Actions of one pass")
struct GeometryOrderTests {
  private struct Rows: View {
    @State private var numbers = [3, 4, 5, 6]
    @State private var width: CGFloat = 40
    let log: (String) -> Void
    let hand: (Binding<[Int]>, Binding<CGFloat>) -> Void

    var body: some View {
      let _ = hand($numbers, $width)
      VStack {
        ForEach(numbers, id: \.self) { number in
          // Every other row lies deeper in the tree.
          if number.isMultiple(of: 2) {
            HStack { HStack { row(number) } }
          } else {
            row(number)
          }
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        log("all")
      }
    }

    private func row(_ number: Int) -> some View {
      Color.red.frame(width: width, height: 10)
        .preference(key: Number.self, value: number + Int(width))
        .onPreferenceChange(Number.self) { _ in log("told \(number)") }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          log("placed \(number)")
        }
    }
  }

  @Test("run in tree order, the outer view's first, wherever rows have come")
  func order() {
    var log: [String] = []
    var numbers: Binding<[Int]>?
    var width: Binding<CGFloat>?
    let probe = Probe {
      Rows(log: { log.append($0) }) {
        numbers = $0
        width = $1
      }
    }
    func expected(_ numbers: [Int]) -> [String] {
      ["all"] + numbers.flatMap { ["placed \($0)", "told \($0)"] }
    }
    #expect(log == expected([3, 4, 5, 6]))
    probe.act { numbers?.wrappedValue = [1, 2, 3, 4, 5, 6, 7] }
    log = []
    probe.act { width?.wrappedValue = 60 }
    #expect(log == expected([1, 2, 3, 4, 5, 6, 7]))
  }

  private struct Ticking: View {
    let number: Int
    @Binding var tick: Int
    let log: (String) -> Void
    var body: some View {
      Text("\(number) at \(tick)")
        .onChange(of: tick) { log("change \(number)") }
        .task(id: tick) { log("task \(number)") }
        .onAppear { log("appear \(number)") }
        .onDisappear { log("disappear \(number)") }
    }
  }

  private enum Container: CaseIterable { case column, list, lazy, form }

  private struct Clock: View {
    let container: Container
    @State private var numbers = [3, 4]
    @State private var tick = 0
    let log: (String) -> Void
    let hand: (Binding<[Int]>, Binding<Int>) -> Void

    var body: some View {
      let _ = hand($numbers, $tick)
      switch container {
      case .column: VStack { rows }
      case .list: List { rows }
      case .lazy: ScrollView { LazyVStack { rows } }
      case .form: Form { rows }
      }
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { Ticking(number: $0, tick: $tick, log: log) }
    }
  }

  @Test(
    "of rows that change, come or go together run from the first to the last",
    arguments: Container.allCases)
  private func rows(_ container: Container) {
    var log: [String] = []
    var numbers: Binding<[Int]>?
    var tick: Binding<Int>?
    let probe = Probe {
      Clock(container: container, log: { log.append($0) }) {
        numbers = $0
        tick = $1
      }
    }
    #expect(log == [3, 4].map { "appear \($0)" })
    log = []
    probe.act { numbers?.wrappedValue = [1, 2, 3, 4, 5] }
    #expect(log == [1, 2, 5].map { "appear \($0)" })
    log = []
    probe.act { tick?.wrappedValue += 1 }
    #expect(log == (1...5).map { "change \($0)" })
    log = []
    probe.act { numbers?.wrappedValue = [2] }
    #expect(log == [1, 3, 4, 5].map { "disappear \($0)" })
  }

  @Test("tell a value once that changes twice before the interface has settled")
  func once() {
    struct Twice: View {
      @State private var width: CGFloat = 10
      let told: (CGFloat) -> Void
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onChange(of: width, initial: true) { width = 20 }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            told($0)
          }
      }
    }
    var told: [CGFloat] = []
    _ = Probe { Twice { told.append($0) } }
    #expect(told == [10, 20])
  }
}

/// A name of a coordinate space whose life can be watched.
private final class SpaceName: Hashable {
  static func == (lhs: SpaceName, rhs: SpaceName) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor @Suite("What a geometry proxy was asked")
struct GeometryLifetimeTests {
  private final class Life {
    weak var name: SpaceName?
    init(_ name: SpaceName) { self.name = name }
  }

  /// Asks the proxy of a view around for something else each time it is evaluated.
  private struct Asking: View {
    @Binding var round: Int
    let proxy: GeometryProxy
    let names: (SpaceName) -> Void
    var body: some View {
      let name = SpaceName()
      let _ = names(name)
      Text("\(round): \(Int(proxy.frame(in: .named(name)).width))")
    }
  }

  private struct Holder: View {
    @State private var round = 0
    @State private var isShown = true
    let names: (SpaceName) -> Void
    let hand: (Binding<Int>, Binding<Bool>) -> Void
    var body: some View {
      let _ = hand($round, $isShown)
      if isShown {
        GeometryReader { Asking(round: $round, proxy: $0, names: names) }
      } else {
        Color.clear
      }
    }
  }

  @Test("is forgotten when nobody depends on the answer, though nothing moves")
  func lifetime() {
    var lives: [Life] = []
    var round: Binding<Int>?
    var isShown: Binding<Bool>?
    let probe = Probe {
      Holder(names: { lives.append(Life($0)) }) {
        round = $0
        isShown = $1
      }
    }
    for number in 1...200 { probe.act { round?.wrappedValue = number } }
    #expect(probe.texts == ["200: 400"])
    #expect(lives.count > 200)
    #expect(lives.filter { $0.name != nil }.count <= 20)
    #expect(probe.session.tree.geometry.readingCount <= 20)
    probe.act { isShown?.wrappedValue = false }
    #expect(lives.allSatisfy { $0.name == nil })
    #expect(probe.session.tree.geometry.readingCount == 0)
  }

  @Test("is kept for each body that asked, whoever asked later")
  func several() {
    struct Two: View {
      @State private var height: CGFloat = 10
      @State private var isAsked = false
      let hand: (Binding<CGFloat>, Binding<Bool>) -> Void
      var body: some View {
        let _ = hand($height, $isAsked)
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          GeometryReader { proxy in
            VStack {
              Place(label: "a", proxy: proxy, isAsked: .constant(true))
              Place(label: "b", proxy: proxy, isAsked: $isAsked)
            }
          }
        }
      }
    }
    struct Place: View {
      let label: String
      let proxy: GeometryProxy
      @Binding var isAsked: Bool
      var body: some View {
        Text("\(label) \(isAsked ? Int(proxy.frame(in: .global).minY) : -1)")
      }
    }
    var height: Binding<CGFloat>?
    var isAsked: Binding<Bool>?
    let probe = Probe {
      Two {
        height = $0
        isAsked = $1
      }
    }
    #expect(probe.texts == ["a 10", "b -1"])
    probe.act { isAsked?.wrappedValue = true }
    probe.act { height?.wrappedValue = 50 }
    #expect(probe.texts == ["a 50", "b 50"])
  }
}
