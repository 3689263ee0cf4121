import FoveaTesting
import FoveaUI
import Testing

/// Given a view with a reference that does not keep its object, when the object goes, then the view
/// says so.
@MainActor @Suite("A weak property of a view")
struct WeakPropertyTests {
  final class Tree {
    var rings = 7
  }

  final class Wood {
    var tree: Tree? = Tree()
  }

  private struct Stump: View {
    weak var tree: Tree?
    let label: String
    var body: some View { Text("\(label) \(tree?.rings ?? 0)") }
  }

  private struct Nested: View {
    struct Reference { weak var tree: Tree? }
    let reference: Reference
    unowned let wood: Wood
    var body: some View { Text("nested \(reference.tree?.rings ?? 0)") }
  }

  private struct Clearing: View {
    let wood: Wood
    @State private var walks = 0
    var body: some View {
      VStack {
        Stump(tree: wood.tree, label: "rings")
        Nested(reference: .init(tree: wood.tree), wood: wood)
        Button("Walk") { walks += 1 }
        Button("Fell") {
          wood.tree = nil
          walks += 1
        }
        Text("walks \(walks)")
      }
    }
  }

  @Test("tells the object while it lives, and nothing afterwards")
  func object() throws {
    let wood = Wood()
    let screen = Screen(Clearing(wood: wood))
    try screen.click("Walk")
    #expect(screen.isVisible("rings 7") && screen.isVisible("nested 7"))
    try screen.click("Fell")
    #expect(screen.isVisible("rings 0") && screen.isVisible("nested 0"))
    try screen.click("Walk")
    #expect(screen.isVisible("walks 3"))
    #expect(screen.value(of: "label") == "rings")
    #expect(screen.value(of: "tree") == "nil")
  }
}
