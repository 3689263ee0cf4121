import Foundation
import FoveaDrawing
import FoveaGeometry
import FoveaGraph
import FoveaNode
import FoveaScene

/// A press that lasts.
///
/// Source: SwiftUI `LongPressGesture`.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  /// - Parameters:
  ///   - minimumDuration: seconds.
  ///   - maximumDistance: points that the pointer may move meanwhile.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    _GestureRecognizer(recognizer: LongPressRecognizer(gesture))
  }
}

final class LongPressRecognizer: Recognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: Point?
  private var wait: Motion?
  private var isRecognized = false

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func handle(_ touch: GestureTouch) -> Bool {
    switch touch.phase {
    case .down: begin(touch)
    case .dragged:
      let limit = Double(gesture.maximumDistance)
      if let start, start.distance(to: touch.event.location) > limit { cancel() }
    case .up:
      // A press that was recognized leaves nothing for a tap.
      let isTaken = isRecognized
      if !isTaken { cancel() }
      isRecognized = false
      return isTaken
    case .moved, .scroll: break
    }
    return false
  }

  private func begin(_ touch: GestureTouch) {
    start = touch.event.location
    isRecognized = false
    onChanged?(true)
    let tree = touch.node.tree
    wait = tree.graph.clock.run(
      duration: gesture.minimumDuration, curve: { $0 }, step: { _ in },
      finish: { [weak self] in
        guard let self, start != nil else { return }
        start = nil
        isRecognized = true
        end(true)
      })
    tree.needsFrame()
  }

  override func cancel() {
    wait?.cancel()
    wait = nil
    if start != nil { super.cancel() }
    start = nil
  }
}
