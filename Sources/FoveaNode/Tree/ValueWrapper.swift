/// A property wrapper whose value tests and tools may look at without knowing its type.
@MainActor
package protocol ValueWrapper {
  var anyValue: Any { get }
}
