/// A type of content, by its identifier.
///
/// Source: UniformTypeIdentifiers `UTType`, which Linux lacks: the types that text and pictures in a
/// pasteboard have. Another type conforms to itself and to `data`.
nonisolated public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type of another program's.
  public init(importedAs identifier: String) { self.identifier = identifier }

  public static let item = UTType(exportedAs: "public.item")
  public static let data = UTType(exportedAs: "public.data")
  public static let content = UTType(exportedAs: "public.content")
  public static let text = UTType(exportedAs: "public.text")
  public static let plainText = UTType(exportedAs: "public.plain-text")
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  public static let rtf = UTType(exportedAs: "public.rtf")
  public static let html = UTType(exportedAs: "public.html")
  public static let json = UTType(exportedAs: "public.json")
  public static let url = UTType(exportedAs: "public.url")
  public static let fileURL = UTType(exportedAs: "public.file-url")
  public static let image = UTType(exportedAs: "public.image")
  public static let png = UTType(exportedAs: "public.png")
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
