import Foundation
import FoveaDrawing
import FoveaNode
import FoveaScene

/// Opens an address when it is pressed, by the environment's `openURL`.
///
/// Source: SwiftUI `Link`; F117.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @State private var isPressed = false
  @Environment(\.openURL) private var openURL
  @Environment(\.isEnabled) private var isEnabled

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    PressArea(
      isPressed: $isPressed, action: { openURL(destination) }, accessibilityRole: .link
    ) {
      label.foregroundColor(isEnabled ? .accentColor : Color(.system(.tertiary)))
        .underline(isPressed)
    }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
