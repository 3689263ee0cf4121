import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// What shows that a view has focus (F440–F450).
@MainActor
@Suite("The focus effect")
struct FocusEffectTests {
  private struct Reader: View {
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    let name: String
    var body: some View { Text("\(name) \(isEnabled ? "on" : "off")") }
  }

  private struct Cards: View {
    var body: some View {
      VStack {
        Reader(name: "A").focusable()
        Reader(name: "B").focusable().focusEffectDisabled()
        Reader(name: "C").focusable().focusEffectDisabled(false).focusEffectDisabled()
        Reader(name: "D").focusable().focusEffectDisabled(false)
        VStack { Reader(name: "E").focusable() }.focusEffectDisabled()
      }
    }
  }

  private func mark(_ screen: Screen) -> FocusMark? {
    screen.session.focus.focused?.node.facet?.render.focusMark
  }

  @Test(
    "is hidden by `focusEffectDisabled`, which an inner `false` does not undo; focus is not (F444)")
  func disabled() {
    let screen = Screen(.desktop, Cards())
    var marked: [String: Bool] = [:]
    for _ in 0..<5 {
      screen.press(.tab)
      marked[String(screen.focus?.prefix(1) ?? "")] = mark(screen) != nil
    }
    #expect(marked == ["A": true, "B": false, "C": false, "D": true, "E": false])
  }

  @Test("can be asked for by views inside (F445)")
  func environment() {
    let screen = Screen(.desktop, Cards())
    #expect(screen.texts == ["A on", "B off", "C off", "D on", "E off"])
  }

  private struct Switching: View {
    @State private var isPlain = false
    var body: some View {
      VStack {
        Text("Card").focusable().focusEffectDisabled(isPlain)
        Button("Switch") { isPlain.toggle() }
      }
    }
  }

  @Test("goes and comes while the view has focus (F444)")
  func switching() throws {
    let screen = Screen(.desktop, Switching())
    screen.press(.tab)
    #expect(mark(screen) != nil)
    try screen.click("Switch")
    #expect(screen.focus == "Card")
    #expect(mark(screen) == nil)
    try screen.click("Switch")
    #expect(mark(screen) != nil)
  }

  private struct Field: View {
    @State private var words = ""
    var body: some View { TextField("Field", text: $words) }
  }

  @Test("of a field shows after a click, too (F450)")
  func field() throws {
    let screen = Screen(.phone, Field())
    try screen.tap("Field")
    #expect(mark(screen) != nil)
  }
}
