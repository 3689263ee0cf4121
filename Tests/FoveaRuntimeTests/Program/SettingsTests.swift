import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given a program with options and scenes that set values, when they change, then its windows see
/// it.
@MainActor
@Suite("Settings of a program")
struct SettingsTests {
  struct Themed: App {
    @State private var isDark = false

    var body: some FoveaUI.Scene {
      WindowGroup { Page(isDark: $isDark) }
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  struct Page: View {
    @Binding var isDark: Bool
    @State private var isFixed = false
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      VStack {
        Text("\(scheme) \(locale.identifier) \(direction)")
        Button("Turn") { isDark.toggle() }
        Button("Fix") { isFixed.toggle() }
        if isFixed { Text("fixed").preferredColorScheme(.light) }
      }
    }
  }

  private func start() -> (Program, Screen) {
    let program = Program(Themed(), device: .desktop, measurer: ColumnMeasurer { _ in 1 }) {
      $0.locale = Locale(identifier: "he")
      $0.layoutDirection = .rightToLeft
      $0.colorScheme = .dark
    }
    return (program, Screen(session: program.windows[0].session))
  }

  @Test("reach its windows; a scene's own win")
  func options() {
    let (program, screen) = start()
    #expect(screen.isVisible("light he rightToLeft"))
    #expect(program.windows[0].session.focus.isRightToLeft)
  }

  @Test("are followed when the scene changes them, unless a view has decided")
  func changes() throws {
    let (program, screen) = start()
    try screen.click("Turn")
    #expect(screen.isVisible("dark he rightToLeft"))
    try screen.click("Fix")
    #expect(screen.isVisible("light he rightToLeft"))
    try screen.click("Turn")
    try screen.click("Turn")
    #expect(screen.isVisible("light he rightToLeft"))
    try screen.click("Fix")
    #expect(screen.isVisible("dark he rightToLeft"))
    #expect(program.issues.issues.isEmpty)
  }

  struct Fading: App {
    @State private var isShown = true
    var body: some FoveaUI.Scene {
      WindowGroup {
        Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          .opacity(isShown ? 1 : 0.2)
      }
    }
  }

  @Test("an animation that begins after a long rest begins at its beginning")
  func clock() {
    let program = Program(Fading(), device: .desktop, measurer: ColumnMeasurer { _ in 1 })
    let session = program.windows[0].session!
    program.tick(to: 100)
    program.send(.key(KeyStroke(.tab)))
    program.send(.key(KeyStroke(.space)))
    #expect(program.isAnimating)
    program.frame(at: 100.5)
    #expect(program.isAnimating)
    program.frame(at: 101.1)
    #expect(!program.isAnimating)
    #expect(!session.isDirty)
  }

  @Test("windows that open after the surface was resized have its size")
  func size() {
    let program = Program(
      Notes(), device: .desktop, size: .init(width: 400, height: 220),
      measurer: ColumnMeasurer { _ in 1 })
    program.send(.resize(.init(width: 600, height: 440)))
    let window = program.openAnother()
    #expect(window?.session.size == .init(width: 600, height: 440))
    #expect(program.windows[0].session.size == .init(width: 600, height: 440))
  }
}
