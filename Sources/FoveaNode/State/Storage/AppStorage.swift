import Foundation

/// A value that is kept in the user's defaults; writing it updates all views that read it.
///
/// Changes that other programs make to the defaults are seen with the next update.
///
/// Source: SwiftUI `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let defaults: UserDefaults?

  private init(_ key: String, _ fallback: Value, _ form: StoredForm<Value>, _ store: UserDefaults?)
  {
    property = StoredProperty(key, fallback, form)
    defaults = store
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    let store = defaults ?? .standard
    property.install(&slot, on: node) { DefaultsStore.of(store).cell($0) }
  }
}

// Used on the main actor like the views that hold it.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// User defaults as a store; there is one for each object, so that all who name a key share it.
@MainActor
private final class DefaultsStore: @preconcurrency ValueStore {
  private let defaults: UserDefaults
  private let cells = StoredCells()
  private static var stores: [ObjectIdentifier: DefaultsStore] = [:]

  static func of(_ defaults: UserDefaults) -> DefaultsStore {
    if let known = stores[ObjectIdentifier(defaults)] { return known }
    let made = DefaultsStore(defaults)
    stores[ObjectIdentifier(defaults)] = made
    return made
  }

  private init(_ defaults: UserDefaults) { self.defaults = defaults }

  func cell(_ key: String) -> StoredCell { cells.cell(key, in: self) }

  func value(_ key: String) -> Any? { defaults.object(forKey: key) }

  func setValue(_ value: Any?, _ key: String) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .url, store)
  }
}

extension AppStorage where Value: RawRepresentable<Int> {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(), store)
  }
}

extension AppStorage where Value: RawRepresentable<String> {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.plain), store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, .optional(.plain), store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, .optional(.plain), store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, .optional(.plain), store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, .optional(.plain), store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, .optional(.url), store)
  }

  public init<R: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(key, nil, .optional(.raw()), store)
  }

  public init<R: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(key, nil, .optional(.raw()), store)
  }
}

extension AppStorage: ValueWrapper { package var anyValue: Any { wrappedValue } }
