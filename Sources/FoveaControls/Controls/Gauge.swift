import Foundation
import FoveaDrawing
import FoveaNode

/// A value within bounds, to be read.
///
/// Source: SwiftUI `Gauge`; every style is a bar with its labels.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let share: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      HStack(spacing: 8) {
        minimum
        Painted.bar(share: share, tint: nil, hasKnob: false, isEnabled: true)
          .modifier(Measured(role: .progress, value: "\(Int((share * 100).rounded()))%"))
        maximum
      }
      current
    }
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>)
    -> Double
  {
    let span = bounds.upperBound - bounds.lowerBound
    return span > 0 ? max(0, min(1, Double((value - bounds.lowerBound) / span))) : 0
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      share: Self.share(value, bounds), label: label(), current: EmptyView(), minimum: nil,
      maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(value, bounds), label: label(), current: currentValueLabel(), minimum: nil,
      maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      share: Self.share(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}
