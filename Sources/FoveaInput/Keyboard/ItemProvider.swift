import Foundation

/// Something that is copied, cut or pasted, in one or more types.
///
/// Source: Foundation `NSItemProvider`, which Linux lacks: the part that the copy and paste commands
/// need. Data is kept, not promised, and completion handlers run before the call returns.
///
/// Sendable: what it holds is written under the lock.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var contents: Pasteboard.Item = []

  public override init() {}

  /// An item that holds a text or a URL.
  public init(object: any NSItemProviderWriting) { contents = object._itemContents }

  /// An item that holds data of one type.
  public init(item: Data?, typeIdentifier: String?) {
    contents = [(typeIdentifier ?? UTType.data.identifier, item ?? Data())]
  }

  init(item: Pasteboard.Item) { contents = item }

  var item: Pasteboard.Item { lock.withLock { contents } }

  /// The types in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] { item.map(\.type) }

  public func registerDataRepresentation(
    for contentType: UTType,
    loadHandler: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
  ) {
    loadHandler { [self] data, _ in
      if let data { lock.withLock { contents.append((contentType.identifier, data)) } }
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return item.contains { UTType($0.type)?.conforms(to: wanted) == true }
  }

  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data(conformingTo: contentType), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether the item can be read as a text or a URL.
  public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
    data(conformingTo: T._itemType) != nil
  }

  /// Reads the item as a text or a URL.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass type: T.Type, completionHandler: @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data(conformingTo: T._itemType).flatMap(T._fromItem), nil)
    return Progress(totalUnitCount: 1)
  }

  private func data(conformingTo type: UTType) -> Data? {
    item.first { UTType($0.type)?.conforms(to: type) == true }?.data
  }
}

/// What can be put into an item provider: texts and URLs.
public protocol NSItemProviderWriting {
  var _itemContents: [(type: String, data: Data)] { get }
}

/// What can be read from an item provider: texts and URLs.
public protocol NSItemProviderReading {
  static var _itemType: UTType { get }
  static func _fromItem(_ data: Data) -> Self?
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  public var _itemContents: [(type: String, data: Data)] {
    [(UTType.utf8PlainText.identifier, Data(utf8))]
  }
  public static var _itemType: UTType { .plainText }
  public static func _fromItem(_ data: Data) -> String? { String(decoding: data, as: UTF8.self) }
}

extension NSString: NSItemProviderWriting {
  public var _itemContents: [(type: String, data: Data)] { String(describing: self)._itemContents }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  public var _itemContents: [(type: String, data: Data)] {
    let data = Data(absoluteString.utf8)
    return [(UTType.url.identifier, data), (UTType.utf8PlainText.identifier, data)]
  }
  public static var _itemType: UTType { .url }
  public static func _fromItem(_ data: Data) -> URL? {
    URL(string: String(decoding: data, as: UTF8.self))
  }
}
