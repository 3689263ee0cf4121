import SwiftUI

/// The frame of every screen: a sentence that says what to press, and below it what it is about.
struct Exhibit<Content: View>: View {
  let hint: String
  let content: Content

  init(_ hint: String, @ViewBuilder content: () -> Content) {
    self.hint = hint
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      Text(hint).foregroundStyle(.secondary)
      content
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
