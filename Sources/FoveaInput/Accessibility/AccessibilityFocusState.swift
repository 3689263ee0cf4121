import FoveaNode

/// Tells where an assistive technology is among the views bound to it, and moves it when written.
///
/// It is independent of the keyboard's focus (F412). While no technology runs the value is `nil` or
/// `false` and writes change nothing (F411).
///
/// Source: SwiftUI `AccessibilityFocusState`; F408–F414.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  let initial: Value
  let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  /// A connection to an `AccessibilityFocusState` for views inside.
  @propertyWrapper
  public struct Binding {
    let location: AccessibilityFocusLocation<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { self.init(initial: false, for: .all) }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(initial: false, for: technologies)
  }

  public init<T: Hashable>() where Value == T? { self.init(initial: nil, for: .all) }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(initial: nil, for: technologies)
  }

  private init(initial: Value, for technologies: AccessibilityTechnologies) {
    self.initial = initial
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(location: location, initial: initial)
  }
}

// Used on the main actor like the view that declares it.
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: DynamicProperty {}

extension AccessibilityFocusState.Binding: SelfComparing {
  @MainActor package func isSame(as other: Self) -> Bool { location === other.location }
}

extension AccessibilityFocusState: ValueWrapper {
  package var anyValue: Any { wrappedValue }
}
extension AccessibilityFocusState.Binding: ValueWrapper {
  package var anyValue: Any { wrappedValue }
}

extension AccessibilityFocusState: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    if let known = slot as? AccessibilityFocusLocation<Value> {
      location = known
    } else {
      let made = AccessibilityFocusLocation(initial, for: technologies, owner: node)
      location = made
      slot = made
    }
  }
}
