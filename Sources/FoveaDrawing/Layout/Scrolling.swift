import FoveaLayout
import FoveaNode

/// A node whose content can be scrolled, by whoever finds it in the tree.
@MainActor
package protocol Scrolling: ViewNode {
  var scrollBox: ScrollBox { get }
}
