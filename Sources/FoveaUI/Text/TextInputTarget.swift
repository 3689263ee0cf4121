import FoveaScene

/// A field or an editor, as events and the software keyboard see it.
@MainActor
package protocol TextInputTarget: AnyObject {
  func paste(_ text: String)
  func compose(_ text: String)
  func commit(_ text: String)
  func selectAll()
  /// What the software keyboard looks like for this field.
  var keyboard: SoftwareKeyboard { get }
  /// A key of the software keyboard: a character, or Return.
  func softwareReturn()
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
