import FoveaUI
import Testing

private struct Rows: View {
  @State var texts: [String]
  let tally: Tally
  let hand: (Binding<[String]>) -> Void

  var body: some View {
    let _ = tally("root")
    let _ = hand($texts)
    VStack {
      ForEach(texts.indices, id: \.self) { index in
        Row(index: index, text: $texts[index], tally: tally)
      }
    }
  }
}

private struct Row: View {
  let index: Int
  @Binding var text: String
  let tally: Tally

  var body: some View {
    let _ = tally("row")
    Text("\(index) \(text)")
  }
}

private struct Human: Equatable {
  var name = "Ann"
  var age = 30
}

private struct Card: View {
  @State var person = Human()
  let tally: Tally
  let hand: (Binding<Human>) -> Void

  var body: some View {
    let _ = hand($person)
    VStack {
      Part(label: "name", value: $person.name, tally: tally)
      Part(label: "age", value: $person.age, tally: tally)
    }
  }
}

private struct Part<Value: CustomStringConvertible>: View {
  let label: String
  @Binding var value: Value
  let tally: Tally

  var body: some View {
    let _ = tally(label)
    Text("\(label) \(value.description)")
  }
}

private struct Editor: View {
  @State var name: String? = "x"
  let hand: (Binding<String?>) -> Void

  var body: some View {
    let _ = hand($name)
    if let name = Binding($name) {
      Text("has \(name.wrappedValue)")
    } else {
      Text("none")
    }
  }
}

@MainActor @Suite("A binding")
struct BindingTests {
  @Test(
    "to an element: a write evaluates the owner and that row, among any number",
    arguments: [10, 2000])
  func element(_ count: Int) throws {
    let tally = Tally()
    var texts: Binding<[String]>?
    let probe = Probe {
      Rows(texts: Array(repeating: "a", count: count), tally: tally) { texts = $0 }
    }
    let binding = try #require(texts)
    tally.reset()
    probe.act { binding.wrappedValue[5] = "b" }
    #expect(tally.counts == ["root": 1, "row": 1])
    #expect(probe.frame(of: "5 b") != nil)
    tally.reset()
    probe.act { binding.wrappedValue[5] = "b" }
    #expect(tally.counts.isEmpty)
  }

  @Test("to a property: a write evaluates only who reads that property")
  func property() throws {
    let tally = Tally()
    var person: Binding<Human>?
    let probe = Probe { Card(tally: tally) { person = $0 } }
    let binding = try #require(person)
    tally.reset()
    probe.act { binding.age.wrappedValue = 31 }
    #expect(tally.counts == ["age": 1])
    #expect(probe.texts == ["name Ann", "age 31"])
  }

  @Test("to an element survives the element's end")
  func shrinking() throws {
    let tally = Tally()
    var texts: Binding<[String]>?
    let probe = Probe { Rows(texts: ["a", "b", "c"], tally: tally) { texts = $0 } }
    let last = try #require(texts)[2]
    probe.act { texts?.wrappedValue = ["a"] }
    #expect(probe.texts == ["0 a"])
    probe.act { last.wrappedValue = "z" }
    #expect(last.wrappedValue == "c")
  }

  @Test("to an optional value exists while there is a value")
  func optional() throws {
    var name: Binding<String?>?
    let probe = Probe { Editor { name = $0 } }
    #expect(probe.texts == ["has x"])
    probe.act { name?.wrappedValue = nil }
    #expect(probe.texts == ["none"])
    probe.act { name?.wrappedValue = "y" }
    #expect(probe.texts == ["has y"])
  }

  @Test("made of two functions reads and writes through them")
  func functions() {
    let kept = Kept()
    let binding = Binding<Int>(get: { kept.number }, set: { kept.number = $0 })
    binding.wrappedValue += 1
    #expect(kept.number == 2)
    #expect(Binding<Int?>(binding).wrappedValue == 2)
    #expect(Binding<AnyHashable>(binding).wrappedValue == AnyHashable(2))
  }
}

@MainActor private final class Kept {
  var number = 1
}

/// A state that a closure of another thread writes.
private struct Counter: View {
  @State var count = 0
  let hand: (Binding<Int>) -> Void

  var body: some View {
    let _ = hand($count)
    Text("count \(count)")
  }
}

@MainActor @Suite("A write from another thread")
struct ThreadTests {
  @Test("waits on the notice board for the next update of the main actor")
  func detached() async throws {
    var count: Binding<Int>?
    let probe = Probe { Counter { count = $0 } }
    let binding = try #require(count)
    await Task.detached { binding.wrappedValue = 7 }.value
    #expect(probe.session.isDirty)
    #expect(probe.texts == ["count 0"])
    probe.session.frame()
    #expect(probe.texts == ["count 7"])
  }
}
