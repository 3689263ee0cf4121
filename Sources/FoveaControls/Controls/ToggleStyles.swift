import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode
import FoveaScene

/// The device's toggle: a box on the desktop, a switch elsewhere.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration: configuration, look: .device)
  }
}

/// A switch at the trailing end.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration: configuration, look: .switch, tint: tint)
  }
}

/// A box before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration: configuration, look: .checkbox)
  }
}

/// A button that stays pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration: configuration, look: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// How the device's styles draw a toggle; the whole of it is pressed.
nonisolated struct ToggleFace: View {
  enum Look { case device, `switch`, checkbox, button }

  let configuration: ToggleStyleConfiguration
  let look: Look
  var tint: Color?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.deviceIdiom) private var idiom
  @Environment(\.labelsAreHidden) private var hidesLabels

  @MainActor var body: some View {
    PressArea(
      isPressed: $isPressed, action: { configuration.isOn.toggle() }, accessibilityRole: .toggle,
      accessibilityValue: configuration.isOn ? "on" : "off"
    ) {
      switch shownLook {
      case .button: button
      case .switch: switchRow
      case .checkbox, .device: checkbox
      }
    }
  }

  private var shownLook: Look {
    guard look == .device else { return look }
    return idiom == .desktop ? .checkbox : .switch
  }

  private var labelColor: Color? { isEnabled ? nil : Color(.system(.tertiary)) }

  private var markColor: Color {
    if !isEnabled { return Color(.system(.tertiary)) }
    return configuration.isOn ? tint ?? .accentColor : .secondary
  }

  private var checkbox: some View {
    HStack(spacing: 10) {
      Text(verbatim: configuration.isOn ? "[x]" : "[ ]").foregroundColor(markColor)
        .accessibilityHidden(true)
      if !hidesLabels { configuration.label.modifier(LabelTint(color: labelColor)) }
    }
  }

  private var switchRow: some View {
    HStack(spacing: 10) {
      if !hidesLabels {
        configuration.label.modifier(LabelTint(color: labelColor))
        Spacer(minLength: 10)
      }
      Text(verbatim: configuration.isOn ? "━●" : "○─").foregroundColor(markColor)
        .accessibilityHidden(true)
    }
  }

  private var button: some View {
    let isOn = configuration.isOn
    let color: Color? = isOn && isEnabled ? .white : labelColor
    let ground: Color =
      isOn && isEnabled ? tint ?? .accentColor : Color(.system(.secondaryBackground))
    return configuration.label
      .modifier(LabelTint(color: color))
      .padding(.horizontal, 10)
      .background(isPressed ? ground.opacity(0.7) : ground)
      .cornerRadius(5)
  }
}

/// Colours a label unless it is left to the surroundings.
nonisolated struct LabelTint: ViewModifier {
  let color: Color?

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.foregroundStyle) { style in
      if let color { style = AnyShapeStyle(color) }
    }
  }
}
