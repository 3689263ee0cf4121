import Foundation
import FoveaDrawing
import FoveaNode

// The older initialisers, which tell of editing and of Return by closures of their own; `focused`
// and `onSubmit` do that for any field.

extension TextField where Label == Text {
  private init(
    _ label: Text, _ source: TextSource, onEditingChanged: ((Bool) -> Void)?,
    onCommit: (() -> Void)?
  ) {
    var input = TextInput(.singleLine, source)
    input.onEditingChanged = onEditingChanged
    input.onCommit = onCommit
    self.init(input, label: label)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(text),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(text),
      onEditingChanged: onEditingChanged, onCommit: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(text),
      onEditingChanged: nil, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), TextSource(text),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(title), TextSource(text),
      onEditingChanged: onEditingChanged, onCommit: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), TextSource(text),
      onEditingChanged: nil, onCommit: onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(value, formatter: formatter),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(value, formatter: formatter),
      onEditingChanged: onEditingChanged, onCommit: nil)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), TextSource(value, formatter: formatter),
      onEditingChanged: nil, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), TextSource(value, formatter: formatter),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(title), TextSource(value, formatter: formatter),
      onEditingChanged: onEditingChanged, onCommit: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), TextSource(value, formatter: formatter),
      onEditingChanged: nil, onCommit: onCommit)
  }
}
