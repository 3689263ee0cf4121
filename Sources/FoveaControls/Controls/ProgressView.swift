import Foundation
import FoveaDrawing
import FoveaGraph
import FoveaInput
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
        fractionCompleted: share, label: .init(content: AnyView(ControlLabel(label: label))),
        currentValueLabel: .init(content: AnyView(currentValueLabel)))
    )
    .modifier(LabelledControl(kind: .progress(share)))
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
  /// A turning mark alone.
  public init() where Label == EmptyView {
    self.init(share: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A turning mark with a label of any views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// A turning mark with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(share: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A turning mark with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(share: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// - Parameter value: `nil` where nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      share: Self.share(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Progress with a label; `nil` where nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: Self.share(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Progress with a localised title; `nil` where nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      share: Self.share(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Progress with a title shown as it is; `nil` where nobody knows how far it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      share: Self.share(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Progress with a label and, in the author's words, how far it is; a `nil` value is not known.
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
  /// The label of progress, for its style to place.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// How far it is in the author's words, for the style to place.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0 … 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// What goes on, to be placed by the style or left out; never `nil` here.
  public var label: Label?
  /// How far it is in the author's words; never `nil` here, but empty where nothing is said.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far it is, a turning mark otherwise.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style of progress where nothing is said.
  public init() {}
  /// A bar where it is known how far it is, a turning mark otherwise.
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
  /// A bar in the accent colour.
  public init() { tint = nil }
  /// A bar in a colour of the author's.
  public init(tint: Color) { self.tint = tint }
  /// The label, a bar below it, and how far it is in small letters.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      if let share = configuration.fractionCompleted {
        Painted.bar(share: share, tint: tint, hasKnob: false, isEnabled: true)
          .modifier(Measured(role: .progress))
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
  /// A turning mark in the second colour of text.
  public init() { tint = nil }
  /// A turning mark in a colour of the author's; a number in percent keeps the colour of text.
  public init(tint: Color) { self.tint = tint }
  /// The mark or the number above the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      if let share = configuration.fractionCompleted {
        Text.percent(share).modifier(Measured(role: .progress))
      } else {
        Spinner().foregroundColor(tint ?? .secondary)
      }
      configuration.label
      configuration.currentValueLabel
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how far it is, a turning mark otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar; a turning mark where nobody knows how far it is.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning mark, or a number in percent.
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
