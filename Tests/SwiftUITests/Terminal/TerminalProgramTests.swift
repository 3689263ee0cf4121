import FoveaGeometry
import FoveaScene
import FoveaTerminal
import FoveaUI
import Testing

@testable import SwiftUI

/// Given a program in a terminal, when the terminal changes, then the program… (F99, F448).
@MainActor @Suite("A program in a terminal")
struct TerminalProgramTests {
  private struct Sample: App {
    var body: some SwiftUI.Scene {
      WindowGroup { TextField("Name", text: .constant("")) }
    }
  }

  private let program = TerminalProgram(Sample.self, options: Options())
  private let measurer = ColumnMeasurer(
    cell: Size(width: 10, height: 22), columns: ColumnWidth.of)

  init() { adapt() }

  private func adapt(isOtherCell: Bool = false) {
    program.adapt(
      to: TerminalTraits(
        measurer: measurer, isOtherCell: isOtherCell, size: Size(width: 200, height: 22),
        isDark: true, depth: .truecolor))
    program.send(.resize(Size(width: 200, height: 22)))
  }

  @Test("keeps focus while the terminal does not have the keyboard, and shows it in grey")
  func inactive() throws {
    let place = try #require(program.focusedRect)
    #expect(program.terminalTheme == .dark)
    program.send(.activate(false))
    #expect(program.focusedRect == place)
    #expect(program.terminalTheme == CellTheme.dark.inactive)
    #expect(program.terminalTheme.accent != CellTheme.dark.accent)
    program.send(.activate(true))
    #expect(program.terminalTheme == .dark)
  }

  @Test("measures its text again in cells of another size")
  func otherCell() throws {
    measurer.cell = Size(width: 20, height: 11)
    adapt(isOtherCell: true)
    #expect(program.focusedRect?.height == 11)
  }
}
