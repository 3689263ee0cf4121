import Foundation
import FoveaNode
import FoveaScene

/// A picture: from a file by name, or a symbol.
///
/// Pictures are PNG, JPEG or GIF files in the main bundle or in a resource bundle beside the
/// executable. One that is missing is drawn as a frame with its name and reported once. Symbols are
/// drawn as characters; a symbol that has none is drawn as its name.
///
/// Source: SwiftUI `Image`.
nonisolated public struct Image: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case named(String, Bundle?)
    case file(String)
    case symbol(String)
  }

  /// What becomes of a picture in a space that is not its own size. Tiles are drawn stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is drawn as it is or in one colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How good an enlarged picture is. Surfaces decide for themselves.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  var content: Content
  /// What an assistive technology says; empty for a picture that only decorates.
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var mode: TemplateRenderingMode?

  /// A picture by its name in a bundle.
  public init(_ name: String, bundle: Bundle? = nil) { content = .named(name, bundle) }

  /// A picture by its name in a bundle, with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    content = .named(name, bundle)
    self.label = label
  }

  /// A picture that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    content = .named(name, bundle)
    isDecorative = true
  }

  /// A symbol of the system's.
  public init(systemName: String) { content = .symbol(systemName) }

  /// A symbol of the system's; the value is not drawn.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Lets the picture fill the space that it is offered. Insets do not stay unscaled here.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Draws the picture in the foreground colour, or as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }

  /// Accepted; surfaces enlarge as they do.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted; surfaces smooth as they do.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted; symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How the picture stands in a text: the character of a symbol, of another one its name in brackets.
  var inText: String {
    switch content {
    case .symbol(let name): SymbolTable.glyph(for: name) ?? SymbolTable.unknown
    case .named(let name, _): "[\(name)]"
    case .file(let path): "[\((path as NSString).lastPathComponent)]"
    }
  }
}

/// Additions of Fovea's.
extension Image {
  /// A picture from a file; on Apple's platforms one goes by way of `UIImage` or `NSImage`.
  public init(contentsOf url: URL) { content = .file(url.path) }
}

/// How the parts of a symbol are coloured. Accepted; symbols are drawn in one colour.
nonisolated public struct SymbolRenderingMode: Equatable, Sendable {
  private let number: Int
  /// One colour for all parts, as symbols are drawn here in any mode.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// The symbol's own colours; drawn in one colour here.
  public static let multicolor = SymbolRenderingMode(number: 1)
  /// Shades of one colour by depth; drawn in one colour here.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// A colour for each depth; drawn in one colour here.
  public static let palette = SymbolRenderingMode(number: 3)
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols inside smaller or larger than the text around.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Accepted; symbols are drawn in one colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
