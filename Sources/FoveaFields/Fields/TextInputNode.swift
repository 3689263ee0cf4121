import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene
import FoveaTextEditing

/// The node of every field and editor: the area, the focus target, and the text being edited.
///
///     TextInputNode        padding, fill, focus, keys
///       └ TextAreaNode     the text: lines, caret, selection, scrolled in its clip
package final class TextInputNode: ViewNode, DescribedNode, FocusHolder, PointerResponder, DrawnNode
{
  // Read and written in whole on the main actor only: no two accesses can overlap.
  @exclusivity(unchecked) private(set) var input: TextInput
  @exclusivity(unchecked) package var editing: EditableText
  let leaf: TextInputLeaf
  @exclusivity(unchecked) private(set) var area: TextAreaNode!
  @exclusivity(unchecked) private(set) var target: FocusTarget!
  @exclusivity(unchecked) private(set) var look = TextInputLook()
  package internal(set) var isEditing = false
  /// Whether a pointer that went down here selects.
  var isSelecting = false
  private let padding: PaddingBox
  /// The label where it is a text, else its node: it is asked for its text and never drawn.
  private var title: Text?
  private var labelNode: ViewNode?
  /// What the binding said last: fields of values keep a text of their own until it is committed.
  private var lastRead: String?
  private var lastSelection: TextSelection?
  /// How many lines decided the height last.
  private var lineCount: Int?

  static func make<Label: View>(
    _ input: TextInput, label: Label, in context: NodeContext
  ) -> ViewNode {
    let node = TextInputNode(input, in: context)
    node.setLabel(label)
    node.graphChanged()
    return node
  }

  private init(_ input: TextInput, in context: NodeContext) {
    self.input = input
    leaf = TextInputLeaf(measurer: context.tree.measurer)
    padding = PaddingBox(.zero, in: context.tree.layout)
    editing = EditableText("", kind: input.kind)
    super.init(in: context)
    setBox(padding, draws: true)
    area = TextAreaNode(leaf, in: childContext)
    adopt([area])
    refreshBoxes()
    area.field = self
    facet?.render.setPainter(self)
    target = FocusTarget(.textEntry, on: self)
    target.textInput = self
    joinFocus(target)
  }

  private func setLabel<Label: View>(_ label: Label) {
    if let text = label as? Text {
      title = text
    } else if let labelNode {
      Label._updateNode(label, labelNode)
    } else {
      labelNode = Label._makeNode(label, in: childContext)
    }
  }

  /// A newer value; nothing is read again where it says the same.
  func update<Label: View>(_ newer: TextInput, label: Label) {
    let isSame = newer.isProvablyEqual(to: input) && title != nil && title == label as? Text
    let before = input
    if let old = before.source.conversion, let new = newer.source.conversion,
      new.isAboutAnother(than: old)
    {
      // What is pending belongs to what it was typed for.
      commitValue()
      lastRead = nil
    }
    input = newer
    if isSame {
      // The places that were read are those that tell of changes.
      input.source = before.source
      input.selection = before.selection
    }
    setLabel(label)
    if !isSame { markDirty() }
  }

  package override func willDetach() { labelNode?.detach() }

  // MARK: What is read

  /// Reads the binding and the environment again and draws what came of it.
  package override func graphChanged() {
    let (text, selection, conditions) = tracking {
      resolve()
      return (
        input.source.read(in: values.textLocale), input.selection?.wrappedValue,
        values.focusConditions
      )
    }
    target.conditions = conditions
    editing.kind = input.kind
    take(text)
    take(selection)
    applyLook()
    show()
  }

  private func resolve() {
    let before = look
    defer { if look != before { facet?.render.needsDrawing() } }
    let values = values
    look.font = values.fontDescription
    look.alignment = values.lineAlignment
    look.area = TextFieldArea(
      input.isEditor ? values.textEditorLook : values.textFieldLook, idiom: tree.traits.idiom,
      isPaintedByAuthor: isPaintedByAuthor)
    look.height = height(in: values)
    if look.area.outline != nil { look.fill = SystemColor.fieldBackground.resolve(in: values) }
  }

  /// What the field asks of a keyboard or of an input method.
  package var traits: TextInputTraits {
    TextInputTraits(
      isSecure: input.kind == .secure, isMultiline: input.kind == .multiline,
      isSearch: input.trigger == .search, in: values)
  }

  /// The label's text; empty where there is none.
  private func name(in values: EnvironmentValues) -> String {
    title?.string(in: values.textLocale) ?? labelNode?.textInside ?? ""
  }

  /// What shows while there is no text.
  private func placeholder(in values: EnvironmentValues) -> StyledText {
    let text = input.prompt ?? Text(verbatim: input.isLabeled ? "" : name(in: values))
    var placeholder = text.styled(in: values)
    placeholder.lineLimit = input.kind == .multiline ? nil : 1
    placeholder.reservedLines = 0
    return placeholder
  }

  private func height(in values: EnvironmentValues) -> TextInputLeaf.Height {
    if input.isEditor { return .all }
    guard input.kind == .multiline else { return .oneLine }
    let most = values.lineLimit ?? .max
    return .lines(least: min(max(1, values.reservedLines), most), most: most)
  }

  /// Whether the author has put a background right behind this field.
  private var isPaintedByAuthor: Bool {
    var node = parent
    while let current = node, current.isModifier {
      if let layers = current as? any LayeringNode, layers.isBehind { return true }
      node = current.parent
    }
    return false
  }

  private func take(_ text: String) {
    if !input.source.takesEdits {
      if text == lastRead { return }
      lastRead = text
    }
    editing.replace(text: text)
  }

  private func take(_ selection: TextSelection?) {
    guard let selection, selection != lastSelection else { return }
    lastSelection = selection
    let text = editing.text
    func offset(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    let range = selection.range
    editing.perform(.place(at: offset(range.lowerBound)))
    if !range.isEmpty { editing.perform(.place(at: offset(range.upperBound), extending: true)) }
  }

  func applyLook() {
    let oldHeight = leaf.height
    let oldFont = leaf.font
    leaf.font = look.font
    leaf.alignment = look.alignment
    leaf.height = look.height
    if editing.isMultiline { leaf.setText(editing.displayText, revision: editing.revision) }
    padding.insets = tree.marginsInCells(look.area.insets)
    if target.mark != look.area.mark { target.mark = look.area.mark }
    let lines = leaf.lineCount(width: area.width)
    if oldHeight != leaf.height || oldFont != leaf.font || lines != lineCount {
      area.box?.invalidate()
    }
    lineCount = lines
  }

  // MARK: Editing

  /// Does what a person asks of the text.
  ///
  /// - Returns: whether the command was for this text.
  @discardableResult
  func perform(_ command: TextCommand) -> Bool {
    let lines: DrawnText? = editing.isMultiline ? leaf.drawn(width: area.width) : nil
    let outcome = editing.perform(command, lines: lines)
    if let text = outcome.clipboardText { tree.pasteboard.string = text }
    if outcome.textChanged { publishText() }
    if outcome.textChanged || outcome.selectionChanged {
      publishSelection()
      area.followsCaret = true
      if target.isFocused { tree.focus.caretMoved() }
      markDirty()
    }
    return outcome.isUsed
  }

  /// Gives the binding the text. Where it holds another one afterwards, that is the text (F316).
  func publishText() {
    guard input.source.takesEdits else { return }
    input.source.write(editing.text)
    let held = textOfSource
    if held != editing.text { editing.replace(text: held) }
  }

  /// What the binding says now.
  private var textOfSource: String {
    tree.graph.untracked { input.source.read(in: values.textLocale) }
  }

  private func publishSelection() {
    guard let binding = input.selection else { return }
    let selection = TextSelection(range: editing.indices(of: editing.selection.range))
    guard selection != lastSelection else { return }
    lastSelection = selection
    binding.wrappedValue = selection
  }

  /// Reads a value from the text; a text that means none gives way to the old one (F284, F315).
  func commitValue() {
    guard !input.source.takesEdits, editing.text != lastRead else { return }
    let locale = tree.graph.untracked { values.textLocale }
    _ = input.source.commit(editing.text, in: locale)
    let text = textOfSource
    lastRead = text
    editing.replace(text: text)
    markDirty()
  }

  package func respond(to event: PointerEvent, at node: RenderNode) -> Bool {
    point(event)
  }

  // MARK: Focus

  package func focusChanged(_ isFocused: Bool, _ reason: FocusReason) {
    followFocus(isFocused, reason)
  }

  package func activate() { editFromRemote() }
  package func handleKey(_ stroke: KeyStroke) -> Bool { handle(stroke) }
  package func submitKeyPressed() -> Bool { submitFromKeyboard() }
  package func clicked(_ event: PointerEvent) { placeCaret(event) }

  // MARK: Drawing

  func show() { area.facet?.render.needsDrawing() }

  /// The area behind the text.
  package func drawing(in size: Size) -> Drawing {
    look.area.outline.map { .fill($0, .color(look.fill)) } ?? .none
  }

  /// What the text area shows.
  func drawText() -> Drawing {
    let paint = alsoTracking {
      let values = values
      return TextInputPaint(placeholder: placeholder(in: values), in: values)
    }
    return area.drawing(of: editing, look, paint, isEditing: isEditing && target.isFocused)
  }

  // MARK: Description

  package func describe() -> AccessibilityNode? {
    let role: AccessibilityNode.Role
    switch (input.kind, input.trigger) {
    case (.secure, _): role = .secureField
    case (_, .search): role = .searchField
    default: role = input.isEditor ? .textEditor : .textField
    }
    let values = values
    let placeholder = placeholder(in: values).string
    return AccessibilityNode(
      role: role, label: name(in: values), value: editing.displayText,
      placeholder: placeholder.isEmpty ? nil : placeholder,
      isEnabled: target.conditions.isEnabled, isFocused: target.isFocused)
  }

  package override var viewName: String {
    input.isEditor ? "TextEditor" : input.kind == .secure ? "SecureField" : "TextField"
  }
}

extension TextInputNode: CustomReflectable {
  /// A secret is in no dump of the tree.
  package nonisolated var customMirror: Mirror {
    Mirror(self, children: [], ancestorRepresentation: .suppressed)
  }
}

extension ViewNode {
  /// The texts at and below this node, for a name.
  fileprivate var textInside: String {
    if self is TextNode { return ownDescription?.label ?? "" }
    return children.map(\.textInside).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension TextInputNode: TextMeasuring {
  package func measureAgain() {
    leaf.forget()
    area.forget()
    area.box?.invalidate()
    applyLook()
    show()
  }
}
