import SwiftUI

/// Commands come from any device: arrows or a remote's ring, Escape or Menu, Play.
struct MoveCommands: View {
  @State private var column = 2
  @State private var row = 1
  @State private var isPlaying = false
  @FocusState private var hasFocus: Bool

  var body: some View {
    Exhibit("Arrows move the piece, Play starts the clock, Escape or Menu puts the piece back.") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { Text(line($0)) }
      }
      .foregroundStyle(hasFocus ? .primary : .secondary)
      .focusable()
      .focusEffectDisabled()
      .focused($hasFocus)
      .accessibilityLabel("Board")
      .onMoveCommand(perform: move)
      .onPlayPauseCommand { isPlaying.toggle() }
      // Without an action the command goes on, and leaves the screen.
      .onExitCommand(perform: isHome ? nil : { (column, row) = (2, 1) })
      Text(isPlaying ? "The clock runs." : "The clock stands.")
    }
  }

  private func line(_ number: Int) -> String {
    (0..<5).map { number == row && $0 == column ? "●" : "·" }.joined(separator: " ")
  }

  private func move(_ direction: MoveCommandDirection) {
    switch direction {
    case .left: column = max(0, column - 1)
    case .right: column = min(4, column + 1)
    case .up: row = max(0, row - 1)
    case .down: row = min(2, row + 1)
    @unknown default: break
    }
  }

  private var isHome: Bool { column == 2 && row == 1 }
}
