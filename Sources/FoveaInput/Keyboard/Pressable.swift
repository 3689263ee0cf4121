import FoveaNode

/// A node that a keyboard shortcut, a focus key or an accessibility action can press.
@MainActor
package protocol Pressable: ViewNode {
  var canBePressed: Bool { get }
  func press()
}
