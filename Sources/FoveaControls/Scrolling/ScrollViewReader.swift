import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode

/// Gives its content a proxy with which actions scroll the scroll views inside.
///
///     ScrollViewReader { reader in
///       ScrollView { LazyVStack { ForEach(rows) { Row($0) } } }
///       Button("End") { reader.scrollTo(rows.last?.id) }
///     }
///
/// Source: SwiftUI `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  /// Makes the content; the proxy is for actions, and scrolls nothing while the content is made.
  public var content: (ScrollViewProxy) -> Content

  /// A reader whose proxy reaches the scroll views in its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ScrollReaderNode(view.content, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: ScrollReaderNode<Content>.self).update(view.content)
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
///
/// Sendable: the reader is only looked at on the main actor.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
  weak var reader: ViewNode?

  /// Scrolls until a view is in sight, once the changes made so far are on screen.
  ///
  /// The view is one with `.id(id)` or a row of a `ForEach`, made or not.
  ///
  /// - Parameter anchor: the point of the view that is put at the same point of the scroll view;
  ///   `nil` scrolls no further than needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id).unwrapped
    MainActor.assumeIsolated {
      guard let reader, !reader.isDetached else { return }
      reader.tree.scrollWishes.append(ScrollWish(reader: reader, id: id, anchor: anchor))
      reader.tree.needsFrame()
    }
  }
}

package final class ScrollReaderNode<Content: View>: ViewNode {
  private var content: (ScrollViewProxy) -> Content

  init(_ content: @escaping (ScrollViewProxy) -> Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    let view = evaluate()
    adopt([Content._makeNode(view, in: childContext)])
  }

  private func evaluate() -> Content { tracking { content(ScrollViewProxy(reader: self)) } }

  func update(_ content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
    graphChanged()
  }

  package override func graphChanged() {
    let view = evaluate()
    if let child = children.first { Content._updateNode(view, child) }
  }
}

/// That a view should be in sight, until the layout that makes it possible.
@MainActor
package struct ScrollWish {
  private let wanted: Wanted
  private let anchor: UnitPoint?

  private enum Wanted {
    /// A view with an identity, or a row, somewhere inside a reader.
    case view(AnyHashable, below: WeakNode)
    case row(Int, in: WeakNode)
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }

  private enum Place {
    case box(LayoutBox)
    case row(any LazyContainer, Int)
  }

  init(reader: ViewNode, id: AnyHashable, anchor: UnitPoint?) {
    wanted = .view(id, below: WeakNode(node: reader))
    self.anchor = anchor
  }

  /// No further than needed for the row of a lazy container to show.
  init(row: Int, in container: any LazyContainer) {
    wanted = .row(row, in: WeakNode(node: container))
    anchor = nil
  }

  /// Scrolls as far as is known now.
  ///
  /// - Returns: whether rows have to be made before the place is known exactly.
  func apply() -> Bool {
    guard let place else { return false }
    switch place {
    case .box(let box):
      scroll(box, to: Rect(origin: .zero, size: box.size))
      return false
    case .row(let container, let row):
      let (start, length) = container.lazyBox.extent(of: row)
      let box = container.lazyBox
      var rect = Rect(origin: .zero, size: box.size)
      rect.size[box.axis] = length
      rect.origin[box.axis] =
        box.axis == .horizontal && box.isRightToLeft ? box.size.width - start - length : start
      container.pin(row)
      scroll(box, to: rect)
      return true
    }
  }

  private var place: Place? {
    switch wanted {
    case .view(let id, let reader): return reader.node.flatMap { find(id, below: $0) }
    case .row(let row, let container):
      guard let container = container.node as? any LazyContainer, !container.isDetached else {
        return nil
      }
      return container.lazyBox.madeBox(at: row).map { .box($0) } ?? .row(container, row)
    }
  }

  private func find(_ id: AnyHashable, below node: ViewNode) -> Place? {
    if (node as? IdentityNode)?.id == id || (node as? RowNode)?.id == id, let box = node.firstBox {
      return .box(box)
    }
    for child in node.children { if let found = find(id, below: child) { return found } }
    if let container = node as? any LazyContainer, let row = container.index(ofRow: id) {
      return .row(container, row)
    }
    return nil
  }

  /// Scrolls the nearest scroll view so that a part of a box is in sight.
  private func scroll(_ box: LayoutBox, to part: Rect) {
    var rect = part
    var current = box
    while let parent = current.parent {
      rect = rect.offset(by: current.origin)
      if let scroll = parent as? ScrollBox {
        scroll.reveal(rect.offset(by: scroll.offset), anchor: anchor)
        return
      }
      current = parent
    }
  }
}

extension ScrollBox {
  /// Scrolls to a part of the content, in the content's coordinates.
  fileprivate func reveal(_ rect: Rect, anchor: UnitPoint?) {
    func offset(_ low: Double, _ length: Double, _ now: Double, _ window: Double, _ share: Double?)
      -> Double
    {
      if let share { return low + share * length - share * window }
      if low < now || length > window { return low }
      return max(now, low + length - window)
    }
    scroll(
      to: Point(
        x: offset(rect.minX, rect.width, self.offset.x, size.width, anchor.map { Double($0.x) }),
        y: offset(rect.minY, rect.height, self.offset.y, size.height, anchor.map { Double($0.y) })))
  }
}

extension ViewTree {
  private static let scrollWishesKey = TreeKey { tree in
    tree.moments.laidOut.append { [unowned tree] in tree.makeScrollWishes() }
    return [ScrollWish]()
  }

  /// What actions asked to scroll to, until the next layout.
  package var scrollWishes: [ScrollWish] {
    get { self[Self.scrollWishesKey] }
    set { self[Self.scrollWishesKey] = newValue }
  }

  private func makeScrollWishes() {
    guard !scrollWishes.isEmpty else { return }
    let wishes = scrollWishes
    scrollWishes.removeAll()
    for wish in wishes {
      SettlingLoop.scrolling.run(in: self) {
        let isMade = !wish.apply()
        settleLayout()
        return !isMade
      }
    }
  }
}

extension SettlingLoop {
  fileprivate static let scrolling = SettlingLoop(
    limit: 8, verb: "scrollTo keeps looking for", unknown: "a row that is made and goes again",
    fixes: ["Give each row of a ForEach an id of its own that stays."])
}
