import Foundation

/// A kind of value that user defaults can keep.
///
/// `AppStorage` and `SceneStorage` have initialisers for exactly these kinds.
struct StoredForm<Value> {
  /// The value of what is kept; `nil` where it is none.
  let read: (Any) -> Value?
  /// What is kept of a value; `nil` removes it.
  let write: (Value) -> Any?

  static var plain: StoredForm<Value> {
    StoredForm(read: { $0 as? Value }, write: { $0 })
  }

  static func raw<Raw>() -> StoredForm<Value> where Value: RawRepresentable<Raw> {
    StoredForm(read: { ($0 as? Raw).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }

  static func optional<Wrapped>(
    _ form: StoredForm<Wrapped>
  ) -> StoredForm<Value> where Value == Wrapped? {
    StoredForm(read: { form.read($0) }, write: { $0.flatMap(form.write) })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm<URL> {
    StoredForm(
      read: { ($0 as? String).flatMap { URL(string: $0) } ?? $0 as? URL },
      write: { $0.absoluteString })
  }
}

/// Where values are kept by name.
protocol ValueStore: AnyObject {
  func value(_ key: String) -> Any?
  func setValue(_ value: Any?, _ key: String)
}

/// One kept value, shared by all properties that name it: it tells when it is about to change.
final class StoredCell: ObservableObject, NamedCell {
  private let store: any ValueStore
  let key: String
  var quarrelName: String { "the stored value “\(key)”" }

  init(_ key: String, in store: any ValueStore) {
    self.key = key
    self.store = store
  }

  func get<Value>(_ form: StoredForm<Value>) -> Value? { store.value(key).flatMap(form.read) }

  func set<Value>(_ value: Value, _ form: StoredForm<Value>) {
    objectWillChange.send()
    store.setValue(form.write(value), key)
  }
}

/// The cells of a store, by their keys, as long as somebody uses them.
@MainActor
final class StoredCells {
  private var cells: [String: WeakCell] = [:]

  private struct WeakCell {
    weak var cell: StoredCell?
  }

  nonisolated init() {}

  func cell(_ key: String, in store: any ValueStore) -> StoredCell {
    if let known = cells[key]?.cell { return known }
    let made = StoredCell(key, in: store)
    cells[key] = WeakCell(cell: made)
    return made
  }
}

/// A property that shows a stored value: what `AppStorage` and `SceneStorage` have in common.
struct StoredProperty<Value> {
  let key: String
  private let fallback: Value
  private let form: StoredForm<Value>
  private var cell: StoredCell?
  private var subscription: ObjectSubscription?

  init(_ key: String, _ fallback: Value, _ form: StoredForm<Value>) {
    self.key = key
    self.fallback = fallback
    self.form = form
  }

  var value: Value {
    get {
      guard let cell else { return fallback }
      subscription?.read(cell)
      return cell.get(form) ?? fallback
    }
    nonmutating set { cell?.set(newValue, form) }
  }

  var binding: Binding<Value> {
    Binding(location: ClosureLocation(read: { value }, write: { value = $0 }))
  }

  /// Connects the property with its cell, which `find` looks up the first time.
  @MainActor mutating func install(
    _ slot: inout AnyObject?, on node: ViewNode, find: (String) -> StoredCell
  ) {
    let kept = slot as? StoredSlot ?? StoredSlot(find(key), on: node)
    slot = kept
    cell = kept.cell
    subscription = kept.subscription
  }
}

/// What is kept for a stored property between two values of its view.
@MainActor
private final class StoredSlot {
  let cell: StoredCell
  let subscription: ObjectSubscription

  init(_ cell: StoredCell, on node: ViewNode) {
    self.cell = cell
    subscription = ObjectSubscription(on: node)
  }
}
