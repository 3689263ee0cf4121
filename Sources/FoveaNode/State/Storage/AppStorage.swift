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

  /// What is kept under the key, or the fallback where nothing of this kind is.
  ///
  /// Before the view has its place it is the fallback, and writes do nothing.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to what is kept under the key.
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
  /// A kept truth value; `wrappedValue` counts while none is kept.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Int {
  /// A kept whole number; `wrappedValue` counts while none is kept.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Double {
  /// A kept number; `wrappedValue` counts while none is kept.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == String {
  /// A kept string; `wrappedValue` counts while none is kept.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Data {
  /// Kept bytes; `wrappedValue` counts while none are kept.
  ///
  /// - Parameter store: the defaults that keep them; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == URL {
  /// An address, kept as a string; `wrappedValue` counts while none is kept.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .url, store)
  }
}

extension AppStorage where Value: RawRepresentable<Int> {
  /// A value kept as its whole number; `wrappedValue` counts while what is kept stands for no
  /// value.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(), store)
  }
}

extension AppStorage where Value: RawRepresentable<String> {
  /// A value kept as its string; `wrappedValue` counts while what is kept stands for no value.
  ///
  /// - Parameter store: the defaults that keep it; `nil` for the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value, `nil` while none is kept; `nil` removes it. Without a store: the standard
  /// defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.plain), store)
  }

  /// A whole number, `nil` while none is kept; `nil` removes it. Without a store: the standard
  /// defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, .optional(.plain), store)
  }

  /// A number, `nil` while none is kept; `nil` removes it. Without a store: the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, .optional(.plain), store)
  }

  /// A string, `nil` while none is kept; `nil` removes it. Without a store: the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, .optional(.plain), store)
  }

  /// Bytes, `nil` while none are kept; `nil` removes them. Without a store: the standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, .optional(.plain), store)
  }

  /// An address, `nil` while none is kept; `nil` removes it. Without a store: the standard
  /// defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, .optional(.url), store)
  }

  /// A value kept as its string, `nil` while what is kept stands for none; `nil` removes it.
  /// Without a store: the standard defaults.
  public init<R: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(key, nil, .optional(.raw()), store)
  }

  /// A value kept as its whole number, `nil` while what is kept stands for none; `nil` removes it.
  /// Without a store: the standard defaults.
  public init<R: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(key, nil, .optional(.raw()), store)
  }
}

extension AppStorage: ValueWrapper { package var anyValue: Any { wrappedValue } }
