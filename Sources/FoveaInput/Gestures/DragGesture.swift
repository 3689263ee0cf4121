import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaScene

/// A movement of the pressed pointer or of a finger.
///
/// Source: SwiftUI `DragGesture`. Where events carry no time, velocity is zero and the predicted end
/// is the end.
nonisolated public struct DragGesture: Gesture {
  /// How far a drag has come; places are points in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the gesture told of this place, by the wall clock.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the pointer went down.
    public var startLocation: CGPoint
    /// The speed of the last step, in points a second; zero where events carry no time.
    public var velocity: CGSize

    /// How far the pointer has come from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the pointer would come to rest: a quarter of a second on at its present speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far from its beginning the pointer would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  public typealias Body = Never
  /// Points that the pointer moves before the gesture begins; at zero it begins with the press.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// - Parameter minimumDistance: points that the pointer moves before the gesture begins.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag whose places are told in a space of the author's, such as `.named("board")`.
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
