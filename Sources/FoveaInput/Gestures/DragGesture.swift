import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaScene

/// A movement of the pressed pointer or of a finger.
///
/// Source: SwiftUI `DragGesture`. Where events carry no time, velocity is zero and the predicted end
/// is the end.
nonisolated public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// - Parameter minimumDistance: points that the pointer moves before the gesture begins.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(recognizer: DragRecognizer(gesture))
  }
}

final class DragRecognizer: Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: (point: CGPoint, window: Point)?
  private var last: (point: CGPoint, time: Double)?
  private var velocity = CGSize.zero
  private var hasBegun = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func handle(_ touch: GestureTouch) -> Bool {
    let point = touch.location(in: gesture.coordinateSpace)
    switch touch.phase {
    case .down:
      start = (point, touch.event.location)
      last = (point, touch.time)
      velocity = .zero
      hasBegun = gesture.minimumDistance <= 0
      if hasBegun { onChanged?(value(at: point)) }
    case .dragged:
      guard let start else { return false }
      follow(point, touch.time)
      if !hasBegun {
        hasBegun =
          start.window.distance(to: touch.event.location) >= Double(gesture.minimumDistance)
      }
      if hasBegun { onChanged?(value(at: point)) }
    case .up:
      guard start != nil, hasBegun else {
        start = nil
        return false
      }
      let value = value(at: point)
      (start, hasBegun) = (nil, false)
      end(value)
      return true
    case .moved, .scroll: break
    }
    return false
  }

  private func follow(_ point: CGPoint, _ time: Double) {
    if let last, time > last.time {
      let span = time - last.time
      velocity = CGSize(
        width: (point.x - last.point.x) / span, height: (point.y - last.point.y) / span)
    }
    last = (point, time)
  }

  private func value(at point: CGPoint) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(), location: point, startLocation: start?.point ?? point, velocity: velocity)
  }

  override func cancel() {
    if start != nil { super.cancel() }
    (start, hasBegun) = (nil, false)
  }
}
