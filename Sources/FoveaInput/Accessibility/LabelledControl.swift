import Foundation
import FoveaDrawing
import FoveaNode
import FoveaScene

/// A control made of several views: it is called by its label and tells its value.
nonisolated package struct LabelledControl: ViewModifier {
  package typealias Body = Never

  package enum Kind {
    /// The control inside says what it is and what its value is.
    case plain
    /// What is written on the control inside is its value.
    case choice
    /// What is inside is only read, or a control without a name.
    case content
    case toggle(isOn: Bool)
    /// How far something is, 0 … 1; `nil` where nobody knows.
    case progress(Double?)
  }

  let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  nonisolated public static var _appliesToEach: Bool { false }

  @MainActor package static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let node = LabelledControlNode(modifier.kind, in: context)
    node.adopt([Inner._makeNode(content, in: node.childContext)])
    return node
  }

  @MainActor package static func _updateNode<Inner: View>(
    _ modifier: Self, content: Inner, _ node: ViewNode
  ) {
    let node = node.cast(to: LabelledControlNode.self)
    node.kind = modifier.kind
    Inner._updateNode(content, node.children[0])
  }
}

package final class LabelledControlNode: ViewNode, AccessibilityAdjusting {
  var kind: LabelledControl.Kind

  init(_ kind: LabelledControl.Kind, in context: NodeContext) {
    self.kind = kind
    super.init(in: context)
    roles.insert(.control)
  }

  package override var isModifier: Bool { true }

  package func adjust(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let labels = elements.flatMap(\.all).filter(\.isControlLabel)
    let controls = elements.flatMap(\.all).filter { $0.content.role.isControl }
    switch kind {
    case .plain: name(controls.first, by: labels)
    case .choice:
      if let control = controls.first {
        if control.content.role == .button { control.becomeChoice() }
        name(control, by: labels)
      }
    case .content:
      if controls.isEmpty { return [reading(elements, labels)] }
      if controls.count == 1, controls[0].isNameless { name(controls[0], by: labels) }
    case .toggle(let isOn):
      let control = controls.first ?? group(elements)
      control.content.role = .toggle
      control.content.value = isOn ? "on" : "off"
      name(control, by: labels)
      if controls.isEmpty { return [control] }
    case .progress(let share):
      let control = controls.first ?? group(elements)
      control.content.role = .progress
      if let share { control.content.value = values.percent(share) }
      name(control, by: labels)
      if controls.isEmpty { return [control] }
    }
    return elements
  }

  /// Calls a control by its label, which has no element of its own then.
  private func name(_ control: AccessibilityElement?, by labels: [AccessibilityElement]) {
    guard let control else { return }
    let labels = labels.filter { label in !label.isPart && label !== control }
    guard !labels.isEmpty else { return }
    control.take(labels)
  }

  /// A label and what is written beside it.
  private func reading(
    _ elements: [AccessibilityElement], _ labels: [AccessibilityElement]
  ) -> AccessibilityElement {
    let element = group(elements)
    element.content.role = .text
    let texts = elements.flatMap(\.all).filter { !$0.isControlLabel && !$0.content.label.isEmpty }
    element.content.value = texts.map(\.content.label).joined(separator: ", ")
    element.take(labels)
    element.take(parts: texts)
    return element
  }

  private func group(_ elements: [AccessibilityElement]) -> AccessibilityElement {
    AccessibilityElement(self, AccessibilityNode(role: .group), children: elements)
  }
}

extension AccessibilityElement {
  fileprivate var isNameless: Bool { content.label.isEmpty && writtenLabel.isEmpty }

  /// What is written on the control is what is chosen.
  fileprivate func becomeChoice() {
    content.role = .picker
    content.value = content.value ?? content.label
    content.label = ""
    writtenLabel = ""
  }

  /// Takes a label's texts as its own.
  fileprivate func take(_ labels: [AccessibilityElement]) {
    content.label = labels.map(\.content.label).filter { !$0.isEmpty }.joined(separator: ", ")
    writtenLabel = labels.map(\.name).joined(separator: ", ")
    take(parts: labels)
  }

  fileprivate func take(parts: [AccessibilityElement]) {
    for part in parts { part.isPart = true }
    self.parts += parts
  }
}

extension AccessibilityNode.Role {
  /// Whether a person operates it, or it shows a value.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureField, .textEditor, .searchField, .toggle, .slider,
      .stepper, .picker, .menu, .progress, .tab:
      true
    case .window, .group, .text, .heading, .image, .list, .row, .scrollArea, .dialog, .alert: false
    }
  }
}

extension EnvironmentValues {
  /// A share as the locale writes it in percent.
  func percent(_ share: Double) -> String { Text.percent(share).string(in: textLocale) }
}

extension Text {
  /// A share, 0 … 1, in whole percent.
  package nonisolated static func percent(_ share: Double) -> Text {
    Text(share, format: .percent.precision(.fractionLength(0)))
  }
}
