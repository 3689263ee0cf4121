import FoveaInput
import FoveaNode
import FoveaScene

/// A field or an editor, as events, surfaces and the software keyboard see it.
@MainActor
package protocol TextInputTarget: AnyObject {
  func paste(_ text: String)
  func compose(_ text: String)
  func commit(_ text: String)
  func selectAll()
  /// Whether what is typed goes here; on the TV a field with focus waits for Select (F123).
  var isEditing: Bool { get }
  var traits: TextInputTraits { get }
  /// What the software keyboard looks like for this field.
  var keyboard: SoftwareKeyboard { get }
  /// A key of the software keyboard that writes.
  func softwareInsert(_ text: String)
  func softwareDelete()
  /// The return key of the software keyboard: another line where there are many, else the end.
  func softwareReturn()
  /// What the field shows; bullets for a secure one.
  var displayText: String { get }
  /// How many Characters lie before the caret.
  var caretOffset: Int { get }
  /// The selection in Characters.
  var selectedCharacters: Range<Int> { get }
  /// What a surface with an editor of its own has made of the text: a browser's field.
  func replaceText(with text: String, selection: Range<Int>)
}

/// The software keyboard as state: shown exactly while a text field has focus (F339).
package struct SoftwareKeyboard: Hashable, Sendable {
  /// The layout, by the name of the `UIKeyboardType` case.
  package var type: String
  /// The title of the return key.
  package var returnTitle: String
  /// What the field holds, by the name of the content type; `nil` where it does not say.
  package var contentType: String?
  /// Whether the layout has a return key at all (F324).
  package var hasReturnKey: Bool

  package init(type: String, returnTitle: String, contentType: String?, hasReturnKey: Bool) {
    self.type = type
    self.returnTitle = returnTitle
    self.contentType = contentType
    self.hasReturnKey = hasReturnKey
  }
}

extension ViewTree {
  /// The software keyboard; `nil` while it is hidden (F339).
  package var softwareKeyboard: SoftwareKeyboard? {
    guard traits.isTouch || traits.isRemote, let input = focus.focused?.textInput, input.isEditing
    else { return nil }
    return input.keyboard
  }
}

extension FocusTarget {
  /// The text side of a field; `nil` for everything else.
  package var textInput: (any TextInputTarget)? {
    get { field as? any TextInputTarget }
    set { field = newValue }
  }
}
