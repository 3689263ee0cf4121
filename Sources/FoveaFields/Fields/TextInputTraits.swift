import FoveaInput
import FoveaNode

/// What a field asks of a keyboard, of a browser's field or of an input method.
nonisolated package struct TextInputTraits: Hashable, Sendable {
  package var keyboardType = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var returnKey = UIReturnKeyType.default
  package var capitalization = UITextAutocapitalizationType.sentences
  package var isCorrecting = true
  package var isSecure = false
  package var isMultiline = false

  init() {}

  /// The traits of a field that stands in an environment.
  init(isSecure: Bool, isMultiline: Bool, isSearch: Bool, in values: EnvironmentValues) {
    keyboardType = values.keyboardType
    contentType = values.textContentType
    returnKey = values.submitLabel?.returnKey ?? (isSearch ? .search : .default)
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    capitalization = values.autocapitalization?.type ?? (isVerbatim ? .none : .sentences)
    isCorrecting = !(isSecure || values.isAutocorrectionDisabled ?? false)
  }

  /// Whether letters count as they are typed: addresses and credentials (F335, F338).
  private var isVerbatim: Bool {
    if isSecure || keyboardType == .emailAddress || keyboardType == .URL { return true }
    switch contentType {
    case .some(.username), .some(.password), .some(.newPassword), .some(.emailAddress),
      .some(.URL):
      return true
    default: return false
    }
  }

  /// The software keyboard for such a field.
  package var keyboard: SoftwareKeyboard {
    SoftwareKeyboard(
      type: keyboardType.name, returnTitle: returnKey.title, contentType: contentType?.rawValue,
      hasReturnKey: keyboardType.hasReturnKey)
  }
}
