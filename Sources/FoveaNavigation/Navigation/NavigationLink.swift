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

  /// A link to a screen that is made when the link is followed.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    goal = .view(destination)
    self.label = label()
  }

  /// The older form, whose screen is made with the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
  }

  /// A link that pushes a value, shown by `navigationDestination`; one to `nil` cannot be followed.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  @MainActor public var body: some View {
    if list.list != nil {
      LinkRow(value: value, follow: { follow() }, label: label).disabled(!canFollow)
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
      stack?.push(AnyView(MadeView(make: make)), for: identity) {}
    }
  }
}

/// Tells the screens of one link from those of others.
final class LinkIdentity: Sendable {}

extension NavigationLink where Label == Text {
  /// A link with a localised title, to a screen that is made when it is followed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination)
  {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title shown as it is, to a screen that is made when it is followed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// The older form with a localised title, whose screen is made with the link.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The older form with a title shown as it is, whose screen is made with the link.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localised title that pushes a value; one to `nil` cannot be followed.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title shown as it is that pushes a value; one to `nil` cannot be followed.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
