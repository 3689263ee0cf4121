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
    /// Weight 100 of 900, the thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200 of 900.
    public static let thin = Weight(value: 200)
    /// Weight 300 of 900.
    public static let light = Weight(value: 300)
    /// Weight 400 of 900: that of running text.
    public static let regular = Weight(value: 400)
    /// Weight 500 of 900.
    public static let medium = Weight(value: 500)
    /// Weight 600 of 900: that of headlines.
    public static let semibold = Weight(value: 600)
    /// Weight 700 of 900.
    public static let bold = Weight(value: 700)
    /// Weight 800 of 900.
    public static let heavy = Weight(value: 800)
    /// Weight 900 of 900, the heaviest.
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

  /// Twice as large as running text.
  public static let largeTitle = Font(size: .style(.largeTitle))
  /// About five thirds of running text.
  public static let title = Font(size: .style(.title))
  /// About four thirds of running text.
  public static let title2 = Font(size: .style(.title2))
  /// A little less than a fifth larger than running text.
  public static let title3 = Font(size: .style(.title3))
  /// As large as running text, and semibold.
  public static let headline = Font(size: .style(.headline))
  /// An eighth smaller than running text.
  public static let subheadline = Font(size: .style(.subheadline))
  /// The size of running text, which the device decides: 17 points where it says nothing.
  public static let body = Font(size: .style(.body))
  /// A little smaller than running text.
  public static let callout = Font(size: .style(.callout))
  /// About three quarters of running text.
  public static let footnote = Font(size: .style(.footnote))
  /// About seven tenths of running text.
  public static let caption = Font(size: .style(.caption))
  /// About two thirds of running text: the smallest size by role.
  public static let caption2 = Font(size: .style(.caption2))

  init(size: Size, family: String? = nil, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.family = family
    self.weight = weight
    self.design = design
  }

  /// The system's letters in the size of a role; `nil` keeps the weight and the kind of that role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  /// The system's letters in a size in points, which no setting of the device changes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: .fixed(Double(size)), weight: weight, design: design)
  }

  /// A family by name; a surface that lacks it takes its own.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .fixed(Double(size)), family: name)
  }

  /// A family by name in a size in points; the text style changes nothing here.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// A family by name in a size in points, which no setting of the device changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font in weight 700.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }

  /// Asks for digits of one width; surfaces draw them as they are.
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
