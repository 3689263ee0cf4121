import Foundation
import FoveaDrawing
import FoveaLayout
import FoveaNode
import FoveaScene

/// What the content shape of a view is used for.
///
/// Source: SwiftUI `ContentShapeKinds`. Fovea knows hits and the focus ring; previews and hover
/// effects have no outline of their own here.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where pointers and fingers reach the view; the ring of focus follows it too (F440).
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline along which focus shows.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Decides where pointers and fingers reach the view, and the outline of its focus ring (F440).
  ///
  /// A shape that is neither a rectangle, rounded or not, nor an ellipse is hit in its bounding
  /// rectangle, whatever `eoFill` says.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Decides the outline of the view for some uses.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShape(kinds: kind, shape: shape))
  }
}

nonisolated struct ContentShape<S: Shape>: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let kinds: ContentShapeKinds
  let shape: S

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    let area = ContentArea(kinds, outline)
    node.memory = area
    node.facet?.onPlaced = { [weak node] frame in
      let isHit = area.kinds.contains(.interaction)
      node?.facet?.render.hitArea = isHit ? area.outline(frame.size.cgSize) : nil
      if area.showsFocus { area.target?.ringOutline = area.outline(frame.size.cgSize) }
    }
  }

  @MainActor func attached(to node: ModifierNode<Self>) {
    guard let area = node.memory as? ContentArea, area.showsFocus else { return }
    area.target = node.targetDirectlyInside
  }

  @MainActor func update(_ node: ModifierNode<Self>, from old: Self) {
    guard let area = node.memory as? ContentArea else { return }
    area.kinds = kinds
    area.outline = outline
    if let frame = node.facet?.frame { node.facet?.onPlaced?(frame) }
  }

  private var outline: (CGSize) -> Outline { { [shape] in shape._outline(in: $0).outline } }
}

/// A content shape, as gestures, controls and the focus ring find it.
@MainActor
package final class ContentArea {
  fileprivate(set) var kinds: ContentShapeKinds
  fileprivate(set) var outline: (CGSize) -> Outline
  /// The focus target whose ring follows the shape.
  weak var target: FocusTarget?

  init(_ kinds: ContentShapeKinds, _ outline: @escaping (CGSize) -> Outline) {
    self.kinds = kinds
    self.outline = outline
  }

  var showsFocus: Bool { !kinds.isDisjoint(with: [.interaction, .focusEffect]) }
}

extension ViewNode {
  /// The content shape for a use, looked for in the modifiers of the view inside this node.
  func contentArea(for kinds: ContentShapeKinds) -> ContentArea? {
    var found: ContentArea?
    var node = children.count == 1 ? children[0] : nil
    while let current = node, !current.roles.contains(.focusTarget) {
      if let area = current.contentArea, !area.kinds.isDisjoint(with: kinds) {
        // The ring's own shape goes before the one for hits.
        if area.kinds.contains(.focusEffect) || kinds == .interaction { return area }
        found = found ?? area
      }
      guard current.isModifier, current.children.count == 1 else { break }
      node = current.children[0]
    }
    return found
  }

  /// The focus target of the view that this modifier is applied to.
  var targetDirectlyInside: FocusTarget? {
    var node: ViewNode = self
    while node.children.count == 1 {
      node = node.children[0]
      if node.roles.contains(.focusTarget) { return node.facet?.focus?.target }
    }
    return nil
  }

  /// Lets the ring and the hits of this node's target follow a content shape inside.
  package func adoptContentShape(_ target: FocusTarget) {
    if let area = contentArea(for: [.interaction, .focusEffect]) { area.target = target }
    if contentArea(for: .interaction) != nil { facet?.render.hitArea = nil }
  }
}

extension ViewNode {
  /// The content shape that this node gives the view inside it.
  package var contentArea: ContentArea? { kept as? ContentArea }
}
