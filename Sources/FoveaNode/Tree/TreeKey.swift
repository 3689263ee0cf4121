/// Where a tree keeps what a topic needs once a window: the focus system, the pasteboard.
///
/// The tree names no topic; each declares its key and its property beside its own code:
///
///     extension ViewTree {
///       private static let hoverKey = TreeKey { _ in HoverSystem() }
///       package var hover: HoverSystem { self[Self.hoverKey] }
///     }
@MainActor
package struct TreeKey<Value> {
  let index: Int
  let make: @MainActor (ViewTree) -> Value

  /// - Parameter make: called once a tree, when the value is first asked for.
  package init(_ make: @escaping @MainActor (ViewTree) -> Value) {
    index = TreeKeys.count
    TreeKeys.count += 1
    self.make = make
  }
}

/// How many keys there are.
@MainActor
private enum TreeKeys {
  static var count = 0
}

/// A value in its place in a tree.
final class TreeService<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// What topics do at the moments of a frame, in the order in which they came.
@MainActor
package struct TreeMoments {
  /// Bodies are up to date; boxes are not.
  package var updated: [() -> Void] = []
  /// A layout pass begins.
  package var layingOut: [() -> Void] = []
  /// Pictures know what they hold; the focus map does not yet.
  package var contentArranged: [() -> Void] = []
  /// Nothing moves any more, unless what is done now moves it.
  package var standing: [() -> Void] = []
  /// The layout pass has come to an end, and may begin again.
  package var laidOut: [() -> Void] = []
  /// The layout pass is over.
  package var layoutEnded: [() -> Void] = []
  /// The session ends.
  package var ending: [() -> Void] = []
}
