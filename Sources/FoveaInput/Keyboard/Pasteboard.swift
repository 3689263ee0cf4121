import Foundation
import FoveaNode

/// What was copied or cut last, in one window. Surfaces exchange it with the system's.
///
/// Secure text never gets here (F318).
package struct Pasteboard: Sendable {
  /// One item's contents by type identifier, best type first.
  package typealias Item = [(type: String, data: Data)]

  package var items: [Item] = [] {
    didSet { changeCount += 1 }
  }
  /// Grows with every change, so that a surface can tell.
  package private(set) var changeCount = 0

  package init() {}

  /// The first item's text, where there is one.
  package var string: String? {
    get {
      let found = items.lazy.flatMap { $0 }.first {
        UTType($0.type)?.conforms(to: .plainText) == true
      }
      return found.map { String(decoding: $0.data, as: UTF8.self) }
    }
    set { items = newValue.map { [[(UTType.utf8PlainText.identifier, Data($0.utf8))]] } ?? [] }
  }

  /// What views around focus hand over, and what they are handed.
  var providers: [NSItemProvider] {
    get { items.map(NSItemProvider.init(item:)) }
    set { items = newValue.map(\.item).filter { !$0.isEmpty } }
  }
}

extension ViewTree {
  private static let pasteboardKey = TreeKey { _ in Pasteboard() }

  /// What was copied or cut last; surfaces read and write it.
  package var pasteboard: Pasteboard {
    get { self[Self.pasteboardKey] }
    set { self[Self.pasteboardKey] = newValue }
  }
}
