import FoveaDrawing
import FoveaInput
import FoveaNode

/// What is selected in a list, whatever the type of the binding.
nonisolated package struct ListSelection {
  let isMultiple: Bool
  let selected: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void
  /// Whether a row's identity can be selected: it has the selection's type.
  let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isMultiple = true
    selected = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    accepts = { $0.base is Value }
  }

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isMultiple = false
    selected = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { binding.wrappedValue = $0.first?.base as? Value }
    accepts = { $0.base is Value }
  }

  init<Value: Hashable>(_ binding: Binding<Value>) {
    isMultiple = false
    selected = { [AnyHashable(binding.wrappedValue)] }
    write = { if let value = $0.first?.base as? Value { binding.wrappedValue = value } }
    accepts = { $0.base is Value }
  }
}
