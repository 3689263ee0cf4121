/// A property wrapper whose value tests and tools may look at without knowing its type.
@MainActor
package protocol ValueWrapper {
  var anyValue: Any { get }
}

extension State: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension Binding: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension Environment: ValueWrapper { package var anyValue: Any { found as Any } }
extension ObservedObject: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension StateObject: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension EnvironmentObject: ValueWrapper { package var anyValue: Any { found as Any } }
extension Bindable: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension AppStorage: ValueWrapper { package var anyValue: Any { wrappedValue } }
extension SceneStorage: ValueWrapper { package var anyValue: Any { wrappedValue } }
