import Synchronization

/// An object that tells when it is about to change; views that read it are updated.
///
///     class Model: ObservableObject {
///       @Published var name = ""
///     }
///
/// Fovea's own: Combine does not exist off Apple's platforms. New programs use `@Observable`.
///
/// Source: Combine `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// What tells of changes; `ObservableObjectPublisher` unless the class defines its own.
  associatedtype ObjectWillChangePublisher: _ChangePublisher = ObservableObjectPublisher

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that Fovea keeps for an object which defines none, as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// Something that tells when an object is about to change.
public protocol _ChangePublisher {
  /// Calls `work`, on whichever thread the change is made, before each change until the returned
  /// subscription is cancelled or gone.
  func onChange(_ work: @escaping @Sendable () -> Void) -> AnyCancellable
}

/// Tells that an object is about to change.
///
/// Source: Combine `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: _ChangePublisher, Sendable {
  private let subscribers = Subscribers<Void>()

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Tells everybody who reads the object that it is about to change. Callable from any thread.
  public func send() { subscribers.send(()) }

  /// Calls `receiveValue` before each change.
  public func sink(receiveValue: @escaping () -> Void) -> AnyCancellable {
    subscribers.add { receiveValue() }
  }

  /// Calls `work` within `send()`, on the thread that sends.
  public func onChange(_ work: @escaping @Sendable () -> Void) -> AnyCancellable {
    subscribers.add { work() }
  }
}

/// Publishers of objects that define none, as long as their objects live.
///
/// The one table outside a session: an object belongs to no tree, and its class has no room for it.
private final class PublisherTable: Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State: @unchecked Sendable {
    // Objects are held weakly and only compared, under the mutex.
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let state = Mutex(State())

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return state.withLock { state in
      if let entry = state.entries[key], entry.object === object { return entry.publisher }
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, state.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      state.entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
