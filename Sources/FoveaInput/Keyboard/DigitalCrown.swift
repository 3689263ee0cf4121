import Foundation
import FoveaDrawing
import FoveaFocus
import FoveaLayout
import FoveaNode

/// How finely the crown is read. Surfaces count detents; the sensitivity scales what one moves.
nonisolated public enum DigitalCrownRotationalSensitivity: Sendable {
  case low, medium, high
}

/// One turn of the crown.
nonisolated public struct DigitalCrownEvent: Sendable {
  /// The value after the turn.
  public var offset: Double
  /// Detents of this turn; a surface that counts no time gives no other speed.
  public var velocity: Double

  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}

extension View {
  /// Turns a value with the crown, or a wheel, while this view has focus (F394–F400).
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    modifier(CrownRotation(binding: binding))
  }

  /// Turns a value between two bounds; one detent is `stride`, or 1.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      CrownRotation(
        binding: binding, bounds: minValue...maxValue, stride: stride.map { V($0) },
        isContinuous: isContinuous))
  }

  /// Turns a value and tells of each turn.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(CrownRotation(binding: binding, onChange: onChange, onIdle: onIdle))
  }

  /// Turns a value between two bounds and tells of each turn.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      CrownRotation(
        binding: binding, bounds: minValue...maxValue, isContinuous: isContinuous,
        onChange: onChange, onIdle: onIdle))
  }

  /// Turns a value in detents between two bounds and tells of each turn.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    modifier(
      CrownRotation(
        binding: detent, bounds: minValue...maxValue, stride: V(stride),
        isContinuous: isContinuous, onChange: onChange, onIdle: onIdle))
  }
}

nonisolated struct CrownRotation<Value: BinaryFloatingPoint>: NodeModifier {
  typealias Body = Never
  let binding: Binding<Value>
  var bounds: ClosedRange<Value>?
  var stride: Value?
  var isContinuous = false
  var onChange: (DigitalCrownEvent) -> Void = { _ in }
  var onIdle: () -> Void = {}

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.crown)
    node.commandHandler = { [unowned node] command in
      guard case .rotate(let detents) = command else { return false }
      node.modifier.turn(by: detents)
      return true
    }
  }

  @MainActor private func turn(by detents: Double) {
    let value = turned(binding.wrappedValue, by: detents)
    binding.wrappedValue = value
    onChange(DigitalCrownEvent(offset: Double(value), velocity: detents))
    onIdle()
  }

  /// The value after a turn: snapped to the stride, kept in the bounds or carried round (F396).
  private func turned(_ value: Value, by detents: Double) -> Value {
    let wish = value + Value(detents) * (stride ?? 1)
    guard let bounds else { return wish }
    let length = bounds.upperBound - bounds.lowerBound
    var offset = wish - bounds.lowerBound
    if let stride, stride > 0 { offset = (offset / stride).rounded() * stride }
    if isContinuous, length > 0 {
      offset = offset.truncatingRemainder(dividingBy: length)
      return bounds.lowerBound + (offset < 0 ? offset + length : offset)
    }
    return bounds.lowerBound + min(max(offset, 0), length)
  }
}
