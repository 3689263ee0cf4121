import FoveaScene
import FoveaTesting
import FoveaUI
import Testing

/// Given a foreground style that speaks of the foreground, when it is resolved, then the one around
/// is meant.
@MainActor @Suite("A foreground style")
struct ForegroundStyleTests {
  private func colors(@ViewBuilder _ content: () -> some View) -> [RGBA] {
    let screen = Screen(device: .desktop) { content() }
    var found: [RGBA] = []
    func visit(_ node: RenderNode) {
      if case .text(let picture) = node.drawing { found.append(picture.color) }
      node.children.forEach(visit)
    }
    visit(screen.session.scene.root)
    return found
  }

  @Test("that stands for the foreground is that of the views around")
  func foreground() {
    let found = colors {
      VStack {
        Text("a").foregroundStyle(.red)
        Text("b").foregroundStyle(.foreground).foregroundStyle(.red)
        Text("c").foregroundStyle(AnyShapeStyle(AnyShapeStyle(.foreground))).foregroundStyle(.red)
        Text("d").foregroundStyle(.foreground)
        Text("e")
      }
    }
    #expect(found[1] == found[0] && found[2] == found[0])
    #expect(found[3] == found[4] && found[3] != found[0])
  }

  @Test("of a level is that level of the style around, through wrappers and further levels")
  func levels() {
    let found = colors {
      VStack {
        Text("a").foregroundStyle(.secondary).foregroundStyle(.red)
        Text("b").foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(.red)
        Text("c").foregroundStyle(.secondary).foregroundStyle(.tertiary).foregroundStyle(.red)
        Text("d").foregroundStyle(.red)
        Text("e").foregroundStyle(.secondary)
        Text("f").foregroundStyle(AnyShapeStyle(.secondary))
      }
    }
    #expect(found[0] == found[3].opacity(0.6))
    #expect(found[1] == found[0] && found[2] == found[0])
    #expect(found[4] == found[5] && found[4] != found[0])
  }

  private struct Switching: View {
    @State private var isRed = true
    var body: some View {
      VStack {
        Text("inside").foregroundStyle(.foreground)
        Button("Switch") { isRed.toggle() }
      }
      .foregroundStyle(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
    }
  }

  @Test("follows the style around when that changes")
  func changes() throws {
    let screen = Screen(Switching())
    func color() -> RGBA? {
      var found: RGBA?
      func visit(_ node: RenderNode) {
        if case .text(let picture) = node.drawing, found == nil { found = picture.color }
        node.children.forEach(visit)
      }
      visit(screen.session.scene.root)
      return found
    }
    let red = color()
    try screen.click("Switch")
    #expect(color() != red)
    try screen.click("Switch")
    #expect(color() == red)
  }
}
