import Foundation

extension LocalizedStringKey {
  /// The text by its inline marks; `nil` where it holds none.
  ///
  /// Marks count in the text that the program or a translator wrote, not in values put into it.
  func spans(table: String?, bundle: Bundle?, locale: TextLocale) -> [InlineMarkup.Span]? {
    guard InlineMarkup.mayOccur(in: key) else { return nil }
    if arguments.isEmpty && !key.contains("%") {
      return InlineMarkup.spans(of: string(table: table, bundle: bundle, locale: locale))
    }
    var rest = arguments[...]
    return InlineMarkup.spans(of: key).map { span in
      let count = span.text.replacing("%%", with: "").count { $0 == "%" }
      let part = LocalizedStringKey(key: span.text, arguments: Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      var filled = span
      filled.text = part.string(table: table, bundle: bundle, locale: locale)
      return filled
    }
  }

  private init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }
}

extension Text.Piece {
  var mayHoldMarks: Bool {
    if case .localized(let key, _, _) = content { return InlineMarkup.mayOccur(in: key.key) }
    return false
  }

  /// The piece by its inline marks; most pieces have none.
  func marked(in locale: TextLocale) -> [Text.Piece] {
    guard case .localized(let key, let table, let bundle) = content,
      let spans = key.spans(table: table, bundle: bundle, locale: locale)
    else { return [self] }
    return spans.map { marked(by: $0) }
  }

  fileprivate func marked(by span: InlineMarkup.Span) -> Text.Piece {
    var piece = self
    piece.content = .verbatim(span.text)
    if span.isBold { piece.weight = .bold }
    if span.isItalic { piece.isItalic = true }
    if span.isCode { piece.isMonospaced = true }
    if span.isStruck { piece.isStruckThrough = true }
    if span.address != nil {
      piece.color = piece.color ?? .accentColor
      piece.isUnderlined = true
    }
    return piece
  }
}

extension Text {
  /// A text with attributes, of which Linux's Foundation knows only links; they are drawn as such but
  /// not pressed (`Link` is).
  public init(_ attributedContent: AttributedString) {
    self.init(
      pieces: attributedContent.runs.map { run in
        let text = String(attributedContent[run.range].characters)
        return Piece(content: .verbatim("")).marked(by: .init(text: text, address: run.link))
      })
  }

  /// A date in a style, as it is when the text is made: a running time does not run by itself.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .timer: self.init(verbatim: DateStyle.timer(from: Date(), to: date))
    }
  }

  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case date, time, timer }
    let kind: Kind
    /// The day, month and year, as a locale writes them in full.
    public static let date = DateStyle(kind: .date)
    /// The hours and minutes, as a locale writes them.
    public static let time = DateStyle(kind: .time)
    /// The hours, minutes and seconds between now and the date, as in 1:05:09 or 5:09.
    public static let timer = DateStyle(kind: .timer)

    /// Hours, minutes and seconds between two times.
    package static func timer(from start: Date, to end: Date) -> String {
      let seconds = Int(min(abs(end.timeIntervalSince(start)), 1e9))
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let hours = seconds / 3600
      let minutes = seconds / 60 % 60
      let rest = two(seconds % 60)
      return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
    }
  }
}
