import Foundation
import FoveaNode
import FoveaScene

/// A colour, fixed or by its role in the colour scheme.
///
/// Source: SwiftUI `Color`.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  package indirect enum Value: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case faded(Color, Double)
    case named(String, Bundle?)
  }

  let value: Value

  /// The spaces in which red, green and blue may be given; all are drawn as sRGB.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  package init(_ value: Value) { self.value = value }

  /// A colour by its parts, each 0 … 1; what lies beyond counts as the nearer end.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func part(_ value: Double) -> Float {
      let value = max(0, min(1, value))
      guard colorSpace == .sRGBLinear else { return Float(value) }
      return Float(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    self.init(
      .fixed(
        RGBA(
          red: part(red), green: part(green), blue: part(blue),
          alpha: Float(max(0, min(1, opacity))))))
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the colour circle, where 1 is once round and 0 is red.
  ///
  /// - Parameters:
  ///   - saturation: from 0, grey, to 1.
  ///   - brightness: from 0, black, to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour by its name in a bundle's asset catalogue; else a colour of the system's of that name,
  /// or the colour of text.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// The system's red; a little brighter on dark ground.
  public static let red = Color(.system(.red))
  /// The system's orange; a little brighter on dark ground.
  public static let orange = Color(.system(.orange))
  /// The system's yellow; a little brighter on dark ground.
  public static let yellow = Color(.system(.yellow))
  /// The system's green; a little brighter on dark ground.
  public static let green = Color(.system(.green))
  /// The system's mint; a little brighter on dark ground.
  public static let mint = Color(.system(.mint))
  /// The system's teal; a little brighter on dark ground.
  public static let teal = Color(.system(.teal))
  /// The system's cyan; a little brighter on dark ground.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue; a little brighter on dark ground.
  public static let blue = Color(.system(.blue))
  /// The system's indigo; a little brighter on dark ground.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple; a little brighter on dark ground.
  public static let purple = Color(.system(.purple))
  /// The system's pink; a little brighter on dark ground.
  public static let pink = Color(.system(.pink))
  /// The system's brown; a little brighter on dark ground.
  public static let brown = Color(.system(.brown))
  /// A middle grey, the same in either colour scheme.
  public static let gray = Color(.system(.gray))
  /// Full white in either colour scheme.
  public static let white = Color(.fixed(.white))
  /// Full black in either colour scheme.
  public static let black = Color(.fixed(.black))
  /// No colour: what lies behind shows.
  public static let clear = Color(.fixed(.clear))
  /// The colour of text: black on light ground, white on dark.
  public static let primary = Color(.system(.primary))
  /// The colour of text that says less: a grey that stands out from the ground.
  public static let secondary = Color(.system(.secondary))
  /// The colour that `tint` sets for the views around; blue where none is set.
  public static let accentColor = Color(.system(.accent))

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  public var description: String {
    switch value {
    case .fixed(.white): "white"
    case .fixed(.black): "black"
    case .fixed(.clear): "clear"
    case .fixed(let color):
      "#"
        + [color.red, color.green, color.blue, color.alpha].map {
          let byte = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
          return byte.count < 2 ? "0" + byte : byte
        }.joined()
    case .system(let role): role.rawValue
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .named(let name, _): name
    }
  }

  package func resolve(in values: EnvironmentValues) -> RGBA {
    switch value {
    case .fixed(let color): color
    case .system(let role): role.resolve(in: values)
    case .faded(let color, let opacity):
      color.resolve(in: values).opacity(Float(max(0, min(1, opacity))))
    case .named(let name, let bundle): Self.resolve(name, bundle, in: values)
    }
  }
}

extension Color {
  private static func resolve(
    _ name: String, _ bundle: Bundle?, in values: EnvironmentValues
  ) -> RGBA {
    // Colours are resolved where views are drawn: on the main actor.
    let set = MainActor.assumeIsolated { values.resources?.color(named: name, in: bundle) }
    if let set { return values.colorScheme == .dark ? set.dark : set.light }
    return (SystemColor(rawValue: name) ?? .primary).resolve(in: values)
  }
}

private struct ResourcesKey: EnvironmentKey { static var defaultValue: ResourceStore? { nil } }

extension EnvironmentValues {
  /// Where named colours are found: the window's.
  package var resources: ResourceStore? {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }
}

/// The colours that follow the colour scheme.
nonisolated package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, accent
  case background, secondaryBackground, separator, fieldBackground, fieldBorder, selection
  case placeholder

  package func resolve(in values: EnvironmentValues) -> RGBA {
    if self == .accent, let tint = values.tintColor { return tint.resolve(in: values) }
    let pair = pair
    return values.colorScheme == .dark ? pair.dark : pair.light
  }

  /// The colour on light and on dark ground.
  private var pair: (light: RGBA, dark: RGBA) {
    switch self {
    case .red: (.hex(0xFF3B30), .hex(0xFF453A))
    case .orange: (.hex(0xFF9500), .hex(0xFF9F0A))
    case .yellow: (.hex(0xFFCC00), .hex(0xFFD60A))
    case .green: (.hex(0x34C759), .hex(0x30D158))
    case .mint: (.hex(0x00C7BE), .hex(0x63E6E2))
    case .teal: (.hex(0x30B0C7), .hex(0x40C8E0))
    case .cyan: (.hex(0x32ADE6), .hex(0x64D2FF))
    case .blue, .accent: (.hex(0x007AFF), .hex(0x0A84FF))
    case .indigo: (.hex(0x5856D6), .hex(0x5E5CE6))
    case .purple: (.hex(0xAF52DE), .hex(0xBF5AF2))
    case .pink: (.hex(0xFF2D55), .hex(0xFF375F))
    case .brown: (.hex(0xA2845E), .hex(0xAC8E68))
    case .gray: (.hex(0x8E8E93), .hex(0x8E8E93))
    case .primary: (.black, .white)
    case .secondary: (.hex(0x6B6B70), .hex(0xA1A1A8))
    case .tertiary: (.hex(0xA3A3A8), .hex(0x6C6C72))
    case .quaternary: (.hex(0xC7C7CC), .hex(0x48484C))
    case .placeholder: (.hex(0x7C7C82), .hex(0x94949A))
    case .background: (.white, .hex(0x1C1C1E))
    case .secondaryBackground: (.hex(0xF2F2F7), .hex(0x2C2C2E))
    case .separator: (.hex(0xC6C6C8), .hex(0x48484A))
    case .fieldBackground: (.hex(0xECECF0), .hex(0x38383B))
    case .fieldBorder: (.hex(0xC4C4C8), .hex(0x5A5A5E))
    case .selection: (.hex(0xB3D7FF), .hex(0x1F4E85))
    }
  }
}

extension RGBA {
  /// A colour from 0xRRGGBB.
  fileprivate static func hex(_ value: UInt32) -> RGBA {
    RGBA(
      red: Float(value >> 16 & 0xFF) / 255, green: Float(value >> 8 & 0xFF) / 255,
      blue: Float(value & 0xFF) / 255)
  }
}

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ShapeView._makeNode(ShapeView(shape: Rectangle(), style: view), in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    ShapeView._updateNode(ShapeView(shape: Rectangle(), style: view), node)
  }
}

/// Light or dark.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the accent colour of controls inside.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

  /// The older spelling of `tint`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the colour scheme of the views inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
