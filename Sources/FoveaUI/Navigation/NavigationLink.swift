/// A control that leads to another screen.
///
/// In a list the row leads there: arrows choose it, Return follows it.
///
/// Source: SwiftUI `NavigationLink`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Goal {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  let goal: Goal
  let label: Label
  @State private var identity = LinkIdentity()
  @Environment(\.navigation) private var navigation
  @Environment(\.listRow) private var row
  @Environment(\.deviceIdiom) private var idiom

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    goal = .view(destination)
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
  }

  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  @MainActor public var body: some View {
    if let row = row.row, idiom != .tv {
      LinkRow(row: row, value: value, isEnabled: canFollow, follow: { follow() }, label: label)
    } else {
      StyledButton(role: nil, action: { follow() }, label: label).disabled(!canFollow)
    }
  }

  private var value: AnyHashable? { if case .value(let value) = goal { value } else { nil } }

  private var canFollow: Bool { if case .value(nil) = goal { false } else { true } }

  @MainActor private func follow() {
    guard let model = navigation.model else { return }
    switch goal {
    case .value(let value): if let value { model.push(value) }
    case .view(let make):
      let stack = (model.next ?? model).node
      stack?.push(AnyView(PanelContent(make: make)), for: identity) {}
    }
  }
}

/// Tells the screens of one link from those of others.
final class LinkIdentity: Sendable {}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

/// The label of a link in a row; the row is what is pressed.
nonisolated struct LinkRow<Label: View>: View {
  let row: ListRow
  let value: AnyHashable?
  let isEnabled: Bool
  let follow: @MainActor () -> Void
  let label: Label

  @MainActor var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Text(verbatim: "›").foregroundColor(.secondary)
    }
    .modifier(RowAction(row: row, value: value, action: isEnabled ? follow : nil))
  }
}

/// Makes a row lead somewhere.
nonisolated struct RowAction: NodeModifier {
  typealias Body = Never
  let row: ListRow
  let value: AnyHashable?
  let action: (@MainActor () -> Void)?

  @MainActor func attach(to node: ModifierNode<Self>) { tell(node) }
  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) { tell(node) }

  @MainActor private func tell(_ node: ModifierNode<Self>) {
    row.value = value
    row.action = action.map { _ in { [weak node] in node?.modifier.action?() } }
  }

  @MainActor func detach(from node: ModifierNode<Self>) {
    row.action = nil
    row.value = nil
  }
}
