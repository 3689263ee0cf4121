import FoveaTesting
import FoveaUI
import Testing

/// Stored properties of views are read by name and printed as Swift prints them.
@MainActor @Suite("Values")
struct ValueTests {
  struct Model { var name = "Ann"; var tags = ["a", "b"] }
  enum Stage: Hashable { case first; case later(days: Int) }

  struct Inner: View {
    @Binding var count: Int
    let title = "inner"
    var body: some View { Text("\(count)") }
  }

  struct Outer: View {
    @State private var count = 3
    @State private var model = Model()
    @State private var stage: Stage? = .later(days: 2)
    @State private var none: Int?
    @FocusState private var on: Bool
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Inner(count: $count) }
  }

  @Test(
    "prints",
    arguments: [
      ("count", "3"), ("Inner.count", "3"), ("Outer.count", "3"), ("title", "inner"),
      ("stage", "later(days: 2)"), ("none", "nil"), ("on", "false"), ("isEnabled", "true"),
      ("model.name", "Ann"), ("Outer.model.tags", "[\"a\", \"b\"]"), ("nobody", nil),
      ("Inner.stage", nil),
    ] as [(String, String?)])
  func prints(_ property: String, _ text: String?) {
    #expect(Screen(device: .desktop) { Outer() }.value(of: property) == text)
  }
}
