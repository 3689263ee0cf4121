import FoveaFocus
import FoveaInput
import FoveaNode
import FoveaScene
import FoveaTextEditing

extension TextInputNode {
  /// Select on the TV.
  func editFromRemote() {
    guard tree.traits.isRemote else { return }
    perform(.move(by: .document, .forward))
    beginEditing()
  }

  /// Whether the program says what is selected.
  private var hasSelection: Bool {
    tree.graph.untracked { input.selection?.wrappedValue != nil }
  }

  /// Focus begins to edit, but on the TV, where Select does (F123). The caret stands at the end
  /// unless a click says where.
  func followFocus(_ isFocused: Bool, _ reason: FocusReason) {
    if isFocused {
      let isPlaced = reason == .pointer || (reason == .request && hasSelection)
      if !isPlaced { perform(.move(by: .document, .forward)) }
      if !tree.traits.isRemote { beginEditing() }
    } else {
      endEditing()
    }
    area.followsCaret = true
    markDirty()
  }

  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    tellEditing(true)
    markDirty()
  }

  /// Editing is over: marked text stays, a value is read from the text; nothing is submitted (F282).
  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    isSelecting = false
    if editing.markedCharacters != nil { perform(.move(by: .document, .forward)) }
    commitValue()
    tellEditing(false)
    markDirty()
  }

  private func tellEditing(_ isEditing: Bool) {
    guard input.onEditingChanged != nil else { return }
    tree.actions.add { [weak self] in self?.input.onEditingChanged?(isEditing) }
  }

  // MARK: Submission

  /// Return of a keyboard or a remote.
  func submitFromKeyboard() -> Bool {
    if tree.traits.isRemote && !isEditing {
      beginEditing()
      return true
    }
    return submit()
  }

  /// Runs the submit actions, then does what the device does after them unless they asked for
  /// focus (F293–F299, D8).
  ///
  /// - Returns: whether there was an action.
  @discardableResult
  func submit() -> Bool {
    commitValue()
    let requests = tree.focus.requestsMade
    var isHandled = submit(input.trigger)
    if let onCommit = input.onCommit {
      onCommit()
      isHandled = true
    }
    let isFree = tree.focus.requestsMade == requests && target.isFocused
    switch tree.traits.idiom {
    case .phone, .pad, .watch: if isFree { tree.focus.move(to: nil, reason: .request) }
    case .tv: endEditing()
    case .desktop: if isFree && input.kind != .multiline { perform(.selectAll) }
    }
    return isHandled
  }
}

extension TextInputNode: TextInputTarget {
  package func paste(_ text: String) { perform(.paste(text)) }
  package func compose(_ text: String) { perform(.compose(text)) }
  package func commit(_ text: String) { perform(.commit(text)) }
  package func selectAll() { perform(.selectAll) }
  package var keyboard: SoftwareKeyboard { traits.keyboard }
  package func softwareInsert(_ text: String) { perform(.insert(text)) }
  package func softwareDelete() { perform(.deleteBackward) }

  /// A vertical field breaks the line where a software keyboard is used (F308).
  package func softwareReturn() {
    if input.kind == .multiline { perform(.insertNewline) } else { submit() }
  }

  package var displayText: String { editing.displayText }
  package var caretOffset: Int { editing.caretOffset }
  package var selectedCharacters: Range<Int> { editing.selection.characters }

  package func replaceText(with text: String, selection: Range<Int>) {
    if text != editing.text {
      editing.replace(text: text)
      publishText()
    }
    perform(.place(at: selection.lowerBound))
    if !selection.isEmpty { perform(.place(at: selection.upperBound, extending: true)) }
    markDirty()
  }
}
