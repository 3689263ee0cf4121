import Foundation
import FoveaDrawing
import FoveaNode
import FoveaScene

/// Something that is on or off.
///
/// Source: SwiftUI `Toggle`; F117. Space, Select, a click or a tap change it.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    Self.body(
      of: style.style,
      ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn))
  }

  @MainActor private static func body<S: ToggleStyle>(
    of style: S, _ configuration: ToggleStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == FoveaControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FoveaControls.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FoveaControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked for, in another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The looks and the behaviour of toggles.
///
/// Source: SwiftUI `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a toggle.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ; never the case here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A style whose type is not told.
nonisolated struct ToggleStyleBox: SelfComparing {
  let style: any ToggleStyle

  @MainActor func isSame(as other: ToggleStyleBox) -> Bool {
    func compare<S: ToggleStyle>(_ style: S) -> Bool {
      (other.style as? S).map { areProvablyEqual(style, $0) || MemoryLayout<S>.size == 0 } ?? false
    }
    return compare(style)
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBox { ToggleStyleBox(style: DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleBox {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives toggles inside a look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, ToggleStyleBox(style: style))
  }
}
