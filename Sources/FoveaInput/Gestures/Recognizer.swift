import Foundation
import FoveaNode
import FoveaScene

/// Watches the pointer for one gesture of one view.
@MainActor
class Recognizer<Value> {
  var onChanged: ((Value) -> Void)?
  var onEnded: ((Value) -> Void)?
  /// The gesture is over, whether it came to its end or not.
  var onFinished: (() -> Void)?
  /// Whether Space or Select may stand for the gesture (F113, F114).
  var isTap: Bool { false }

  /// - Returns: whether the gesture has ended here: it was recognized.
  func handle(_ touch: GestureTouch) -> Bool { false }

  /// Another gesture was recognized, or the view is gone.
  func cancel() { onFinished?() }

  /// Ends the gesture in the middle of a view, for a key that stands for it.
  func perform(on node: ViewNode) {}

  func end(_ value: Value) {
    onEnded?(value)
    onFinished?()
  }
}

/// Calls another recognizer's values by another name.
final class MappedRecognizer<Base, Value>: Recognizer<Value> {
  let base: Recognizer<Base>

  init(_ base: Recognizer<Base>, _ map: @escaping (Base) -> Value) {
    self.base = base
    super.init()
    let (changed, ended) = (base.onChanged, base.onEnded)
    base.onChanged = { [weak self] in
      changed?($0)
      self?.onChanged?(map($0))
    }
    base.onEnded = { [weak self] in
      ended?($0)
      self?.onEnded?(map($0))
    }
    let finished = base.onFinished
    base.onFinished = { [weak self] in
      finished?()
      self?.onFinished?()
    }
  }

  override var isTap: Bool { base.isTap }
  override func handle(_ touch: GestureTouch) -> Bool { base.handle(touch) }
  override func cancel() { base.cancel() }
  override func perform(on node: ViewNode) { base.perform(on: node) }
}

/// Two gestures of one view, both at once or the first that is recognized.
final class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  private let first: Recognizer<First>
  private let second: Recognizer<Second>
  private let isExclusive: Bool

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>, isExclusive: Bool,
    one: @escaping (First) -> Value, other: @escaping (Second) -> Value
  ) {
    self.first = first
    self.second = second
    self.isExclusive = isExclusive
    super.init()
    Self.connect(first, self, one)
    Self.connect(second, self, other)
  }

  private static func connect<Part>(
    _ part: Recognizer<Part>, _ whole: PairRecognizer, _ map: @escaping (Part) -> Value
  ) {
    let (changed, ended, finished) = (part.onChanged, part.onEnded, part.onFinished)
    part.onChanged = { [weak whole] in
      changed?($0)
      whole?.onChanged?(map($0))
    }
    part.onEnded = { [weak whole] in
      ended?($0)
      whole?.onEnded?(map($0))
    }
    part.onFinished = { [weak whole] in
      finished?()
      whole?.onFinished?()
    }
  }

  override var isTap: Bool { first.isTap || second.isTap }

  override func handle(_ touch: GestureTouch) -> Bool {
    let isFirst = first.handle(touch)
    if isFirst && isExclusive {
      second.cancel()
      return true
    }
    return second.handle(touch) || isFirst
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func perform(on node: ViewNode) {
    if first.isTap { first.perform(on: node) } else { second.perform(on: node) }
  }
}
