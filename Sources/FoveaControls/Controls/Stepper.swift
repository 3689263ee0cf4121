import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode
import FoveaScene

/// Two buttons that make a value larger and smaller, one stop for focus.
///
/// While it has focus, arrows and + and − change the value; on the TV up and down move focus.
///
/// Source: SwiftUI `Stepper`; F117, F124.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let value: String
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var hidesLabels

  private init(
    label: Label, up: (() -> Void)?, down: (() -> Void)?, value: String = "",
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    onIncrement = up
    onDecrement = down
    self.value = value
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    AdjustArea(role: .stepper, value: value, isVertical: true, step: move) {
      HStack(spacing: 10) {
        if !hidesLabels {
          label
          Spacer(minLength: 10)
        }
        HStack(spacing: 0) {
          side("−", -1, onDecrement)
          side("+", 1, onIncrement)
        }
        .background(Color(.system(.secondaryBackground)))
        .cornerRadius(5)
      }
    }
  }

  private func side(_ sign: String, _ steps: Double, _ action: (() -> Void)?) -> some View {
    Text(verbatim: sign)
      .padding(.horizontal, 10)
      .foregroundColor(isEnabled && action != nil ? .primary : Color(.system(.tertiary)))
      .onTapGesture { move(by: steps) }
  }

  /// A turn of the crown may bring several steps at once.
  private func move(by steps: Double) {
    guard let action = steps < 0 ? onDecrement : onIncrement else { return }
    onEditingChanged(true)
    for _ in 0..<max(1, min(100, Int(abs(steps).rounded()))) { action() }
    onEditingChanged(false)
  }
}

extension Stepper {
  /// - Parameters:
  ///   - onIncrement: `nil` where the value cannot grow.
  ///   - onDecrement: `nil` where it cannot shrink.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), up: onIncrement, down: onDecrement, onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      value: "\(value.wrappedValue)", onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by stride: V.Stride) {
      let newer = value.wrappedValue.advanced(by: stride)
      if bounds.contains(newer) { value.wrappedValue = newer }
    }
    let now = value.wrappedValue
    self.init(
      label: label(), up: bounds.contains(now.advanced(by: step)) ? { move(by: step) } : nil,
      down: bounds.contains(now.advanced(by: 0 - step)) ? { move(by: 0 - step) } : nil,
      value: "\(now)", onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), up: onIncrement, down: onDecrement, onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), up: onIncrement, down: onDecrement, onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
