import FoveaNode

/// Where the choices of a picker lie.
@MainActor @preconcurrency
public protocol PickerStyle {
  @_documentation(visibility: internal)
  nonisolated var _look: _PickerLook { get }
}

/// The looks that pickers have here.
nonisolated public struct _PickerLook: Hashable, Sendable {
  enum Kind: Hashable { case menu, segments, inline }
  let kind: Kind
}

/// What the device makes of a picker: a menu, everywhere.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// The style of pickers where nothing is said.
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
/// A button with what is chosen, which opens a menu of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// A style with a menu.
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
/// A list of choices on a screen of its own; here a menu.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// A style that looks like `.menu`.
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
/// The choices in a column, all in sight.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// A style with a column.
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
/// A wheel is a column here: its choices are arrows apart.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// A style that looks like `.inline`.
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
/// A button for each choice; here a column like `.inline`.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// A style that looks like `.inline`.
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
/// The choices side by side, all in sight.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// A style with a row.
  public init() {}
  public var _look: _PickerLook { .init(kind: .segments) }
}
/// Small choices side by side, as in a menu; here a row like `.segmented`.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// A style that looks like `.segmented`.
  public init() {}
  public var _look: _PickerLook { .init(kind: .segments) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What the device makes of a picker: a menu, everywhere.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with what is chosen, which opens a menu of the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list on a screen of its own; here a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The choices in a column, all in sight.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; here a column like `.inline`.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A button for each choice; here a column like `.inline`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The choices side by side, all in sight.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Small choices side by side; here a row like `.segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerLook.Kind { .menu }
}

extension EnvironmentValues {
  var pickerStyle: _PickerLook.Kind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Says where the choices of pickers inside lie.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._look.kind)
  }
}
