import Foundation
import FoveaNode

/// The looks of buttons; pressing stays the button's.
///
/// Source: SwiftUI `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button does to things, as its author says; `nil` where nothing is said.
  public let role: ButtonRole?
  /// What is on the button, to be placed by the style.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// The looks and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive style is told of a button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button does to things, as its author says; `nil` where nothing is said.
  public let role: ButtonRole?
  /// What is on the button, to be placed by the style.
  public let label: Label
  let action: @MainActor () -> Void

  /// Presses the button.
  @MainActor public func trigger() { action() }
}

/// How buttons inside look: an author's style, or one of the device's.
nonisolated package struct ButtonStyleBox: SelfComparing {
  package enum Kind {
    case automatic, plain, borderless, bordered, prominent, card, link
    case custom(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }

  let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  @MainActor package func isSame(as other: ButtonStyleBox) -> Bool {
    switch (kind, other.kind) {
    case (.automatic, .automatic), (.plain, .plain), (.borderless, .borderless),
      (.bordered, .bordered), (.prominent, .prominent), (.card, .card), (.link, .link):
      return true
    case (.custom(let lhs), .custom(let rhs)):
      func compare<S: ButtonStyle>(_ style: S) -> Bool {
        (rhs as? S).map { areProvablyEqual(style, $0) } ?? false
      }
      return compare(lhs)
    default: return false
    }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { ButtonStyleBox(kind: .automatic) }
}

extension EnvironmentValues {
  package var buttonStyle: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives buttons inside a look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ButtonStyleBox(kind: .custom(style)))
  }

  /// Gives buttons inside a look and a behaviour.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let own = style as? any BuiltInButtonStyle
    return environment(\.buttonStyle, ButtonStyleBox(kind: own?.kind ?? .primitive(style)))
  }
}

/// A style of the device's, told apart without making its body.
nonisolated package protocol BuiltInButtonStyle {
  var kind: ButtonStyleBox.Kind { get }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button as one of the device's styles draws it.
  func button(_ kind: ButtonStyleBox.Kind) -> some View {
    Button(role: role, action: action) { label }
      .environment(\.buttonStyle, ButtonStyleBox(kind: kind))
  }
}

/// What the device makes of a button where it stands.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The style of buttons where nothing is said.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .automatic }
  /// The button as the device makes it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// Only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style that adds nothing to the label.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .plain }
  /// The button with only its label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style without an area.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .borderless }
  /// The button with its label in the accent colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label on a filled area.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style with an area in the colour of the background's second level.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .bordered }
  /// The button with its label on a filled area.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label on the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style with an area in the accent colour; red for a button that destroys.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .prominent }
  /// The button with its label in white on the accent colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// A card that lifts with focus, for artwork on the TV.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style for artwork.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .card }
  /// The button as a card.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label as a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A style that looks like `.borderless`.
  public init() {}
  package var kind: ButtonStyleBox.Kind { .link }
  /// The button with its label in the accent colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What the device makes of a button where it stands.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a filled area.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card that lifts with focus, for artwork on the TV.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link, in the accent colour.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
