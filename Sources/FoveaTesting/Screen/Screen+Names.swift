import FoveaGeometry
import FoveaScene
import FoveaText
import FoveaUI

/// What a person calls a view, and which one of several.
package struct ViewName: Hashable, Sendable, CustomStringConvertible {
  /// The label, prompt, title or identifier; or a kind such as `list`.
  package var text: String
  /// Whether the text names a kind.
  package var isKind = false
  /// 1 for the first in reading order.
  package var ordinal = 1

  package init(_ text: String, isKind: Bool = false, ordinal: Int = 1) {
    self.text = text
    self.isKind = isKind
    self.ordinal = ordinal
  }

  package var description: String {
    (isKind ? text : Quoted(text).description) + (ordinal == 1 ? "" : "#\(ordinal)")
  }
}

extension Screen {
  /// A view was named that is not on the screen.
  public struct NoSuchView: Error, Hashable, CustomStringConvertible {
    public var name: String
    /// What could have been meant.
    public var names: [String]

    public var description: String {
      let known = names.isEmpty ? "the screen is empty" : names.joined(separator: ", ")
      return "nothing is called \(name); there are: \(known)"
    }
  }

  /// The name of the view that has focus; `nil` while none has.
  public var focus: String? { session.focus.focused?.name }

  /// The view that a person means.
  func find(_ name: String, _ ordinal: Int = 1) throws(NoSuchView) -> AccessibilityElement {
    try find(ViewName(name, ordinal: ordinal))
  }

  package func find(_ name: ViewName) throws(NoSuchView) -> AccessibilityElement {
    let all = session.tree.accessibilityRoot().all
    let named = all.filter {
      name.isKind ? $0.content.role.word == name.text : !$0.isPart && $0.isCalled(name.text)
    }
    // A control is meant before a text of the same name; last what cannot be seen and what lies
    // behind a sheet.
    let controls = stable(named) { $0.isOperable }
    let inOrder = stable(controls) { session.focus.activeScopeHolds($0.view) && !$0.isInvisible }
    guard name.ordinal >= 1, name.ordinal <= inOrder.count else {
      throw NoSuchView(name: name.description, names: Self.names(of: all))
    }
    return inOrder[name.ordinal - 1]
  }

  private func stable(
    _ elements: [AccessibilityElement], first isFirst: (AccessibilityElement) -> Bool
  ) -> [AccessibilityElement] {
    elements.filter(isFirst) + elements.filter { !isFirst($0) }
  }

  private static func names(of elements: [AccessibilityElement]) -> [String] {
    var known = Set<String>()
    let nameable = elements.filter {
      !$0.isPart && $0.content.role != .window && ($0.isOperable || $0.name != $0.content.role.word)
    }
    let names = nameable.map { element in
      element.name == element.content.role.word
        ? element.name : Quoted(element.name).description
    }
    return names.filter { known.insert($0).inserted }
  }

  /// Whether focus is at the view that a person means.
  package func isFocused(_ name: ViewName) -> Bool {
    guard let target = session.focus.focused, !target.isGone, let element = try? find(name) else {
      return false
    }
    if element.view === target.node { return true }
    if element.view.isInside(target.node) { return target.element?.isCalled(name.text) ?? false }
    return target.node.isInside(element.view) && target.element?.view === element.view
  }
}

extension AccessibilityElement {
  /// Whether a person operates the view, rather than only reads it.
  fileprivate var isOperable: Bool {
    if view.roles.contains(.focusTarget) || view is any Pressable { return true }
    switch content.role {
    case .text, .heading, .image, .group, .window: return !actions.isEmpty
    default: return true
    }
  }
}
