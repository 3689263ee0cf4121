import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode

/// What frames and points are relative to.
///
/// Source: SwiftUI `CoordinateSpace`.
nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around with this name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference in the view hierarchy.
///
/// Source: SwiftUI `CoordinateSpaceProtocol`.
nonisolated public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own frame of reference.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Stands for `local`, which is shorter where a space is asked for.
  public init() {}
  /// Always `local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's frame of reference.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Stands for `global`, which is shorter where a space is asked for.
  public init() {}
  /// Always `global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The frame of reference of a view that `coordinateSpace(_:)` named.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  let name: CoordinateSpace
  /// The space by the name that a view around has given it.
  public var coordinateSpace: CoordinateSpace { name }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// Positions from the view's own top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// Positions from the window's top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Positions from the top left corner of the nearest view around with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(AnyHashable(name)))
  }

  /// That of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(AnyHashable(ScrollSpace())))
  }
}

/// The name under which every scroll view is found.
nonisolated struct ScrollSpace: Hashable {}

extension View {
  /// Names the view's frame of reference for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceName(name: AnyHashable(name)))
  }

  /// Names the view's frame of reference for the views inside.
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    var name = AnyHashable(ScrollSpace())
    if case .named(let given) = space.name { name = given }
    return modifier(CoordinateSpaceName(name: name))
  }
}

nonisolated struct CoordinateSpaceName: NodeModifier {
  typealias Body = Never
  let name: AnyHashable
}

extension ViewNode {
  /// The origin of a space in the window's coordinates; `nil` where no view around has that name.
  package func origin(of space: CoordinateSpace, for box: LayoutBox) -> FoveaGeometry.Point? {
    switch space {
    case .global: return .zero
    case .local: return box.absoluteFrame.origin
    case .named(let name): return spaceBox(named: name)?.absoluteFrame.origin
    }
  }

  /// The box of the nearest view around with a name.
  func spaceBox(named name: AnyHashable) -> LayoutBox? {
    let isScroll = name == AnyHashable(ScrollSpace())
    return ancestor {
      isScroll
        ? $0.roles.contains(.scroll)
        : ($0 as? ModifierNode<CoordinateSpaceName>)?.modifier.name == name
    }?.firstBox
  }
}
