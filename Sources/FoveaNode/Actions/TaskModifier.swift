extension View {
  /// Starts a task when the view appears and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskAction(id: 0, priority: priority, action: TaskBody(action)))
  }

  /// Starts a task when the view appears, and another one in its place when `id` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskAction(id: value, priority: priority, action: TaskBody(action)))
  }
}

/// The work of a task. It is sent into the task once an appearance, as `task` asks for it.
nonisolated struct TaskBody: @unchecked Sendable {
  // The closure was handed over (`sending`): nobody else calls it.
  let run: @isolated(any) () async -> Void
  init(_ run: sending @escaping @isolated(any) () async -> Void) { self.run = run }
}

nonisolated struct TaskAction<ID: Equatable>: NodeModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: TaskBody

  @MainActor private final class Running {
    var task: Task<Void, Never>?
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    let running = Running()
    node.memory = running
    start(node, running)
  }

  @MainActor private func start(_ node: ModifierNode<Self>, _ running: Running) {
    node.tree.actions.add(at: node) { [weak node] in
      guard let node, !node.isDetached else { return }
      let body = node.modifier.action
      running.task = Task(priority: node.modifier.priority) { await body.run() }
    }
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard old.id != id, let running = node.memory as? Running else { return }
    running.task?.cancel()
    start(node, running)
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    (node.memory as? Running)?.task?.cancel()
  }
}
