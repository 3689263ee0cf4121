import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given a text longer than what shows, when it is edited, then the line of the caret is in sight.
@MainActor @Suite("The caret stays in sight")
struct CaretSightTests {
  struct Letter<Wrapper: View>: View {
    @State var text = ""
    @State var name = ""
    let wrap: (AnyView) -> Wrapper
    var body: some View {
      wrap(
        AnyView(
          Group {
            Text("Top")
            TextField("Name", text: $name)
            TextField("Body", text: $text, axis: .vertical)
            Text("Bottom")
          }))
    }
  }

  enum Container: CaseIterable { case form, list, scrollView, lazy }

  private func screen(_ container: Container, _ device: Screen.Device) -> Screen {
    Screen(device: device) {
      switch container {
      case .form: Letter { content in Form { content } }.scrollDismissesKeyboard(.never)
      case .list: Letter { content in List { content } }.scrollDismissesKeyboard(.never)
      case .scrollView:
        Letter { content in ScrollView { VStack { content } } }.scrollDismissesKeyboard(.never)
      case .lazy:
        Letter { content in ScrollView { LazyVStack { content } } }.scrollDismissesKeyboard(.never)
      }
    }
  }

  /// Writes lines until the text is longer than the screen is high.
  private func write(_ screen: Screen, lines: Int = 50) throws {
    try screen.click("Body")
    for line in 0..<lines { screen.paste("line \(line)\n") }
    screen.type("end")
  }

  @Test(
    "of a field that grows out of its container",
    arguments: Container.allCases, [Screen.Device.phone, .pad, .desktop])
  func growing(_ container: Container, _ device: Screen.Device) throws {
    let screen = screen(container, device)
    try write(screen)
    #expect(!screen.isVisible("Top"))
    #expect(screen.caretIsInSight)
    screen.press(.up, times: 50)
    #expect(screen.caretIsInSight)
  }

  @Test("when one types in a field that was scrolled away", arguments: Container.allCases)
  func scrolledAway(_ container: Container) throws {
    let screen = screen(container, .phone)
    try write(screen)
    try screen.scroll("Body", y: -9999)
    #expect(!screen.caretIsInSight)
    #expect(screen.focus == "Body")
    screen.type("!")
    #expect(screen.caretIsInSight)
  }

  @Test("when the window gets lower", arguments: Container.allCases)
  func resize(_ container: Container) throws {
    let screen = screen(container, .desktop)
    try write(screen, lines: 10)
    #expect(screen.caretIsInSight)
    screen.resize(width: 400, height: 132)
    #expect(screen.caretIsInSight)
  }

  @Test("where it is clicked, and nothing moves under the pointer")
  func click() throws {
    let screen = screen(.form, .desktop)
    try write(screen)
    try screen.click("Name")
    let before = try screen.scrollOffset(of: "Body")
    try screen.click("Body")
    #expect(try screen.scrollOffset(of: "Body") == before)
    #expect(screen.caretIsInSight)
  }
}

extension Screen {
  /// Whether the middle of the caret's line lies inside the screen, the scroll areas around it, and
  /// above the software keyboard.
  fileprivate var caretIsInSight: Bool {
    guard let target = session.focus.focused, let caret = target.holder?.caretFrame,
      let field = target.node.facet?.render.absoluteFrame
    else { return false }
    let middle = caret.offset(by: field.origin).center
    var windows = [session.tree.layout.safeArea]
    var node = target.node.parent
    while let current = node {
      if current is any Scrolling, let window = current.frameOnScreen { windows.append(window) }
      node = current.parent
    }
    return windows.allSatisfy { $0.contains(middle) }
  }
}
