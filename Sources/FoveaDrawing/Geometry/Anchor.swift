import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// A place, or a rectangle, of one view that another view can find in its own coordinates.
///
/// Source: SwiftUI `Anchor`.
nonisolated public struct Anchor<Value>: Hashable, @unchecked Sendable {
  /// What of a view is meant.
  public struct Source: @unchecked Sendable {
    let make: (CGRect) -> Value
    let fallback: Value
    let name: AnyHashable
  }

  weak var node: ViewNode?
  let source: Source

  var fallback: Value { source.fallback }
  func value(_ rect: CGRect) -> Value { source.make(rect) }

  /// The view's frame in the window's coordinates; `nil` when the view is gone.
  @MainActor var rect: FoveaGeometry.Rect? {
    guard let node, !node.isDetached else { return nil }
    return node.firstBox?.absoluteFrame
  }

  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node === rhs.node && lhs.source.name == rhs.source.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source.name) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(make: { $0 }, fallback: .zero, name: "bounds")
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(
      make: {
        CGRect(
          x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
      }, fallback: .zero,
      name: [rect.minX, rect.minY, rect.width, rect.height])
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      make: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, fallback: .zero,
      name: [point.x, point.y])
  }

  /// A point by its share of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      make: { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) },
      fallback: .zero, name: point)
  }

  /// The upper left corner, whatever the reading direction.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner, whatever the reading direction.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side, whatever the reading direction.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side, whatever the reading direction.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner, whatever the reading direction.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner, whatever the reading direction.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
