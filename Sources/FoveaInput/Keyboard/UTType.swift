/// A type of content, by its identifier.
///
/// Source: UniformTypeIdentifiers `UTType`, which Linux lacks: the types that text and pictures in a
/// pasteboard have. Another type conforms to itself and to `data`.
nonisolated public struct UTType: Hashable, Sendable {
  /// The type's name in reverse-domain form, such as `public.plain-text`.
  public let identifier: String

  /// A type by its identifier, known or not; `nil` for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type of another program's.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything at all; every type conforms to it.
  public static let item = UTType(exportedAs: "public.item")
  /// Any bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// What a person reads, sees or hears.
  public static let content = UTType(exportedAs: "public.content")
  /// Any text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without styles, in any encoding.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Text with styles as RTF.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// A web page's text as HTML.
  public static let html = UTType(exportedAs: "public.html")
  /// Data as JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// Any picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture as PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A picture as JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")

  /// Whether content of this type can be used where another one is asked for.
  public func conforms(to type: UTType) -> Bool {
    var current: UTType? = self
    while let found = current {
      if found == type { return true }
      current = found.parent
    }
    return type == .item
  }

  /// The next more general type.
  private var parent: UTType? {
    switch self {
    case .utf8PlainText: .plainText
    case .plainText, .rtf, .html, .json: .text
    case .fileURL: .url
    case .png, .jpeg: .image
    case .text, .image, .url: .content
    case .content: .data
    case .data: .item
    case .item: nil
    default: .data
    }
  }
}
