import Observation

/// What changes while the rounds of a frame run out: those who cannot agree.
///
/// Nobody listens in a frame that settles; a `SettlingLoop` begins a quarrel shortly before it gives
/// up.
@MainActor
package final class Quarrel {
  /// The one that is being watched: of the session whose frame is under way.
  package static var current: Quarrel?

  private enum Party {
    /// A property of a view, by what is kept for it.
    case slot(AnyObject)
    case named(String)
  }

  private var parties: [Party] = []
  private var slots = Set<ObjectIdentifier>()
  private var known = Set<String>()
  private var portraits: [ObjectIdentifier: ObjectPortrait] = [:]

  package init() {}

  /// A property of a view has got another value.
  package func note(slot: AnyObject) {
    if slots.insert(ObjectIdentifier(slot)).inserted { parties.append(.slot(slot)) }
  }

  /// Something of an object has changed; what it was is found by comparing it with the last time.
  func note(object: AnyObject) {
    if let named = object as? any NamedCell { return note(name: named.quarrelName) }
    let now = ObjectPortrait(of: object)
    let before = portraits.updateValue(now, forKey: ObjectIdentifier(object))
    for name in before?.differences(from: now) ?? [] {
      note(name: "\(type(of: object)).\(name)")
    }
  }

  /// Something that a body has read of `@Observable` objects has changed.
  func note(objectsReadBy node: ViewNode) {
    guard let holder = holder(around: node) else { return }
    var objects: [AnyObject] = []
    for value in holder.propertyValues { ObjectPortrait.collect(value, into: &objects) }
    objects.forEach(note(object:))
  }

  /// What bodies have read of a view's geometry has changed.
  package func note(geometryOf node: ViewNode) {
    note(name: "the geometry in \(holder(around: node)?.partyName ?? node.viewName)")
  }

  /// What is handed up to a view has changed.
  func note(preferenceAt node: ViewNode) {
    note(name: "the preferences in \(holder(around: node)?.partyName ?? node.viewName)")
  }

  /// The author's view, modifier or scene that a node comes from.
  private func holder(around node: ViewNode) -> (any PropertyHolder)? {
    var around: ViewNode? = node
    while let current = around {
      if let holder = current as? any PropertyHolder, holder.isAuthored { return holder }
      around = current.parent
    }
    return nil
  }

  private func note(name: String) {
    if known.insert(name).inserted { parties.append(.named(name)) }
  }

  /// What keeps changing, as `LoginForm.focusedField`, in the order of the alphabet: whoever wrote
  /// first, one quarrel has one description.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree.
  package func names(in tree: ViewTree) -> [String] {
    var names: [ObjectIdentifier: String] = [:]
    func visit(_ node: ViewNode) {
      if let holder = node as? any PropertyHolder {
        for case .slot(let slot) in parties {
          if let name = holder.storage.name(of: slot) {
            names[ObjectIdentifier(slot)] = "\(holder.partyName).\(name)"
          }
        }
      }
      node.children.forEach(visit)
    }
    if let root = tree.root { visit(root) }
    let found = parties.map { party in
      switch party {
      case .named(let name): name
      // A state of the app or of a view that has left has no name in this window.
      case .slot(let slot): names[ObjectIdentifier(slot)] ?? "a state elsewhere"
      }
    }
    return Set(found).sorted()
  }
}

/// Something observed that has a name of its own.
protocol NamedCell: AnyObject {
  var quarrelName: String { get }
}

/// A node of an author's view, modifier, scene or app, whose properties the framework keeps.
@MainActor
package protocol PropertyHolder: ViewNode {
  var storage: PropertyStorage { get }
  var propertyValues: [Any] { get }
}

extension PropertyHolder {
  /// The name of the type without what it is generic over.
  fileprivate var partyName: String { String(viewName.prefix { $0 != "<" }) }
}

/// What an object's stored properties hold at one time.
@MainActor
private struct ObjectPortrait {
  private var fields: [(name: String, value: Any)] = []

  init(of object: AnyObject) {
    for field in Self.fields(of: object) where !field.name.contains("$") {
      fields.append(
        (
          field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name,
          field.value
        ))
    }
  }

  private static func fields(of object: AnyObject) -> [(name: String, value: Any)] {
    var fields: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let name?, let value) in current.children {
        fields.append((name, (value as? any ValueWrapper)?.anyValue ?? value))
      }
      mirror = current.superclassMirror
    }
    return fields
  }

  func differences(from later: ObjectPortrait) -> [String] {
    zip(fields, later.fields).compactMap { old, new in
      // What is not even equal to itself cannot be compared.
      guard Self.areEqual(old.value, old.value) else { return nil }
      return Self.areEqual(old.value, new.value) ? nil : old.name
    }
  }

  private static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func open<Value>(_ lhs: Value) -> Bool {
      (rhs as? Value).map { areProvablyEqual(lhs, $0) } ?? false
    }
    return _openExistential(lhs, do: open)
  }

  /// Finds the observable objects that a value is or leads to.
  static func collect(_ value: Any, into objects: inout [AnyObject]) {
    let value = (value as? any ValueWrapper)?.anyValue ?? value
    guard let observable = value as? any Observable else { return }
    let object = observable as AnyObject
    if objects.contains(where: { $0 === object }) { return }
    objects.append(object)
    for field in fields(of: object) { collect(field.value, into: &objects) }
  }
}
