import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaNode

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
  @Environment(\.list) private var list
  @Environment(\.deviceIdiom) private var idiom

  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
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
    if list.list != nil, idiom != .tv {
      LinkRow(value: value, isEnabled: canFollow, follow: { follow() }, label: label)
    } else {
      Button(action: { follow() }) { label }.disabled(!canFollow)
    }
  }

  private var value: AnyHashable? { if case .value(let value) = goal { value } else { nil } }

  private var canFollow: Bool { if case .value(nil) = goal { false } else { true } }

  @MainActor private func follow() {
    guard let model = navigation.model else { return }
    switch goal {
    case .value(let value):
      // A list whose selection holds the value shows it without a stack's doing.
      if let value, list.list?.selection == nil || model.knows(value) { model.push(value) }
    case .view(let make):
      let stack = (model.next ?? model).node
      stack?.push(AnyView(PanelContent(make: make)), for: identity) {}
    }
  }
}

/// Tells the screens of one link from those of others.
final class LinkIdentity: Sendable {}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination)
  {
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
  let value: AnyHashable?
  let isEnabled: Bool
  let follow: @MainActor () -> Void
  let label: Label

  @MainActor var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Text(verbatim: "›").foregroundColor(.secondary).accessibilityHidden(true)
    }
    .modifier(RowAction(value: value, action: isEnabled ? follow : nil))
  }
}
