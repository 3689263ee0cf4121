import SwiftUI

/// How focus looks: a card lifts, a hover effect lifts anything, and an effect can be done without.
struct FocusEffects: View {
  var body: some View {
    Exhibit("Go through the four with the arrows, and see what focus looks like on each.") {
      HStack(spacing: 40) {
        Button("Plain") {}
        Button {
        } label: {
          tile("Card", .teal)
        }
        .buttonStyle(.card)
        tile("Lifted", .indigo)
          .focusable()
          .hoverEffect(.lift)
        QuietTile()
          .focusable()
          .focusEffectDisabled()
      }
    }
  }
}

/// Draws its focus itself.
private struct QuietTile: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { tile(isFocused ? "Here!" : "Quiet", isFocused ? .pink : .gray) }
}

private func tile(_ title: String, _ color: Color) -> some View {
  Text(title)
    .foregroundStyle(.white)
    .frame(width: 160, height: 110)
    .background(color)
}
