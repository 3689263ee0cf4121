import FoveaDrawing
import FoveaNode

extension View {
  /// What assistive technologies call the view.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(label)) }

  /// What assistive technologies call the view.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(labelKey))) }

  /// What assistive technologies call the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(label))) }

  /// What the view holds, in words.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(value)) }

  /// What the view holds, in words.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(valueKey))) }

  /// What the view holds, in words.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(value))) }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(hint)) }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hintKey))) }

  /// What happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hint))) }

  /// Other names by which a person may ask for the view.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.inputLabels(inputLabels)) }

  /// Other names by which a person may ask for the view.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Other names by which a person may ask for the view.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// A name for tests, which nobody sees.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.identifier(identifier)) }

  /// Hides the view from assistive technologies; on screen it stays.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hidden(hidden)) }

  /// Says what the view is or does.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(traits)) }

  /// Takes back what the view is said to be or to do.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.removeTraits(traits)) }

  /// Makes the view an element of its own.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { attach(.children(children)) }

  /// Makes the view a heading; the level tells how deep it stands.
  ///
  /// Surfaces show no levels: each level is a heading to them.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(.isHeader)) }

  /// Reads views with a higher priority before their siblings.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.sortPriority(sortPriority))
  }

  /// Adds an action that each assistive technology knows.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.action(name: Text(verbatim: actionKind.name), run: handler))
  }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.action(name: name, run: handler))
  }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.action(name: Text(nameKey), run: handler))
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.action(name: Text(name), run: handler))
  }

  /// Makes the value of the view adjustable.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(
        .action(name: Text(verbatim: "increment"), run: { handler(.increment) }),
        .action(name: Text(verbatim: "decrement"), run: { handler(.decrement) })))
  }

  /// Says whether a person can operate the view; one that cannot be operated has no actions.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.respondsToUserInteraction(respondsToUserInteraction))
  }

  nonisolated private func attach(
    _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }
}
