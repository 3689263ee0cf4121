import FoveaUI
import Observation
import Testing

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var items = ["x", "y"]
  var silent = 0
}

private struct Owner: View {
  @StateObject private var model: Model
  let tally: Tally

  init(_ model: @escaping @autoclosure () -> Model, tally: Tally) {
    _model = StateObject(wrappedValue: model())
    self.tally = tally
  }

  var body: some View {
    let _ = tally("owner")
    VStack {
      Text("name \(model.name)")
      Child(model: model, tally: tally)
      Field(text: $model.name, tally: tally)
      Bystander(tally: tally)
    }
  }
}

private struct Child: View {
  @ObservedObject var model: Model
  let tally: Tally

  var body: some View {
    let _ = tally("child")
    Text("items \(model.items.joined())")
  }
}

private struct Field: View {
  @Binding var text: String
  let tally: Tally

  var body: some View {
    let _ = tally("field")
    Text("field \(text)")
  }
}

private struct Bystander: View {
  let tally: Tally
  var body: some View {
    let _ = tally("bystander")
    Text("still")
  }
}

private struct Reader: View {
  @EnvironmentObject private var model: Model
  let tally: Tally

  var body: some View {
    let _ = tally("reader")
    Text("read \(model.name)")
  }
}

private struct Giver: View {
  @State private var isSecond = false
  let models: [Model]
  let tally: Tally
  let hand: (Binding<Bool>) -> Void

  var body: some View {
    let _ = hand($isSecond)
    Reader(tally: tally).environmentObject(models[isSecond ? 1 : 0])
  }
}

@MainActor @Suite("An observable object of Combine's kind")
struct ObservableObjectTests {
  @Test("updates the views that read it, and nobody else")
  func updates() {
    let (model, tally) = (Model(), Tally())
    let probe = Probe { Owner(model, tally: tally) }
    tally.reset()
    probe.act { model.name = "b" }
    #expect(probe.texts == ["name b", "items xy", "field b", "still"])
    #expect(tally.counts["bystander"] == nil)
    tally.reset()
    probe.act { model.silent = 1 }
    #expect(tally.counts.isEmpty)
  }

  @Test("is made once by the view that keeps it")
  func madeOnce() {
    var made = 0
    struct Twice: View {
      @State var number = 0
      let make: () -> Model
      let hand: (Binding<Int>) -> Void
      var body: some View {
        let _ = hand($number)
        Text("\(number)")
        Owner(make(), tally: Tally())
      }
    }
    var number: Binding<Int>?
    let probe = Probe {
      Twice(make: {
        made += 1
        return Model()
      }) { number = $0 }
    }
    probe.act { number?.wrappedValue = 1 }
    #expect(made == 1)
  }

  @Test("is handed down by the environment, and can be exchanged there")
  func environment() {
    let (models, tally) = ([Model(), Model()], Tally())
    models[1].name = "second"
    var isSecond: Binding<Bool>?
    let probe = Probe { Giver(models: models, tally: tally) { isSecond = $0 } }
    #expect(probe.texts == ["read a"])
    probe.act { isSecond?.wrappedValue = true }
    #expect(probe.texts == ["read second"])
    tally.reset()
    probe.act { models[0].name = "unheard" }
    #expect(tally.counts.isEmpty)
    probe.act { models[1].name = "heard" }
    #expect(probe.texts == ["read heard"])
  }

  @Test("tells its subscribers before the change, and each property its new value")
  func sinks() {
    let model = Model()
    var told: [String] = []
    let subscriptions = [
      model.objectWillChange.sink { told.append("will change from \(model.name)") },
      model.$name.sink { told.append("name \($0)") },
    ]
    model.name = "b"
    #expect(told == ["name a", "will change from a", "name b"])
    subscriptions.forEach { $0.cancel() }
    model.name = "c"
    #expect(told.count == 3)
  }

  @Test("may change on another thread")
  func otherThread() async {
    final class Shared: ObservableObject, @unchecked Sendable { @Published var text = "a" }
    struct Show: View {
      @ObservedObject var shared: Shared
      var body: some View { Text(shared.text) }
    }
    let shared = Shared()
    let probe = Probe { Show(shared: shared) }
    await Task.detached { shared.text = "b" }.value
    #expect(probe.session.isDirty)
    probe.session.frame()
    #expect(probe.texts == ["b"])
  }
}

@Observable private final class Book {
  var title = "t"
  var pages = [1, 2, 3]
}

private struct Shelf: View {
  @State private var book: Book
  let tally: Tally

  init(_ book: Book, _ tally: Tally) {
    _book = State(wrappedValue: book)
    self.tally = tally
  }

  var body: some View {
    let _ = tally("shelf")
    VStack {
      Title(book: book, tally: tally)
      Pages(book: book, tally: tally)
      Edit(book: book, tally: tally)
    }
  }
}

private struct Title: View {
  let book: Book
  let tally: Tally
  var body: some View {
    let _ = tally("title")
    Text(book.title)
  }
}

private struct Pages: View {
  let book: Book
  let tally: Tally
  var body: some View {
    let _ = tally("pages")
    Text("\(book.pages.count) pages")
  }
}

private struct Edit: View {
  @Bindable var book: Book
  let tally: Tally
  var body: some View {
    let _ = tally("edit")
    Field(text: $book.title, tally: tally)
  }
}

@MainActor @Suite("An @Observable object")
struct ObservableTests {
  @Test("updates only the bodies that read the property which changed")
  func properties() {
    let (book, tally) = (Book(), Tally())
    let probe = Probe { Shelf(book, tally) }
    tally.reset()
    probe.act { book.title = "u" }
    #expect(tally.counts == ["title": 1, "field": 1])
    #expect(probe.texts == ["u", "3 pages", "field u"])
    tally.reset()
    probe.act { book.pages.append(4) }
    #expect(tally.counts == ["pages": 1])
  }
}

/// An author's own wrapper around two of ours.
@MainActor @propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var kept = 1
  private var shown = 0

  var wrappedValue: Int {
    get { shown }
    nonmutating set { kept = newValue }
  }

  nonisolated init() {}

  nonisolated mutating func update() { MainActor.assumeIsolated { shown = kept * 2 } }
}

@MainActor @Suite("An author's dynamic property")
struct DynamicPropertyTests {
  private struct Show: View {
    @Doubled var number
    let hand: (@escaping (Int) -> Void) -> Void
    var body: some View {
      let _ = hand { number = $0 }
      Text("\(number)")
    }
  }

  @Test("is updated before each body, and what it reads there counts as read by the body")
  func update() {
    var write: ((Int) -> Void)?
    let probe = Probe { Show { write = $0 } }
    #expect(probe.texts == ["2"])
    probe.act { write?(5) }
    #expect(probe.texts == ["10"])
  }
}
