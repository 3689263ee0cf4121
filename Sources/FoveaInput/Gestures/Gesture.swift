import Foundation
import FoveaNode
import FoveaScene

/// Something that a person does with a pointer or a finger over a view.
///
/// Source: SwiftUI `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }

  @_documentation(visibility: internal)
  static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

/// What watches the pointer for a gesture.
@MainActor
public struct _GestureRecognizer<Value> {
  let recognizer: Recognizer<Value>
}

extension Gesture where Body.Value == Value {
  @_documentation(visibility: internal)
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._recognizer(gesture.body)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture {
  /// Runs an action when the gesture has come to its end.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Gives the gesture's values another form.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, map: body)
  }

  /// Keeps a state up to date while the gesture lasts; afterwards it is what it was.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Both gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another one.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value has changed.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let made = Base._recognizer(gesture.base)
    let earlier = made.recognizer.onEnded
    made.recognizer.onEnded = {
      earlier?($0)
      gesture.action($0)
    }
    return made
  }
}

/// A gesture with an action for its changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let made = Base._recognizer(gesture.base)
    let earlier = made.recognizer.onChanged
    var last: Value?
    made.recognizer.onChanged = { value in
      earlier?(value)
      if value != last { gesture.action(value) }
      last = value
    }
    return made
  }
}

/// A gesture whose values have another form.
nonisolated public struct _MapGesture<Base: Gesture, T>: Gesture {
  public typealias Value = T
  public typealias Body = Never
  let base: Base
  let map: (Base.Value) -> T

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<T> {
    _GestureRecognizer(
      recognizer: MappedRecognizer(Base._recognizer(gesture.base).recognizer, gesture.map))
  }
}

/// A gesture that keeps a state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let made = Base._recognizer(gesture.base)
    let (changed, finished) = (made.recognizer.onChanged, made.recognizer.onFinished)
    made.recognizer.onChanged = { value in
      gesture.state.change { gesture.change(value, &$0, &$1) }
      changed?(value)
    }
    made.recognizer.onFinished = {
      gesture.state.reset()
      finished?()
    }
    return made
  }
}

/// Two gestures at once; the value tells which of them speaks.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      recognizer: PairRecognizer(
        First._recognizer(gesture.first).recognizer, Second._recognizer(gesture.second).recognizer,
        isExclusive: false, one: { Value(first: $0) }, other: { Value(second: $0) }))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, the first before the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      recognizer: PairRecognizer(
        First._recognizer(gesture.first).recognizer, Second._recognizer(gesture.second).recognizer,
        isExclusive: true, one: { .first($0) }, other: { .second($0) }))
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
