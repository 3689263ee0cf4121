import SwiftUI

/// A view of one's own that takes focus, shows it, and has keys of its own.
struct CustomFocus: View {
  @State private var food = 3
  @State private var service = 2

  var body: some View {
    Exhibit("Press Tab to come to the stars, then left and right, or a digit.") {
      Rating(title: "Food", interactions: .edit, stars: $food)
      // Like a button: a click does not give it focus.
      Rating(title: "Service", interactions: .activate, stars: $service)
      Text("\(food + service) of 10 stars")
    }
  }
}

/// Stars that are given by keys.
private struct Rating: View {
  let title: String
  let interactions: FocusInteractions
  @Binding var stars: Int

  var body: some View {
    Stars(title: title, count: stars)
      .focusable(interactions: interactions)
      .accessibilityLabel(title)
      .onKeyPress(.leftArrow) { rate(stars - 1) }
      .onKeyPress(.rightArrow) { rate(stars + 1) }
      .onKeyPress(characters: .decimalDigits) { rate(Int($0.characters) ?? stars) }
  }

  private func rate(_ number: Int) -> KeyPress.Result {
    // What is ignored goes on to whoever wants it: at the last star, right may move focus.
    guard (1...5).contains(number) else { return .ignored }
    stars = number
    return .handled
  }
}

/// Stars that are bright while the view around them has focus.
private struct Stars: View {
  let title: String
  let count: Int
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack(spacing: 20) {
      Text(title)
        .frame(width: 200, alignment: .leading)
      Text(String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count))
        .foregroundStyle(isFocused ? .orange : .secondary)
    }
  }
}
