extension Text {
  /// A symbol as text; of any other picture its name in brackets.
  public nonisolated init(_ image: Image) { self.init(verbatim: image.inText) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A symbol within text; of any other picture its name in brackets.
  public nonisolated mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}
