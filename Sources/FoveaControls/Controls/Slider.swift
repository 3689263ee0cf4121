import Foundation
import FoveaDrawing
import FoveaNode
import FoveaScene

/// A value on a line between two bounds.
///
/// While it has focus, arrows move it by a step, or by a tenth of its range where it has none; Home
/// and End go to the bounds. A pointer moves it to where it is pressed. Apple has no slider on the
/// TV; there left and right move it here.
///
/// Source: SwiftUI `Slider`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let onEditingChanged: (Bool) -> Void
  @State private var isDragging = false
  @Environment(\.isEnabled) private var isEnabled

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimum: ValueLabel?, maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: ClosureLocation(
        read: { Double(value.wrappedValue) }, write: { value.wrappedValue = V($0) }))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimum
      AdjustArea(
        role: .slider, value: "\((value.wrappedValue * 1000).rounded() / 1000)", isVertical: false,
        step: move, toEnd: { set($0 ? bounds.upperBound : bounds.lowerBound) }, drag: drag
      ) {
        Painted.bar(share: share, tint: nil, hasKnob: true, isEnabled: isEnabled)
      }
      maximum
    }
  }

  private var span: Double { bounds.upperBound - bounds.lowerBound }

  private var share: Double {
    span > 0 ? (value.wrappedValue - bounds.lowerBound) / span : 0
  }

  private func move(by steps: Double) {
    onEditingChanged(true)
    set(value.wrappedValue + steps * (step ?? span / 10))
    onEditingChanged(false)
  }

  private func drag(to share: Double, isOver: Bool) {
    if !isDragging {
      isDragging = true
      onEditingChanged(true)
    }
    set(bounds.lowerBound + share * span)
    if isOver {
      isDragging = false
      onEditingChanged(false)
    }
  }

  /// Takes a value, at the nearest step from the lower bound.
  private func set(_ newer: Double) {
    var newer = newer
    if let step {
      newer = bounds.lowerBound + ((newer - bounds.lowerBound) / step).rounded() * step
    }
    newer = max(bounds.lowerBound, min(bounds.upperBound, newer))
    if newer != value.wrappedValue { value.wrappedValue = newer }
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }
}
