import FoveaTesting
import FoveaUI
import Observation
import Synchronization
import Testing

/// Given a binding, when another thread than the main actor's reads and writes it, then values are
/// whole and writes arrive.
@MainActor @Suite("A binding on another thread", .timeLimit(.minutes(1)))
struct BindingThreadTests {
  /// Values that are only right when all their parts are from one write.
  struct Whole: Equatable, Sendable {
    var first = "a"
    var second = ["a"]
    var isWhole: Bool { [first] == second }
    init(_ text: String = "a") {
      first = text
      second = [text]
    }
  }

  @Observable final class Model {
    var whole = Whole()
    var rows = [Row(id: 1), Row(id: 2)]
  }

  struct Row: Identifiable, Sendable {
    let id: Int
    var whole = Whole()
  }

  struct Owner: View {
    @State var whole = Whole()
    @State var rows = [Row(id: 1), Row(id: 2)]
    @State var model = Model()
    let hand: ([Binding<Whole>]) -> Void
    var body: some View {
      let _ = hand([
        $whole, $rows[1].whole, $model.whole, $model.rows[1].whole,
        Binding(get: { whole }, set: { whole = $0 }),
        Binding(get: { model.whole }, set: { model.whole = $0 }),
      ])
      Text("first \(whole.first)")
    }
  }

  /// Reads again and again until somebody has seen enough.
  private final class Reading: Sendable {
    private let reads = Atomic(0)
    private let isOver = Atomic(false)

    var count: Int { reads.load(ordering: .relaxed) }

    func end() { isOver.store(true, ordering: .relaxed) }

    /// - Returns: whether each look was right.
    func untilOver(_ look: () -> Bool) -> Bool {
      while !isOver.load(ordering: .relaxed) {
        if !look() {
          reads.store(.max / 2, ordering: .relaxed)
          return false
        }
        reads.add(1, ordering: .relaxed)
      }
      return true
    }
  }

  @Test("reads what the main actor wrote, never half of it")
  func reading() async throws {
    var bindings: [Binding<Whole>] = []
    let screen = Screen(Owner { bindings = $0 })
    for binding in bindings {
      let reading = Reading()
      let reader = Task.detached { reading.untilOver { binding.wrappedValue.isWhole } }
      var number = 0
      // Both are at it: the writer goes on until there were enough reads between its writes.
      while reading.count < 1000 {
        number += 1
        binding.wrappedValue = Whole(String(repeating: "\(number % 10)", count: 20))
        if number % 8 == 0 { await Task.yield() }
      }
      reading.end()
      #expect(await reader.value)
    }
    withExtendedLifetime(screen) {}
  }

  @Test("writes with the next update, and the view follows")
  func writing() async throws {
    var bindings: [Binding<Whole>] = []
    let screen = Screen(Owner { bindings = $0 })
    for (number, binding) in bindings.enumerated() {
      await Task.detached { binding.wrappedValue = Whole("word \(number)") }.value
      await screen.settle()
      #expect(binding.wrappedValue == Whole("word \(number)"))
    }
    await Task.detached { [whole = bindings[0]] in whole.first.wrappedValue = "last" }.value
    await screen.settle()
    #expect(screen.isVisible("first last"))
    #expect(bindings[0].wrappedValue.second == ["word 4"])
  }

  @Test("brings the transaction of a write along")
  func transactions() async throws {
    let animation = Animation.linear(duration: 3)
    var number: Binding<Double>?
    let screen = Screen(Slide { number = $0 })
    let binding = try #require(number)
    await Task.detached { binding.animation(animation).wrappedValue = 100 }.value
    await screen.settle()
    #expect(screen.session.tree.graph.clock.isRunning)
  }

  private struct Slide: View {
    @State var x = 0.0
    let hand: (Binding<Double>) -> Void
    var body: some View {
      let _ = hand($x)
      Text("here").offset(x: x)
    }
  }
}
