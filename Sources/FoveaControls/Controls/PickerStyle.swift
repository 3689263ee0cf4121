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

nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .menu) }
}
nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
/// A wheel is a column here: its choices are arrows apart.
nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .inline) }
}
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .segments) }
}
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .init(kind: .segments) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
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
