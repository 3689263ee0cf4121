/// A property of an `ObservableObject` whose changes are told beforehand.
///
/// Source: Combine `Published`.
@propertyWrapper
public struct Published<Value> {
  /// Gives the property's value now and each one that it is about to have.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Calls `receiveValue` with the present value, then with each value just before it is set.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(storage.value)
      return storage.subscribers.add(receiveValue)
    }
  }

  fileprivate final class Storage {
    var value: Value
    let subscribers = Subscribers<Value>()

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A property that begins with a value; nobody is told of that.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The same for initialisers that set the wrapper itself.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only classes can have such properties: the compiler says so where a structure does.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is a property of a class") }
    set { fatalError("@Published is a property of a class") }
  }

  /// Gives the value to whoever asks, now and before each change.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// Tells of the change and makes it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let observable = object as? any ObservableObject { tell(observable) }
      storage.subscribers.send(newValue)
      storage.value = newValue
    }
  }

  private static func tell<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: ValueWrapper { package var anyValue: Any { storage.value } }
