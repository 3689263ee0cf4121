import FoveaScene

/// How a field looks where it stands.
struct TextInputLook: Equatable {
  var font = FontDescription(size: 17)
  var alignment = LineAlignment.left
  var color = RGBA.black
  var caretColor = RGBA.black
  var selectionColor = RGBA.clear
  var fill = RGBA.clear
  var area = TextFieldArea(.plain, idiom: .phone, isPaintedByAuthor: false)
  var height = TextInputLeaf.Height.oneLine
  /// What shows while there is no text, and its colour.
  var placeholder = StyledText(runs: [])
  var placeholderColor = RGBA.black
  /// The label's text; empty where there is none.
  var title = ""

  init() {}

  init(in values: EnvironmentValues) {
    font = values.fontDescription
    alignment = values.lineAlignment
    color =
      values.isEnabled ? values.foregroundColor : SystemColor.tertiary.resolve(in: values)
    caretColor = SystemColor.accent.resolve(in: values)
    selectionColor = SystemColor.selection.resolve(in: values)
    placeholderColor = SystemColor.placeholder.resolve(in: values)
    fill = SystemColor.fieldBackground.resolve(in: values)
  }
}
