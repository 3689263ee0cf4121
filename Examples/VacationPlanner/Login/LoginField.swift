import SwiftUI

/// A field with its title, and, while its answer is wrong, a red border and what would be right.
struct LoginField<Content: View>: View {
  let title: String
  let problem: String?
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).foregroundStyle(.secondary).accessibilityHidden(true)
      content
        .textFieldStyle(.roundedBorder)
        .border(.red, width: problem == nil ? 0 : 2)
      // The line is there before it is needed, so that nothing jumps.
      Text(problem ?? " ").foregroundStyle(.red)
    }
  }
}
