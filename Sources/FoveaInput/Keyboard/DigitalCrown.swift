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

extension ViewNode {
  /// Turns what takes the crown inside of this node, up to the next views that can have focus: the
  /// focusable view may stand around it (F394).
  package func turnInside(_ detents: Double) -> Bool {
    for child in children where child.roles.isDisjoint(with: [.focusTarget, .modal]) {
      if child.perform(.rotate(detents)) || child.turnInside(detents) { return true }
    }
    return false
  }
}

extension ViewTree {
  /// How far one detent of the crown scrolls, in points: about a line of text.
  private static let crownStep = 20.0

  /// Scrolls the area around focus, or the first one of the window (F399); up is towards the top.
  package func turnCrown(_ detents: Double) {
    guard let area = areaOfCrown else { return }
    let box = area.scrollBox
    var offset = box.offset
    if box.scrollsVertically {
      offset.y -= detents * Self.crownStep
    } else {
      offset.x -= detents * Self.crownStep
    }
    box.scroll(to: offset)
  }

  private var areaOfCrown: (any Scrolling)? {
    var node = focus.focused?.node
    while let current = node {
      if let area = current as? any Scrolling { return area }
      node = current.parent
    }
    return focus.firstScroll(in: focus.activeScope)
  }
}

extension FocusSystem {
  /// - Complexity: O(*n*) in the containers of the focus map before the area.
  fileprivate func firstScroll(in container: FocusMap.ID) -> (any Scrolling)? {
    for child in map.children(of: container) {
      switch map.kind(of: child) {
      case .target, nil: continue
      case .scroll:
        if let area = entry(of: child)?.facet.node as? any Scrolling { return area }
      case .group, .section, .scope:
        if let area = firstScroll(in: child) { return area }
      }
    }
    return nil
  }
}
