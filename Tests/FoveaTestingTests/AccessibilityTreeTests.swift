import FoveaTesting
import FoveaUI
import Testing

/// Assistive technologies find what views show, and what authors add.
@MainActor @Suite("The accessibility tree")
struct AccessibilityTreeTests {
  @Test("Labels, values, hints, traits and groups are as their authors say")
  func tree() {
    let screen = Screen(device: .desktop) {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .combine)
        HStack {
          Text("c"); Button("d") {}
        }.accessibilityElement(children: .contain)
          .accessibilityLabel("group")
        Text("hidden").accessibilityHidden(true)
        Color.red.frame(width: 10, height: 10)
          .accessibilityLabel("light").accessibilityValue("on").accessibilityHint("warns")
        Text("last").accessibilitySortPriority(-1)
        Text("then").accessibilityAddTraits([.isButton, .isSelected])
        Button("gone") {}.opacity(0)
      }
    }
    #expect(
      screen.accessibility == """
        window
          heading "Title"
          group "a, b"
          group "group"
            text "c"
            button "d"
          group "light" = "on" hint "warns"
          button "then" selected
          text "last"
        """)
  }

  private struct Row: View {
    @State private var log = ""
    var body: some View {
      Text("row")
        .accessibilityAction(named: "Delete") { log += "deleted " }
        .accessibilityAdjustableAction { log += $0 == .increment ? "up " : "down " }
    }
  }

  @Test("Actions are run by their names")
  func actions() throws {
    let screen = Screen(device: .desktop) { Row() }
    try screen.act("Delete", on: "row")
    try screen.act("increment", on: "row")
    #expect(screen.value(of: "log") == "deleted up ")
    #expect(throws: Screen.Refusal.self) { try screen.act("Eat", on: "row") }
  }
}
