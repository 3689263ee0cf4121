import FoveaScene
import Foundation

/// A button in the style of its surroundings.
nonisolated struct StyledButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  @MainActor var body: some View {
    switch style.kind {
    case .custom(let style):
      PressArea(role: role, isPressed: $isPressed, action: action, mark: .author) {
        Self.body(of: style, role: role, label: label, isPressed: isPressed)
      }
    case .primitive(let style):
      Self.body(
        of: style,
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init(content: AnyView(label)), action: action))
    default:
      PressArea(role: role, isPressed: $isPressed, action: action, mark: style.kind.mark) {
        ButtonFace(kind: style.kind, role: role, isPressed: isPressed, label: label)
      }
    }
  }

  @MainActor private static func body<S: ButtonStyle>(
    of style: S, role: ButtonRole?, label: Label, isPressed: Bool
  ) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: role, label: .init(content: AnyView(label)), isPressed: isPressed)))
  }

  @MainActor private static func body<S: PrimitiveButtonStyle>(
    of style: S, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

extension ButtonStyleBox.Kind {
  /// Whether the device shows focus by lifting, or leaves it to the author (F449).
  fileprivate var mark: PressArea<EmptyView>.Mark {
    switch self {
    case .custom: .author
    case .plain, .primitive: .outline
    default: .device
    }
  }
}

/// How one of the device's styles draws a button.
nonisolated struct ButtonFace<Label: View>: View {
  let kind: ButtonStyleBox.Kind
  let role: ButtonRole?
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.deviceIdiom) private var idiom
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  @MainActor var body: some View {
    switch look {
    case .label:
      label.modifier(ButtonTint(color: tint))
    case .area:
      label
        .modifier(ButtonTint(color: tint))
        .padding(.horizontal, margin)
        .background(Color(.system(isPressed ? .quaternary : .secondaryBackground)))
        .cornerRadius(shape.radius)
    case .prominent:
      label
        .modifier(ButtonTint(color: isEnabled ? .white : Color(.system(.tertiary))))
        .padding(.horizontal, margin)
        .background(isEnabled ? prominentColor : Color(.system(.secondaryBackground)))
        .cornerRadius(shape.radius)
    }
  }

  /// Space beside the label, in points.
  private var margin: CGFloat {
    switch size {
    case .mini, .small: 5
    case .regular: idiom == .tv ? 5 : 10
    case .large, .extraLarge: 20
    }
  }

  private enum Look { case label, area, prominent }

  private var look: Look {
    switch kind {
    case .prominent: return .prominent
    case .bordered: return .area
    case .plain, .borderless, .link, .card, .custom, .primitive: return .label
    case .automatic:
      switch idiom {
      case .phone, .pad: return .label
      case .desktop, .tv, .watch: return .area
      }
    }
  }

  private var prominentColor: Color {
    let color = role == .destructive ? Color.red : .accentColor
    return isPressed ? color.opacity(0.7) : color
  }

  /// The colour of the label; `nil` leaves it to the surroundings.
  private var tint: Color? {
    guard isEnabled else { return Color(.system(.tertiary)) }
    if role == .destructive { return .red }
    switch kind {
    case .borderless, .link: return .accentColor
    case .automatic where idiom == .phone || idiom == .pad: return .accentColor
    case .plain where isPressed: return .secondary
    default: return nil
    }
  }
}

/// Colours a label unless it is left to the surroundings.
nonisolated struct ButtonTint: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.foregroundStyle) { style in
      if let color { style = AnyShapeStyle(color) }
    }
  }
}

private struct DeviceIdiomKey: EnvironmentKey {
  static var defaultValue: DeviceTraits.Idiom { .desktop }
}

extension EnvironmentValues {
  var deviceIdiom: DeviceTraits.Idiom {
    get { self[DeviceIdiomKey.self] }
    set { self[DeviceIdiomKey.self] = newValue }
  }
}
