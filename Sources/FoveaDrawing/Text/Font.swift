import Foundation
import FoveaNode
import FoveaScene

/// The letters in which text is set.
///
/// Source: SwiftUI `Font`.
nonisolated public struct Font: Hashable, Sendable {
  /// The sizes by role; they are those of the device.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of letters. A terminal has one kind.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
  }

  var size: Size
  var family: String?
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var isMonospacedDigit = false

  public static let largeTitle = Font(size: .style(.largeTitle))
  public static let title = Font(size: .style(.title))
  public static let title2 = Font(size: .style(.title2))
  public static let title3 = Font(size: .style(.title3))
  public static let headline = Font(size: .style(.headline))
  public static let subheadline = Font(size: .style(.subheadline))
  public static let body = Font(size: .style(.body))
  public static let callout = Font(size: .style(.callout))
  public static let footnote = Font(size: .style(.footnote))
  public static let caption = Font(size: .style(.caption))
  public static let caption2 = Font(size: .style(.caption2))

  init(size: Size, family: String? = nil, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.family = family
    self.weight = weight
    self.design = design
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: .fixed(Double(size)), weight: weight, design: design)
  }

  /// A family by name; a surface that lacks it takes its own.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .fixed(Double(size)), family: name)
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }

  public func monospacedDigit() -> Font {
    var copy = self
    copy.isMonospacedDigit = true
    return copy
  }

  /// The description for a measurer, given the size of body text.
  func description(body: Double) -> FontDescription {
    let base: (scale: Double, weight: Int) =
      switch size {
      case .fixed(let size): (size / body, 400)
      case .style(let style): style.scale
      }
    return FontDescription(
      family: family, size: (base.scale * body * 10).rounded() / 10,
      weight: weight?.value ?? base.weight, isItalic: isItalic,
      isMonospaced: design == .monospaced)
  }
}

extension Font.TextStyle {
  /// The size in units of body text, and the weight.
  fileprivate var scale: (scale: Double, weight: Int) {
    switch self {
    case .largeTitle: (2, 400)
    case .title: (28.0 / 17, 400)
    case .title2: (22.0 / 17, 400)
    case .title3: (20.0 / 17, 400)
    case .headline: (1, 600)
    case .body: (1, 400)
    case .callout: (16.0 / 17, 400)
    case .subheadline: (15.0 / 17, 400)
    case .footnote: (13.0 / 17, 400)
    case .caption: (12.0 / 17, 400)
    case .caption2: (11.0 / 17, 400)
    }
  }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct UnderlineKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct StrikeKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MonospacedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BodySizeKey: EnvironmentKey { static var defaultValue: Double { 17 } }

extension EnvironmentValues {
  /// The font of text inside.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  var isUnderlined: Bool {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  var isStruckThrough: Bool {
    get { self[StrikeKey.self] }
    set { self[StrikeKey.self] = newValue }
  }
  var isMonospaced: Bool {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }
  package var bodySize: Double {
    get { self[BodySizeKey.self] }
    set { self[BodySizeKey.self] = newValue }
  }

  /// The font that text without a font of its own is set in.
  package var fontDescription: FontDescription {
    var description = (font ?? .body).description(body: bodySize)
    if let fontWeight { description.weight = fontWeight.value }
    if isItalic { description.isItalic = true }
    if isMonospaced { description.isMonospaced = true }
    return description
  }
}

extension View {
  /// Sets the font of text inside.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text inside.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes text inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Makes text inside italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Underlines text inside. The pattern and the colour of the line are those of the surface.
  nonisolated public func underline(_ isActive: Bool = true) -> some View {
    environment(\.isUnderlined, isActive)
  }

  /// Strikes text inside through.
  nonisolated public func strikethrough(_ isActive: Bool = true) -> some View {
    environment(\.isStruckThrough, isActive)
  }

  /// Sets text inside in letters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive)
  }
}
