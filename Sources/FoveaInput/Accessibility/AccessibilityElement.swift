import FoveaGeometry
import FoveaNode
import FoveaScene

/// One view as a person meets it: what it says, where it is, and which node of the tree it is.
///
/// Elements are made when somebody asks for the accessibility tree or for a view by its name, and
/// hold for that moment.
@MainActor
package final class AccessibilityElement {
  package let view: ViewNode
  /// What the element says; its children are in `children`.
  package var content: AccessibilityNode
  package private(set) var children: [AccessibilityElement]
  package private(set) weak var parent: AccessibilityElement?
  /// Whether the element only lends its text to the one around it: the title inside a button.
  package internal(set) var isPart = false
  /// The elements inside that lent their texts to the label.
  package internal(set) var parts: [AccessibilityElement] = []
  /// Whether assistive technologies pass it by (`accessibilityHidden`).
  package internal(set) var isHidden = false
  /// Higher ones are read first among siblings (`accessibilitySortPriority`).
  package internal(set) var sortPriority = 0.0
  /// Other names by which a person may ask for it.
  package internal(set) var inputLabels: [String] = []
  /// What is written in the view, whatever assistive technologies call it.
  package internal(set) var writtenLabel = ""
  /// Actions by name that a person of an assistive technology may run.
  package internal(set) var actions: [(name: String, run: @MainActor () -> Void)] = []

  init(_ view: ViewNode, _ content: AccessibilityNode, children: [AccessibilityElement] = []) {
    self.view = view
    self.content = content
    self.children = []
    if content.role != .image { writtenLabel = content.label }
    setChildren(children)
  }

  func setChildren(_ elements: [AccessibilityElement]) {
    children = elements
    for child in children { child.parent = self }
  }

  /// Where the element is on screen.
  package var frame: Rect { view.frameOnScreen ?? .zero }

  /// Whether nothing of the element can be seen: it is hidden or fully transparent.
  package var isInvisible: Bool {
    let values = view.values
    return values.isHiddenFromUser || values.isFullyTransparent
  }

  /// The element and all below it, in reading order.
  package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

  /// What the element and those inside say, for assistive technologies.
  package var node: AccessibilityNode {
    var node = content
    node.frame = frame
    node.children = children.filter { !$0.isPart && !$0.isHidden && !$0.isInvisible }.map(\.node)
    node.actions += actions.map(\.name)
    return node
  }
}

extension ViewNode {
  /// The rectangle that the view takes on screen; `nil` for a view without any.
  package var frameOnScreen: Rect? {
    if let facet { return facet.render.absoluteFrame }
    var whole: Rect?
    for child in children {
      guard let frame = child.frameOnScreen else { continue }
      whole = whole?.union(frame) ?? frame
    }
    return whole
  }
}

extension ViewTree {
  /// What assistive technologies find in the window.
  ///
  /// - Complexity: O(*n*) in the number of nodes: it is built when it is asked for.
  package func accessibilityTree() -> AccessibilityNode { accessibilityRoot().node }

  /// The elements of the window, each with its view.
  package func accessibilityRoot() -> AccessibilityElement {
    guard let root else { preconditionFailure("a window has a root view while it is looked at") }
    return AccessibilityElement(
      root, AccessibilityNode(role: .window), children: root.accessibilityElements())
  }
}
