import Foundation
import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// Given a view that was handed a binding, when the value behind it is written, then the screen is
/// the one of a program that begins with that value: whatever the view and wherever the value is.
@MainActor @Suite("What shows a binding follows it", .serialized)
struct FollowingTests {
  @Test("a text", arguments: Origin.allCases)
  func texts(_ origin: Origin) {
    check(origin, "", "Alder") { TextField("Tree", text: $0) }
    check(origin, "", "Alder") { SecureField("Tree", text: $0) }
    check(origin, "", "Alder") { TextEditor(text: $0) }
    check(origin, "", "Alder") { Text("Wood").searchable(text: $0) }
    check(origin, "Ash", "Alder") { text in
      NavigationStack { Text("Wood").navigationTitle(text) }
    }
    check(origin, "Ash", "Alder") { text in MadeByReader(text: text) }
  }

  @Test("a number", arguments: Origin.allCases)
  func numbers(_ origin: Origin) {
    check(origin, 3, 4) { TextField("Trees", value: $0, format: .number) }
    check(origin, 3, 4) { Stepper("Trees", value: $0) }
    check(origin, 0.1, 0.9) { Slider(value: $0) }
    check(origin, 1, 2) { number in
      TabView(selection: number) {
        Text("first").tabItem { Text("A") }.tag(1)
        Text("second").tabItem { Text("B") }.tag(2)
      }
    }
    for style in [AnyStyle.menu, .segments, .inline] {
      check(origin, 1, 2) { number in
        let picker = Picker("Tree", selection: number) {
          Text("ash").tag(1)
          Text("alder").tag(2)
        }
        switch style {
        case .menu: picker.pickerStyle(.menu)
        case .segments: picker.pickerStyle(.segmented)
        case .inline: picker.pickerStyle(.inline)
        }
      }
    }
  }

  private enum AnyStyle { case menu, segments, inline }

  @Test("a switch", arguments: Origin.allCases)
  func switches(_ origin: Origin) {
    check(origin, false, true) { Toggle("Evergreen", isOn: $0) }
    check(origin, false, true) { Toggle("Evergreen", isOn: $0).toggleStyle(.button) }
    check(origin, false, true) { DisclosureGroup("Parts", isExpanded: $0) { Text("leaf") } }
    check(origin, false, true) { isOn in
      // The search begins with its field having focus.
      Text("Wood").searchable(text: .constant(""), isPresented: isOn)
        .searchScopes(.constant(1)) { Text("all").tag(1) }
    }
  }

  @Test("what is presented", arguments: Origin.allCases)
  func presentations(_ origin: Origin) {
    for (first, second) in [(false, true), (true, false)] {
      check(origin, first, second) { isOn in
        Text("below").sheet(isPresented: isOn) { Text("above") }
      }
      check(origin, first, second) { isOn in
        Text("below").fullScreenCover(isPresented: isOn) { Text("above") }
      }
      check(origin, first, second) { isOn in
        Text("below").popover(isPresented: isOn) { Text("above") }
      }
      check(origin, first, second) { isOn in
        Text("below").alert("above", isPresented: isOn) { Button("Right") {} }
      }
      check(origin, first, second) { isOn in
        Text("below").alert("above", isPresented: isOn, presenting: 3) { Button("Right \($0)") {} }
      }
      check(origin, first, second) { isOn in
        Text("below").confirmationDialog("above", isPresented: isOn) { Button("Right") {} }
      }
      check(origin, first, second) { isOn in
        NavigationStack { Text("below").navigationDestination(isPresented: isOn) { Text("above") } }
      }
    }
  }

  private struct Leaf: Identifiable, Hashable { let id: Int }

  @Test("an item", arguments: Origin.allCases)
  func items(_ origin: Origin) {
    let values: [Leaf?] = [nil, Leaf(id: 1), Leaf(id: 2)]
    for first in values {
      for second in values where second != first {
        check(origin, first, second) { leaf in
          Text("below").sheet(item: leaf) { Text("leaf \($0.id)") }
        }
        check(origin, first, second) { leaf in
          Text("below").fullScreenCover(item: leaf) { Text("leaf \($0.id)") }
        }
        check(origin, first, second) { leaf in
          Text("below").popover(item: leaf) { Text("leaf \($0.id)") }
        }
        check(origin, first, second) { leaf in
          NavigationStack {
            Text("below").navigationDestination(item: leaf) { Text("leaf \($0.id)") }
          }
        }
        check(origin, first?.id, second?.id) { chosen in
          List(selection: chosen) { ForEach(1..<4) { Text("row \($0)") } }
        }
      }
    }
  }

  @Test("a path, a set, the columns", arguments: Origin.allCases)
  func collections(_ origin: Origin) {
    check(origin, [1], [2, 3]) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    check(origin, NavigationPath([1]), NavigationPath([2, 3])) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    check(origin, [1], [2, 3] as Set) { chosen in
      List(selection: chosen) { ForEach(1..<4) { Text("row \($0)") } }
    }
    check(origin, NavigationSplitViewVisibility.all, .detailOnly) { visibility in
      NavigationSplitView(columnVisibility: visibility) {
        Text("side")
      } detail: {
        Text("main")
      }
    }
  }

  @Test("closures of an author's that are called outside of any body", arguments: Origin.allCases)
  func closures(_ origin: Origin) {
    check(origin, 10.0, 90) { (width: Binding<Double>) in
      HStack(alignment: .top) {
        Text("here").alignmentGuide(.top) { _ in CGFloat(width.wrappedValue) }
        Text("there")
      }
    }
    check(origin, "ash", "alder") { tree in
      Color.clear.preference(key: Names.self, value: "a")
        .transformPreference(Names.self) { $0 += tree.wrappedValue }
        .overlayPreferenceValue(Names.self) { Text($0) }
    }
    check(origin, "ash", "alder") { tree in
      Color.clear.preference(key: Names.self, value: "a")
        .backgroundPreferenceValue(Names.self) { Text($0 + tree.wrappedValue) }
    }
    check(origin, "ash", "alder") { tree in Measured(tree: tree) }
    check(origin, "ash", "alder") { tree in
      ScrollViewReader { _ in Text(tree.wrappedValue) }
    }
    check(origin, 1, 3) { count in
      Text("some wood to be cut").frame(width: 70)
        .transformEnvironment(\.lineLimit) { $0 = count.wrappedValue }
    }
  }

  private struct Names: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct MadeByReader: View {
    let text: Binding<String>
    var body: some View { GeometryReader { _ in Text(text.wrappedValue) } }
  }

  private struct Measured: View {
    let tree: Binding<String>
    @State private var found = ""
    var body: some View {
      Text("found \(found)")
        .onGeometryChange(for: String.self) { _ in
          tree.wrappedValue
        } action: {
          found = $0
        }
    }
  }

  private func check<Value: Equatable>(
    _ origin: Origin, _ first: Value, _ second: Value, line: Int = #line,
    @ViewBuilder content: @escaping (Binding<Value>) -> some View
  ) {
    let pen = Origin.Pen<Value>()
    let screen = Screen(.desktop, origin.view(first, pen, content: content))
    let before = screen.looks
    screen.perform { pen.write(second) }
    let fresh = Screen(.desktop, origin.view(second, Origin.Pen<Value>(), content: content))
    let place = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let differs = before != fresh.looks
    let follows = screen.looks == fresh.looks
    #expect(differs, "the two values look alike", sourceLocation: place)
    #expect(follows, "it shows \(screen.looks)", sourceLocation: place)
  }
}

extension Screen {
  /// What a person sees and hears, wherever focus is: texts, areas with their colours, elements.
  fileprivate var looks: String {
    var lines = [picture, accessibility.replacing(" focused", with: "")]
    func visit(_ node: RenderNode) {
      if case .fill(_, .color(let color)) = node.drawing {
        lines.append("\(node.absoluteFrame) \(color)")
      }
      node.children.forEach(visit)
    }
    visit(session.scene.root)
    return lines.joined(separator: "\n")
  }
}
