import FoveaUI

extension Screen {
  /// A stored property of a view on the screen, printed as Swift prints it.
  ///
  /// Optionals are printed as what they hold or `nil`, cases of an enumeration by their bare names,
  /// strings without quotes.
  ///
  /// - Parameter property: the property's name, or `LoginForm.email` where several views have one.
  /// - Returns: `nil` if no view has such a property.
  /// - Complexity: O(*n*) in the number of nodes.
  public func value(of property: String) -> String? {
    let parts = property.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if let value = find(first, of: nil) { return Printed.value(value, path: parts.dropFirst()) }
    guard parts.count > 1, let value = find(parts[1], of: first) else { return nil }
    return Printed.value(value, path: parts.dropFirst(2))
  }

  /// The property of the first view that has one: an author's before Fovea's own.
  private func find(_ name: String, of type: String?) -> Any? {
    var found: Any?
    func search(_ node: ViewNode) -> Any? {
      let isMeant = type.map { $0 == node.plainViewName } ?? true
      if isMeant, let value = node.property(named: name) {
        if node.isAuthored { return value }
        found = found ?? value
      }
      for child in node.children { if let value = search(child) { return value } }
      return nil
    }
    return session.tree.root.flatMap(search) ?? found
  }
}

extension ViewNode {
  /// The name of the view's type without what it is generic in.
  fileprivate var plainViewName: String {
    String(viewName.prefix { $0 != "<" })
  }
}

/// Values as scripts and tests print them.
@MainActor
enum Printed {
  static func value(_ value: Any, path: ArraySlice<String> = []) -> String? {
    var value = unwrapped(value)
    for name in path {
      let fields = Mirror(reflecting: value).children
      guard let field = fields.first(where: { $0.label == name || $0.label == "_" + name }) else {
        return nil
      }
      value = unwrapped(field.value)
    }
    if isNil(value) { return "nil" }
    return String(describing: value)
  }

  /// The value inside wrappers and optionals.
  private static func unwrapped(_ value: Any) -> Any {
    if let wrapper = value as? any ValueWrapper { return unwrapped(wrapper.anyValue) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let content = mirror.children.first {
      return unwrapped(content.value)
    }
    return value
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
