import Foundation
import FoveaDrawing
import FoveaGraph
import FoveaLayout
import FoveaNode
import FoveaScene

/// How far something is, or that it is under way.
///
/// Source: SwiftUI `ProgressView`. A turning mark moves on the session's clock; it stands still where
/// the person asked for fewer animations.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let share: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  @MainActor public var body: some View {
    Self.body(
      of: style,
      ProgressViewStyleConfiguration(
        fractionCompleted: share, label: .init(content: AnyView(label)),
        currentValueLabel: .init(content: AnyView(currentValueLabel))))
  }

  @MainActor private static func body<S: ProgressViewStyle>(
    of style: S, _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }

  fileprivate init(share: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.share = share
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? max(0, min(1, Double($0 / total))) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(share: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(share: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(share: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// - Parameter value: `nil` where nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      share: Self.share(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: Self.share(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      share: Self.share(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      share: Self.share(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The looks of progress.
///
/// Source: SwiftUI `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of progress.
nonisolated public struct ProgressViewStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0 … 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far it is, a turning mark otherwise.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      if let share = configuration.fractionCompleted {
        Painted.bar(share: share, tint: tint, hasKnob: false, isEnabled: true)
          .modifier(Measured(role: .progress, value: "\(Int((share * 100).rounded()))%"))
      } else {
        Spinner()
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// A turning mark, or a number in percent.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      if let share = configuration.fractionCompleted {
        let percent = "\(Int((share * 100).rounded()))%"
        Text(verbatim: percent).modifier(Measured(role: .progress, value: percent))
      } else {
        Spinner().foregroundColor(tint ?? .secondary)
      }
      configuration.label
      configuration.currentValueLabel
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives progress inside a look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
