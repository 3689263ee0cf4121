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

  public let role: ButtonRole?
  public let label: Label
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

  public let role: ButtonRole?
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
  public init() {}
  package var kind: ButtonStyleBox.Kind { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// Only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .plain }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label on a filled area.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .bordered }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label on the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .prominent }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// A card that lifts with focus, for artwork on the TV.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .card }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

/// The label as a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  public init() {}
  package var kind: ButtonStyleBox.Kind { .link }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.button(kind)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
