import Synchronization

/// Word, left by whichever thread, that something observed has changed.
///
/// Sendable: what a notice does is done on the main actor.
package class Notice: @unchecked Sendable {
  /// The main actor takes the notice from the board, in the update pass.
  @MainActor package func arrive() {}
}

/// Where other threads leave word that an observed object changed.
///
/// Sendable: the list is only touched under the mutex.
package final class NoticeBoard: Sendable {
  private let notices = Mutex<[Notice]>([])
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  package init() {}

  /// Called, on whichever thread the change happens, when the first notice is posted.
  package func onPost(_ work: @escaping @Sendable () -> Void) { wake.withLock { $0 = work } }

  package func post(_ notice: Notice) {
    let isFirst = notices.withLock { list in
      list.append(notice)
      return list.count == 1
    }
    if isFirst { wake.withLock { $0 }?() }
  }

  func take() -> [Notice] {
    notices.withLock { list in
      defer { list.removeAll() }
      return list
    }
  }

  package var isEmpty: Bool { notices.withLock(\.isEmpty) }
}

/// One evaluation of a body that read observed objects.
package final class ObservationToken: Notice, @unchecked Sendable {
  @MainActor unowned let node: ViewNode
  @MainActor var isGone = false

  @MainActor init(_ node: ViewNode) { self.node = node }

  @MainActor package override func arrive() {
    if isGone { return }
    Quarrel.current?.note(objectsReadBy: node)
    node.markDirty()
  }
}

/// Work for the main actor, done in the next update.
final class WorkNotice: Notice, @unchecked Sendable {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  @MainActor override func arrive() { work() }
}
