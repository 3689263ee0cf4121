import FoveaDrawing
import FoveaNode
import FoveaScene

/// What decides the size of a field where it stands, and the area that it draws.
struct TextInputLook: Equatable {
  var font = FontDescription(size: 17)
  var alignment = LineAlignment.left
  var area = TextFieldArea(.plain, idiom: .phone, isPaintedByAuthor: false)
  var height = TextInputLeaf.Height.oneLine
  /// The colour of the area behind the text.
  var fill = RGBA.clear
}

/// What a field is drawn with, resolved when it is drawn.
struct TextInputPaint {
  var color: RGBA
  var caretColor: RGBA
  var selectionColor: RGBA
  var placeholderColor: RGBA
  /// What shows while there is no text.
  var placeholder: StyledText

  init(placeholder: StyledText, in values: EnvironmentValues) {
    self.placeholder = placeholder
    color =
      values.isEnabled ? values.foregroundColor : SystemColor.tertiary.resolve(in: values)
    caretColor = SystemColor.accent.resolve(in: values)
    selectionColor = SystemColor.selection.resolve(in: values)
    placeholderColor = SystemColor.placeholder.resolve(in: values)
  }
}
