import FoveaGeometry

/// What a render node draws by itself, beneath its children.
package indirect enum Drawing: Sendable {
  case none
  case fill(Outline, Paint)
  case stroke(Outline, Paint, width: Double)
  /// A frame along the inner side of the node's rectangle (`border`).
  case border(Paint, width: Double)
  case text(TextPicture)
  case image(ImagePicture)
}

/// Laid-out text with what an editor adds to it.
package struct TextPicture: Sendable {
  package var layout: TextLayout
  /// Where the lines begin, relative to the node: a field that is scrolled has a negative x.
  package var origin: Point
  /// The colour of runs that have none of their own.
  package var color: RGBA
  /// Highlighted rectangles behind the text, in the layout's coordinates.
  package var selection: [Rect]
  package var selectionColor: RGBA
  /// The insertion point, in the layout's coordinates; `nil` where no caret shows.
  package var caret: Rect?
  package var caretColor: RGBA
  /// Underlined rectangles of marked (composed) text.
  package var marked: [Rect]

  package init(
    layout: TextLayout, origin: Point = .zero, color: RGBA, selection: [Rect] = [],
    selectionColor: RGBA = .clear, caret: Rect? = nil, caretColor: RGBA = .clear,
    marked: [Rect] = []
  ) {
    self.layout = layout
    self.origin = origin
    self.color = color
    self.selection = selection
    self.selectionColor = selectionColor
    self.caret = caret
    self.caretColor = caretColor
    self.marked = marked
  }
}

/// A picture from a file, or a labelled placeholder where there is none.
package struct ImagePicture: Sendable {
  /// Where the picture comes from.
  package enum Source: Sendable, Hashable {
    case file(path: String)
    /// A symbol or a missing picture: its name is drawn in a frame.
    case placeholder(name: String)
    /// A symbol drawn as text.
    case symbol(String)
  }

  package var source: Source
  /// The file's size in points; `nil` for a placeholder.
  package var naturalSize: Size?
  /// Tint for symbols and template images.
  package var tint: RGBA?

  package init(source: Source, naturalSize: Size?, tint: RGBA? = nil) {
    self.source = source
    self.naturalSize = naturalSize
    self.tint = tint
  }
}
