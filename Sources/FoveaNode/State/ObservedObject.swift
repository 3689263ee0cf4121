import FoveaGraph

/// Reads an object that somebody else keeps; its changes update the bodies that read it.
///
/// Source: SwiftUI `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let subscription: ObjectSubscription?

    /// A binding to a property of the object; writing it changes the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedLocation(object, keyPath, subscription))
    }
  }

  private var object: ObjectType
  private var subscription: ObjectSubscription?

  /// Observes an object that somebody else keeps.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Observes the object with which the property is initialised; the view does not keep it alive
  /// between its values.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The object; reading it in a body makes the body depend on all its changes.
  public var wrappedValue: ObjectType {
    get {
      subscription?.read(object)
      return object
    }
    set { object = newValue }
  }

  /// Bindings to the object's properties, by their names.
  public var projectedValue: Wrapper {
    subscription?.read(object)
    return Wrapper(object: object, subscription: subscription)
  }
}

extension ObservedObject: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    subscription = ObjectSubscription.kept(in: &slot, on: node)
  }
}

extension ObservedObject: SelfComparing {
  @MainActor package func isSame(as other: Self) -> Bool { object === other.object }
}

// Used on the main actor like the view that holds it.
extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// Makes an object once and keeps it as long as the view's identity lasts.
///
/// Source: SwiftUI `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType
    let subscription: ObjectSubscription

    init(_ object: ObjectType, _ subscription: ObjectSubscription) {
      self.object = object
      self.subscription = subscription
    }
  }

  /// Keeps what `thunk` makes when the view gets its place; later values of the view do not call
  /// it.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object that is kept. Before the view has its place, each reading makes another.
  public var wrappedValue: ObjectType {
    guard let kept else { return make() }
    kept.subscription.read(kept.object)
    return kept.object
  }

  /// Bindings to the object's properties, by their names.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, subscription: kept?.subscription)
  }
}

extension StateObject: InstalledProperty {
  @MainActor package mutating func install(_ slot: inout AnyObject?, on node: ViewNode) {
    if let known = slot {
      // The slot of this property was filled by this property.
      kept = unsafeDowncast(known, to: Kept.self)
      return
    }
    let made = Kept(make(), ObjectSubscription(on: node))
    kept = made
    slot = made
  }
}

// Used on the main actor like the view that holds it.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// Connects the changes of an object with the bodies that read it in one view.
///
/// Sendable: it is read on the main actor; changes reach it through the notice board.
package final class ObjectSubscription: @unchecked Sendable {
  private let source: Source
  private let board: NoticeBoard
  /// Properties that are read through bindings.
  fileprivate let parts: Trunk
  fileprivate var notices: NoticeBoard { board }
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  @MainActor init(on node: ViewNode) {
    source = Source(in: node.tree.graph)
    board = node.tree.notices
    parts = Trunk(in: node.tree.graph)
  }

  /// The subscription in a property's slot, made the first time.
  @MainActor package static func kept(
    in slot: inout AnyObject?, on node: ViewNode
  ) -> ObjectSubscription {
    // The slot of this property was filled by this property.
    if let known = slot { return unsafeDowncast(known, to: ObjectSubscription.self) }
    let made = ObjectSubscription(on: node)
    slot = made
    return made
  }

  /// Makes the body under evaluation depend on an object.
  package func read<Object: ObservableObject>(_ object: Object) {
    // Another thread that reads while a body is being evaluated is no part of that body.
    guard isOnMainActor(), source.graph.isEvaluating else { return }
    source.read()
    if object === self.object { return }
    self.object = object
    let notice = WorkNotice { [weak self] in
      guard let self else { return }
      if let object = self.object { Quarrel.current?.note(object: object) }
      source.changed()
      parts.changed()
    }
    cancellable = object.objectWillChange.onChange { [board] in board.post(notice) }
  }
}

/// A property of an `ObservableObject`: who reads it depends on this property.
final class ObservedLocation<Object: AnyObject, Part>: DerivedLocation<Part>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Part>
  private let subscription: ObjectSubscription?

  init(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Part>,
    _ subscription: ObjectSubscription?
  ) {
    self.object = object
    self.path = path
    self.subscription = subscription
  }

  override func peek() -> Part { object[keyPath: path] }
  override func track() -> Part { object[keyPath: path] }
  override var trunk: Trunk? { subscription?.parts }
  override var board: NoticeBoard? { subscription?.notices }
  override func set(_ newer: Part) { object[keyPath: path] = newer }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Part> else { return false }
    return object === other.object && path == other.path
  }
}

/// A property of an `@Observable` object, which itself tells who reads it.
package final class ObjectLocation<Object: AnyObject, Part>: Location<Part>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Part>

  package init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Part>) {
    self.object = object
    self.path = path
  }

  package override func get() -> Part { object[keyPath: path] }
  package override func set(_ newer: Part) { object[keyPath: path] = newer }

  package override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Part> else { return false }
    return object === other.object && path == other.path
  }
}

extension ObservedObject: ValueWrapper { package var anyValue: Any { wrappedValue } }

extension StateObject: ValueWrapper { package var anyValue: Any { wrappedValue } }
