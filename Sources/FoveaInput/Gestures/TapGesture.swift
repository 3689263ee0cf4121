import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaNode
import FoveaScene

/// One tap or several.
///
/// A single tap does not wait whether a second one follows: it is recognized at once, and a double
/// tap of the same view after it.
///
/// Source: SwiftUI `TapGesture`.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    _GestureRecognizer(
      recognizer: MappedRecognizer(TapRecognizer(count: gesture.count, space: .local)) { _ in })
  }
}

/// One tap or several, and where.
///
/// Source: SwiftUI `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let tap = TapRecognizer(count: gesture.count, space: gesture.coordinateSpace)
    return _GestureRecognizer(recognizer: MappedRecognizer(tap) { Value(location: $0) })
  }
}

/// Recognizes taps when the pointer goes up where it went down.
final class TapRecognizer: Recognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var start: Point?
  private var hasMoved = false

  init(count: Int, space: CoordinateSpace) {
    self.count = max(1, count)
    self.space = space
  }

  override var isTap: Bool { count == 1 }

  override func handle(_ touch: GestureTouch) -> Bool {
    switch touch.phase {
    case .down:
      start = touch.event.location
      hasMoved = false
    case .dragged:
      let slack: Double = touch.event.isTouch ? 20 : 10
      if let start, start.distance(to: touch.event.location) > slack { hasMoved = true }
    case .up:
      defer { start = nil }
      guard !hasMoved, touch.isInside, touch.event.clickCount % count == 0 else { return false }
      end(touch.location(in: space))
      return true
    case .moved, .scroll: break
    }
    return false
  }

  override func cancel() {
    hasMoved = true
    super.cancel()
  }

  override func perform(on node: ViewNode) {
    let frame = node.facet?.render.absoluteFrame ?? .zero
    end(node.convert(Point(x: frame.midX, y: frame.midY), to: space).cgPoint)
  }
}

extension Point {
  func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }
}
