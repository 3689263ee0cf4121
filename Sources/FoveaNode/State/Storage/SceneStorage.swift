import Foundation

/// A value that a window keeps, shared by all views of the window that name it.
///
/// It lasts as long as the window: Fovea restores no windows when a program starts.
///
/// Source: SwiftUI `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ fallback: Value, _ form: StoredForm<Value>) {
    property = StoredProperty(key, fallback, form)
  }

  /// What the window keeps under the key, or the fallback where it keeps nothing of this kind.
  ///
  /// Before the view has its place it is the fallback, and writes do nothing.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to what the window keeps under the key.
  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    property.install(&slot, on: node) { node.tree.sceneStore.cell($0) }
  }
}

// Used on the main actor like the views that hold it.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// What the views of one window have stored.
@MainActor
package final class SceneStore: @preconcurrency ValueStore {
  private var values: [String: Any] = [:]
  private var cells: [String: StoredCell] = [:]

  nonisolated package init() {}

  func cell(_ key: String) -> StoredCell {
    if let known = cells[key] { return known }
    let made = StoredCell(key, in: self)
    cells[key] = made
    return made
  }

  func value(_ key: String) -> Any? { values[key] }
  func setValue(_ value: Any?, _ key: String) { values[key] = value }
}

extension SceneStorage where Value == Bool {
  /// A truth value of the window; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Int {
  /// A whole number of the window; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Double {
  /// A number of the window; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == String {
  /// A string of the window; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Data {
  /// Bytes of the window; `wrappedValue` counts until some are written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == URL {
  /// An address of the window; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension SceneStorage where Value: RawRepresentable<Int> {
  /// A value of the window, kept as its whole number; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: RawRepresentable<String> {
  /// A value of the window, kept as its string; `wrappedValue` counts until one is written.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value of the window, `nil` until one is written; writing `nil` removes it.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.plain)) }
  /// A whole number of the window, `nil` until one is written; writing `nil` removes it.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.plain)) }
  /// A number of the window, `nil` until one is written; writing `nil` removes it.
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.plain)) }
  /// A string of the window, `nil` until one is written; writing `nil` removes it.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain)) }
  /// Bytes of the window, `nil` until some are written; writing `nil` removes them.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain)) }
  /// An address of the window, `nil` until one is written; writing `nil` removes it.
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }

  /// A value kept as its string, `nil` until one is written; writing `nil` removes it.
  public init<R: RawRepresentable<String>>(_ key: String) where Value == R? {
    self.init(key, nil, .optional(.raw()))
  }

  /// A value kept as its whole number, `nil` until one is written; writing `nil` removes it.
  public init<R: RawRepresentable<Int>>(_ key: String) where Value == R? {
    self.init(key, nil, .optional(.raw()))
  }
}

extension ViewTree {
  private static let sceneStoreKey = TreeKey { _ in SceneStore() }

  /// What the views of this window have stored by name (`SceneStorage`).
  package var sceneStore: SceneStore { self[Self.sceneStoreKey] }
}

extension SceneStorage: ValueWrapper { package var anyValue: Any { wrappedValue } }
