import FoveaGeometry
import FoveaLayout
import Foundation

/// Whose coordinates a point or a frame is told in.
///
/// Source: SwiftUI `CoordinateSpace`.
nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Sendable: names are values that authors compare; they are used on the main actor.
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
nonisolated public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinates.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view around that was named with `coordinateSpace(_:)`.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  nonisolated public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Gives the view's coordinates a name for the views and gestures inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpace(space: name.coordinateSpace))
  }

  /// The older spelling.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpace(space: .named(AnyHashable(name))))
  }
}

nonisolated struct NamedSpace: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let space: CoordinateSpace

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: false)
  }
}

extension ViewNode {
  /// A point of the window in a space as this node sees it; a name that nobody around has stands for
  /// the window.
  func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    switch space {
    case .global: return point
    case .local: return point - (facet?.render.absoluteFrame ?? firstBox?.absoluteFrame ?? .zero).origin
    case .named:
      let found = ancestor { ($0 as? ModifierNode<NamedSpace>)?.modifier.space == space }
      return point - (found?.box?.absoluteFrame.origin ?? .zero)
    }
  }
}
