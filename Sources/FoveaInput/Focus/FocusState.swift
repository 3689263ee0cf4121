import FoveaGraph
import FoveaNode

/// Tells where focus is among the views bound to it, and moves focus when it is written.
///
///     @FocusState private var field: Field?
///
///     TextField("Email", text: $email).focused($field, equals: .email)
///     Button("Check") { field = .email }
///
/// A write is a request: it is settled once, after the update that it causes (D1). A value that no
/// focusable view is bound to falls back to where focus really is (F33–F37).
///
/// Source: SwiftUI `FocusState`; F1–F101.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  /// A connection to a `FocusState` for views inside.
  @propertyWrapper
  public struct Binding {
    package let location: FocusLocation<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      FocusStateMisuse.report("read")
      return initial
    }
    nonmutating set {
      if let location { return location.set(newValue) }
      FocusStateMisuse.report("written")
    }
  }

  public var projectedValue: FocusState<Value>.Binding {
    if location == nil { FocusStateMisuse.report("bound") }
    return Binding(location: location, initial: initial)
  }
}

// Used on the main actor like the view that declares it.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: DynamicProperty {}

extension FocusState.Binding: SelfComparing {
  @MainActor package func isSame(as other: Self) -> Bool { location === other.location }
}

extension FocusState: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    if let known = slot as? FocusLocation<Value> {
      location = known
    } else if let shared = location, shared.isAlive {
      // The wrapper of another view was handed in: both share its storage (F76).
      slot = shared
    } else {
      let made = FocusLocation(initial, owner: node)
      location = made
      slot = made
    }
  }
}

/// A `FocusState` used where it belongs to no view on screen (F13).
@MainActor
enum FocusStateMisuse {
  /// Told about each misuse; sessions listen.
  static var listeners: [ObjectIdentifier: (Issue) -> Void] = [:]

  /// Tells the session whose body does it, or all of them where it is done outside of any.
  nonisolated static func report(_ verb: String) {
    MainActor.assumeIsolated {
      let issue = Issue(
        "A FocusState was \(verb) outside of the body of an installed view: it holds its initial "
          + "value and changes nothing.",
        fixes: [
          "Use the property in the body or in an action of the view that declares it.",
          "In a view's init, or in a model, keep the wish in a State and write the FocusState in "
            + "onAppear, or use defaultFocus.",
        ])
      let reader = Reading.current.evaluated
      if let node = (reader as? NodeSubscriber)?.node ?? reader as? ViewNode {
        node.tree.report(issue)
      } else {
        for listener in listeners.values { listener(issue) }
      }
    }
  }
}

extension FocusState: ValueWrapper { package var anyValue: Any { wrappedValue } }

extension FocusState.Binding: ValueWrapper { package var anyValue: Any { wrappedValue } }
