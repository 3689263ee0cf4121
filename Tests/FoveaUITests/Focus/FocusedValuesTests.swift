import FoveaTesting
import FoveaUI
import Observation
import Testing

extension FocusedValues {
  @Entry fileprivate var word: String?
  @Entry fileprivate var draft: Binding<String>?
  @Entry fileprivate var deed: (() -> Void)?
}

/// Given views that publish values, when focus moves, then readers see what is published where
/// focus is. F260–F270.
@MainActor
@Suite("Focused values")
struct FocusedValuesTests {
  /// Shows what is published; the word is also the name of a button to press.
  private struct Reader: View {
    @FocusedValue(\.word) private var word
    var body: some View { Text("word \(word ?? "none")") }
  }

  private struct Fields: View {
    var outer: String? = "outer"
    var scene: String?
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        VStack {
          Button("Inner") {}.focused($field, equals: 1).focusedValue(\.word, "inner")
          Button("Bare") {}.focused($field, equals: 2)
        }
        .focusedValue(\.word, outer)
        Button("Elsewhere") {}.focused($field, equals: 3)
        Button("Nowhere") { field = nil }
        Reader()
      }
      .focusedSceneValue(\.word, scene)
    }
  }

  @Test("come from the nearest view around focus, and from none elsewhere (F261–F263)")
  func nearest() throws {
    let screen = Screen { Fields() }
    #expect(screen.isVisible("word none"))
    screen.press(.tab)
    #expect(screen.focus == "Inner")
    #expect(screen.isVisible("word inner"))
    screen.press(.tab)
    #expect(screen.isVisible("word outer"))
    screen.press(.tab)
    #expect(screen.isVisible("word none"))
    screen.press(.tab, .shift)
    #expect(screen.isVisible("word outer"))
    try screen.click("Nowhere")
    #expect(screen.focus == nil)
    #expect(screen.isVisible("word none"))
  }

  @Test("of the scene hold wherever focus is, behind nearer ones (F264, F265)")
  func scene() {
    let screen = Screen { Fields(scene: "scene") }
    #expect(screen.isVisible("word scene"))
    screen.press(.tab)
    #expect(screen.isVisible("word inner"))
    screen.press(.tab, times: 2)
    #expect(screen.isVisible("word scene"))
  }

  @Test("that are nil are as if not published (F269)")
  func absent() {
    let screen = Screen { Fields(outer: nil, scene: "scene") }
    screen.press(.tab, times: 2)
    #expect(screen.focus == "Bare")
    #expect(screen.isVisible("word scene"))
  }

  private struct Changing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("More") { count += 1 }.focusedValue(\.word, "\(count / 2)")
        Reader()
      }
    }
  }

  @Test("that change reach their readers, equal ones do not (F266)")
  func changes() {
    let screen = Screen { Changing() }
    screen.press(.tab)
    #expect(screen.isVisible("word 0"))
    screen.press(.space)
    // The publisher's own body, and nobody else's.
    #expect(screen.counters.bodies == 1)
    screen.press(.space)
    #expect(screen.isVisible("word 1"))
    #expect(screen.counters.bodies == 2)
  }

  private struct Selfish: View {
    @State private var count = 0
    @FocusedValue(\.deed) private var deed
    var body: some View {
      VStack {
        Button("More \(count)") { deed?() }.focusedValue(\.deed) { count += 1 }
      }
    }
  }

  @Test("that are functions may be published by those who read them")
  func functions() {
    let screen = Screen { Selfish() }
    screen.press(.tab)
    screen.press(.space, times: 2)
    #expect(screen.focus == "More 2")
    #expect(screen.issues.isEmpty)
  }

  private struct Editor: View {
    @State private var text = "abc"
    @FocusedBinding(\.draft) private var draft: String?
    @FocusState private var isOn: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $text).focused($isOn).focusedValue(\.draft, $text)
        Text("draft \(draft ?? "none")")
        Button("Upper") { draft = draft?.uppercased() }
        Button("Nothing") { draft = nil }
        Button("Away") { isOn = false }
      }
    }
  }

  @Test("that are bindings are read and written through; nil is not written (F267)")
  func bindings() throws {
    let screen = Screen { Editor() }
    #expect(screen.isVisible("draft abc"))
    try screen.click("Upper")
    #expect(screen.isVisible("draft ABC"))
    try screen.click("Nothing")
    #expect(screen.isVisible("draft ABC"))
    try screen.click("Away")
    #expect(screen.isVisible("draft none"))
    try screen.click("Upper")
    #expect(try screen.text(of: "Field") == "ABC")
  }

  private final class Model: ObservableObject {
    @Published var name = "model"
  }

  @Observable fileprivate final class Newer {
    var name = "newer"
  }

  private struct ObjectReader: View {
    @FocusedObject private var model: Model?
    @FocusedValue(Newer.self) private var newer
    var body: some View {
      Text("\(model?.name ?? "none") \(newer?.name ?? "none")")
      Button("Rename") { $model?.name.wrappedValue = "renamed" }
    }
  }

  private struct Objects: View {
    let model = Model()
    let newer = Newer()
    var body: some View {
      VStack {
        Button("Both") { newer.name = "changed" }.focusedObject(model).focusedValue(newer)
        ObjectReader()
      }
    }
  }

  @Test("that are objects are found by their type, and their changes are seen (F268, F270)")
  func objects() async throws {
    let screen = Screen { Objects() }
    #expect(screen.isVisible("none none"))
    screen.press(.tab)
    #expect(screen.isVisible("model newer"))
    screen.press(.space)
    await screen.settle()
    #expect(screen.isVisible("model changed"))
    try screen.click("Rename")
    await screen.settle()
    #expect(screen.isVisible("renamed changed"))
  }
}
