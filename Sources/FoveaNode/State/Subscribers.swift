import Synchronization

/// A subscription that ends when it is cancelled or nobody holds it any more.
///
/// Source: Combine `AnyCancellable`.
public final class AnyCancellable: Hashable, Sendable {
  private struct Work: @unchecked Sendable {
    // Called once, by whoever takes it under the mutex.
    let run: () -> Void
  }

  private let work: Mutex<Work?>

  /// Calls `cancel` once: when it is cancelled, or when nobody holds it any more.
  public init(_ cancel: @escaping () -> Void) { work = Mutex(Work(run: cancel)) }

  /// Ends the subscription now; calls after the first do nothing. Callable from any thread.
  public func cancel() {
    let taken = work.withLock { work -> Work? in
      defer { work = nil }
      return work
    }
    taken?.run()
  }

  deinit { cancel() }

  /// Keeps the subscription in a set that its owner holds.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who wants to be told of values, in the order in which they came.
///
/// Sendable: the list is touched under the mutex only; receivers are called on the thread that sends.
final class Subscribers<Value>: @unchecked Sendable {
  private struct Receiver: @unchecked Sendable {
    let number: Int
    let receive: (Value) -> Void
  }

  private struct List {
    var receivers: [Receiver] = []
    var next = 0
  }

  private let list = Mutex(List())

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    nonisolated(unsafe) let receive = receive
    let number = list.withLock { list in
      list.next += 1
      list.receivers.append(Receiver(number: list.next, receive: receive))
      return list.next
    }
    return AnyCancellable { [weak self] in
      self?.list.withLock { $0.receivers.removeAll { $0.number == number } }
    }
  }

  func send(_ value: Value) {
    for receiver in list.withLock(\.receivers) { receiver.receive(value) }
  }
}
