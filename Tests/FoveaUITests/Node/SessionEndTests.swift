import FoveaTesting
import FoveaUI
import Testing

/// Nodes keep their tree, and the tree lets go of them when its session ends.
@MainActor
@Suite("A session that is over")
struct SessionEndTests {
  private struct Everything: View {
    @State private var text = ""
    @State private var isShown = true
    @State private var query = ""
    @State private var path: [Int] = [1]
    @FocusState private var focus: Int?

    var body: some View {
      NavigationStack(path: $path) {
        List(0..<5, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Rows")
          .searchable(text: $query)
          .navigationDestination(for: Int.self) { number in
            VStack {
              TextField("Name", text: $text)
                .focused($focus, equals: number)
                .onSubmit { focus = nil }
              Button("Go") { isShown = true }.keyboardShortcut("g")
              ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("Line \($0)") } } }
              GeometryReader { proxy in Text("\(proxy.size.width)") }
            }
            .task { try? await Task.sleep(for: .seconds(1_000)) }
          }
      }
      .sheet(isPresented: $isShown) { Text("Sheet").onAppear { focus = 1 } }
      .onChange(of: text) {}
    }
  }

  @Test("leaves no node and no tree behind", arguments: Screen.Device.allCases)
  func leavesNothing(device: Screen.Device) {
    weak var tree: ViewTree?
    weak var root: ViewNode?
    do {
      let screen = Screen(device: device) { Everything() }
      screen.press(.tab)
      screen.press(.escape)
      screen.press(.tab)
      screen.type("abc")
      tree = screen.session.tree
      root = screen.session.tree.root
      #expect(root != nil)
    }
    // A failure prints what is compared: a tree that is on its way out is not to be looked into.
    #expect((tree == nil, root == nil) == (true, true))
  }

  @Test("leaves nothing of a view behind, whatever it is")
  func leavesNoKind() {
    var left: [String] = []
    func check(_ name: String, _ view: some View) {
      weak var tree: ViewTree?
      do {
        let screen = Screen(device: .desktop) { view }
        screen.press(.tab)
        screen.press(.space)
        tree = screen.session.tree
      }
      if tree != nil { left.append(name) }
    }
    check("Text", Text("a"))
    check("TextField", TextField("a", text: .constant("")))
    check("TextEditor", TextEditor(text: .constant("")))
    check("Button", Button("a") {})
    check("shortcut", Button("a") {}.keyboardShortcut("g"))
    check("Toggle", Toggle("a", isOn: .constant(true)))
    check("Slider", Slider(value: .constant(0.5)))
    check("Stepper", Stepper("a", value: .constant(1)))
    check("Picker", Picker("a", selection: .constant(1)) { Text("1").tag(1) })
    check("Menu", Menu("a") { Button("b") {} })
    check("List", List(0..<5, id: \.self) { Text("\($0)") })
    check("Form", Form { Section("a") { TextField("b", text: .constant("")) } })
    check("ScrollView", ScrollViewReader { _ in ScrollView { Text("a") } })
    check(
      "LazyVStack", ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } })
    check("Grid", Grid { GridRow { Text("a") } })
    check("GeometryReader", GeometryReader { _ in Text("a") })
    check("TabView", TabView { Text("a").tabItem { Text("b") } })
    check("NavigationStack", NavigationStack { NavigationLink("a") { Text("b") } })
    check("searchable", NavigationStack { Text("a").searchable(text: .constant("")) })
    check("sheet", Text("a").sheet(isPresented: .constant(true)) { Text("b") })
    check("alert", Text("a").alert("b", isPresented: .constant(true)) { Button("c") {} })
    check("gesture", Text("a").onTapGesture {}.onHover { _ in })
    check("focusable", Text("a").focusable().onKeyPress(.space) { .handled })
    check("focusSection", Button("a") {}.focusSection().focusEffectDisabled())
    check("animation", Text("a").opacity(0.5).animation(.default, value: 1).transition(.opacity))
    check("task", Text("a").task { try? await Task.sleep(for: .seconds(1_000)) })
    check("preference", Text("a").onPreferenceChange(Names.self) { _ in })
    check("overlay", Color.red.overlay { Circle().stroke() }.background { Rectangle() })
    #expect(left == [])
  }

  private struct Names: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) {}
  }
}
