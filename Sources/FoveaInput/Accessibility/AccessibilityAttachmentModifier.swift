import FoveaDrawing
import FoveaNode
import FoveaScene

/// What a view says to assistive technologies beyond what it shows.
///
/// Source: SwiftUI `AccessibilityAttachmentModifier`.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, NodeModifier {
  public typealias Body = Never

  enum Change {
    case label(Text)
    case value(Text)
    case hint(Text)
    case inputLabels([Text])
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case sortPriority(Double)
    case action(name: Text, run: @MainActor () -> Void)
    case respondsToUserInteraction(Bool)
  }

  let changes: [Change]

  init(_ changes: Change...) { self.changes = changes }
}

extension ModifierNode: AccessibilityAdjusting where Modifier == AccessibilityAttachmentModifier {
  package func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    modifier.changes.reduce(elements) { apply($1, to: $0) }
  }

  private func apply(
    _ change: AccessibilityAttachmentModifier.Change, to elements: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    switch change {
    case .hidden(let isHidden):
      for element in elements { element.isHidden = isHidden }
      return elements
    case .sortPriority(let priority):
      for element in elements { element.sortPriority = priority }
      return elements
    case .children(let behavior): return [group(elements, behavior)]
    case .label, .value, .hint, .inputLabels, .identifier, .addTraits, .removeTraits, .action,
      .respondsToUserInteraction:
      let element = elements.count == 1 ? elements[0] : group(elements, .contain)
      element.take(change, in: self)
      return [element]
    }
  }

  /// One element for several, or for a view that says nothing by itself.
  private func group(
    _ elements: [AccessibilityElement], _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityElement {
    let group = AccessibilityElement(
      self, AccessibilityNode(role: .group), children: elements)
    switch behavior.kind {
    case .contain: break
    case .ignore: for element in elements { element.isHidden = true }
    case .combine:
      group.gatherLabel()
      for element in elements {
        element.isHidden = true
        group.actions += element.actions
      }
    }
    return group
  }
}

extension AccessibilityElement {
  fileprivate func take(
    _ change: AccessibilityAttachmentModifier.Change, in node: ViewNode
  ) {
    let locale = node.values.textLocale
    switch change {
    case .label(let text): content.label = text.string(in: locale)
    case .value(let text): content.value = text.string(in: locale)
    case .hint(let text): content.hint = text.string(in: locale)
    case .inputLabels(let texts): inputLabels = texts.map { $0.string(in: locale) }
    case .identifier(let identifier): content.identifier = identifier
    case .addTraits(let traits):
      if let role = traits.role { content.role = role }
      if traits.contains(.isSelected) { content.isSelected = true }
    case .removeTraits(let traits):
      if traits.role == content.role { content.role = .group }
      if traits.contains(.isSelected) { content.isSelected = false }
    case .action(let name, let run): actions.append((name.string(in: locale), run))
    case .respondsToUserInteraction(let responds):
      if !responds { content.actions = [] }
    case .hidden, .sortPriority, .children: break
    }
  }
}
