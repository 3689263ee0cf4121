import Foundation
import FoveaGeometry
import FoveaLayout
import FoveaNode
import FoveaScene

/// Lines of text that is read.
///
/// Source: SwiftUI `Text`.
nonisolated public struct Text: Equatable, Sendable {
  /// A piece of text and what it says about its own looks.
  package struct Piece: Equatable, Sendable {
    var content: Content
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
  }

  enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    /// A value in a format that follows the locale.
    case formatted(any FormattedValue)

    func string(in locale: TextLocale) -> String {
      switch self {
      case .verbatim(let string): string
      case .localized(let key, let table, let bundle):
        key.spans(table: table, bundle: bundle, locale: locale)?.map(\.text).joined()
          ?? key.string(table: table, bundle: bundle, locale: locale)
      case .formatted(let value): value.string(in: locale)
      }
    }

    static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.verbatim(let lhs), .verbatim(let rhs)): lhs == rhs
      case (
        .localized(let key, let table, let bundle), .localized(let key2, let table2, let bundle2)
      ):
        key == key2 && table == table2 && bundle == bundle2
      case (.formatted(let lhs), .formatted(let rhs)): lhs.isSame(as: rhs)
      default: false
      }
    }
  }

  var pieces: [Piece]

  /// The characters as they are: neither translated nor searched for marks.
  public init(verbatim content: String) { pieces = [Piece(content: .verbatim(content))] }

  /// The characters of a string variable as they are: neither translated nor searched for marks.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// The translation of a key, or the key itself where there is none, with its inline marks.
  ///
  /// - Parameters:
  ///   - tableName: the table of translations; `nil` for the usual one.
  ///   - bundle: where the tables are; `nil` for the main bundle.
  ///   - comment: for translators; nothing here reads it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = [Piece(content: .localized(key, table: tableName, bundle: bundle))]
  }

  /// A value as a format writes it in the locale around, unless the format was told another one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    pieces = [Piece(content: .formatted(Formatted(input: input, format: format)))]
  }

  /// What a formatter makes of a value; empty where it makes nothing.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// What a formatter makes of an object; empty where it makes nothing.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  private func changing(_ change: (inout Piece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }

  /// Sets the pieces in a font that have none of their own.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// Sets the pieces in a weight that have none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }
  /// Draws the pieces in a colour that have none of their own.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color }
  }
  /// Sets the pieces bold that have no weight of their own.
  public func bold() -> Text { changing { $0.weight = $0.weight ?? .bold } }
  /// Sets the pieces bold that have no weight of their own; `false` changes nothing.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Sets all pieces in slanted letters.
  public func italic() -> Text { changing { $0.isItalic = true } }
  /// Sets all pieces in slanted letters; `false` changes nothing.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// Underlines all pieces, or none; the line has the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = isActive }
  }
  /// Strikes all pieces through, or none; the line has the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isStruckThrough = isActive }
  }
  /// Sets all pieces in letters of one width, or of their own.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.isMonospaced = isActive }
  }
  /// Asks for digits of one width; surfaces draw them as they are.
  public func monospacedDigit() -> Text { self }

  /// The characters, in a locale.
  package func string(in locale: TextLocale = .current) -> String {
    pieces.count == 1
      ? pieces[0].content.string(in: locale)
      : pieces.map { $0.content.string(in: locale) }.joined()
  }

  /// The text as a measurer wants it.
  package func styled(in values: EnvironmentValues) -> StyledText {
    let base = values.fontDescription
    let locale = values.textLocale
    let body = values.bodySize
    func run(_ piece: Piece) -> TextRun {
      var font = piece.font?.description(body: body) ?? base
      if let weight = piece.weight { font.weight = weight.value }
      if piece.isItalic { font.isItalic = true }
      if piece.isMonospaced { font.isMonospaced = true }
      return TextRun(
        values.textCase.applied(to: piece.content.string(in: locale)), font: font,
        color: piece.color?.resolve(in: values),
        isUnderlined: piece.isUnderlined || values.isUnderlined,
        isStruckThrough: piece.isStruckThrough || values.isStruckThrough)
    }
    let runs =
      pieces.count == 1 && !pieces[0].mayHoldMarks
      ? [run(pieces[0])] : pieces.flatMap { $0.marked(in: locale) }.map(run)
    return StyledText(
      runs: runs, alignment: values.lineAlignment, truncation: values.truncationMode.scene,
      lineLimit: values.lineLimit, reservedLines: values.reservedLines)
  }
}

extension Text: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TextNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: TextNode.self).update(view)
  }
}

/// The node of a text.
package final class TextNode: ViewNode, DescribedNode, DrawnNode {
  private var text: Text
  let leaf: TextLeaf

  init(_ text: Text, in context: NodeContext) {
    self.text = text
    leaf = TextLeaf(measurer: context.tree.measurer)
    super.init(in: context)
    setBox(LeafBox(leaf, in: context.tree.layout), draws: true)
    facet?.render.setPainter(self)
    resolve()
  }

  func update(_ newer: Text) {
    if newer == text { return }
    text = newer
    graphChanged()
  }

  package override func graphChanged() {
    let before = leaf.text
    resolve()
    if leaf.text != before { box?.invalidate() }
    facet?.render.needsDrawing()
  }

  private func resolve() {
    leaf.text = tracking { text.styled(in: values) }
  }

  package func drawing(in size: Size) -> Drawing {
    let color = alsoTracking { values.foregroundColor }
    return .text(TextPicture(layout: leaf.layout(in: size), color: color))
  }

  package func describe() -> AccessibilityNode? {
    AccessibilityNode(role: .text, label: leaf.text.string)
  }
}

/// Measures one text; remembers the layout that was asked for last.
package final class TextLeaf: LeafSizing {
  private let measurer: any TextMeasurer
  package var text = StyledText(runs: []) { didSet { if text != oldValue { known = nil } } }
  private var known: (width: Double, layout: TextLayout)?

  package init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// The measurer says something else now.
  package func forget() { known = nil }

  package func layout(width: Double) -> TextLayout {
    if let known = knownLayout(width: width) { return known }
    let layout = measurer.layout(text, width: width)
    known = (width, layout)
    return layout
  }

  private func knownLayout(width: Double) -> TextLayout? {
    guard let known, known.width == width || fits(known, width) else { return nil }
    return known.layout
  }

  /// A layout without a forced break also serves any width that still holds it.
  private func fits(_ known: (width: Double, layout: TextLayout), _ width: Double) -> Bool {
    !known.layout.isTruncated && known.layout.lines.count == 1
      && known.layout.size.width <= width + 0.001
      && known.layout.lines[0].characters.lowerBound == 0
      && known.width >= known.layout.size.width
  }

  package func size(for proposal: Proposal) -> Size {
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    if let known = knownLayout(width: width), holds(known, height: height) { return known.size }
    return measurer.size(of: text, width: width, height: height)
  }

  /// Whether all lines of a layout show in a height.
  private func holds(_ layout: TextLayout, height: Double) -> Bool {
    height >= layout.size.height - 0.001 || layout.lines.count < 2
  }

  /// The lines as they are drawn in a place of a size.
  func layout(in size: Size) -> TextLayout {
    let layout = layout(width: size.width)
    return holds(layout, height: size.height)
      ? layout : measurer.layout(text, width: size.width, height: size.height)
  }

  package func baselines(in size: Size) -> (first: Double, last: Double)? {
    let layout = layout(in: size)
    return (layout.firstBaseline, layout.lastBaseline)
  }
}
