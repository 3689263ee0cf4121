import FoveaGeometry
import FoveaScene
import FoveaUI

extension Screen {
  /// Whether a text on screen is exactly this one. What is scrolled or cut away, transparent, or
  /// behind something opaque is not on screen; the prompt of an empty field is.
  public func isVisible(_ text: String) -> Bool {
    VisibleTexts(session.scene, size: session.size).contains(text)
  }

  /// What a field or a label holds; a secure field answers with bullets.
  ///
  /// - Throws: `NoSuchView`.
  public func text(of name: String, _ ordinal: Int = 1) throws -> String {
    try find(name, ordinal).heldText
  }
}

extension AccessibilityElement {
  /// What a field holds, or what is written on a label.
  var heldText: String {
    if let input = target?.textInput { return input.displayText }
    return content.value ?? (writtenLabel.isEmpty ? content.label : writtenLabel)
  }

  /// The focus target that is the element, or the first one inside.
  var target: FocusTarget? {
    func search(_ node: ViewNode) -> FocusTarget? {
      if let target = node.facet?.focus?.target { return target }
      for child in node.children { if let found = search(child) { return found } }
      return nil
    }
    return search(view)
  }
}

/// The texts of a picture that a person can see.
struct VisibleTexts {
  private var texts: [(layout: TextLayout, frame: Rect)] = []

  /// - Complexity: O(*n*) in the nodes of the picture that lie on screen.
  init(_ scene: FoveaScene.Scene, size: Size) {
    collect(scene.root, from: .zero, clip: Rect(origin: .zero, size: size), opacity: 1)
  }

  private mutating func collect(
    _ node: RenderNode, from parent: Point, clip: Rect, opacity: Double
  ) {
    let opacity = opacity * node.opacity
    guard opacity > 0 else { return }
    let frame = node.frame.offset(by: parent)
    let reach = frame.inset(by: Insets(all: -node.overflow))
    guard reach.intersects(clip) || frame.isEmpty else { return }
    switch node.drawing {
    case .text(let picture): add(picture, in: frame, clip: clip)
    case .fill(.bounds, let paint) where opacity == 1 && paint.representative.alpha == 1:
      texts.removeAll { frame.contains($0.frame) }
    default: break
    }
    var inner = clip
    if node.clip != nil {
      guard let both = clip.intersection(frame) else { return }
      inner = both
    }
    for child in node.children {
      collect(child, from: frame.origin, clip: inner, opacity: opacity)
    }
  }

  /// A text counts when its middle is inside of every edge that cuts.
  private mutating func add(_ picture: TextPicture, in frame: Rect, clip: Rect) {
    let layout = picture.layout
    guard let first = layout.lines.first?.frame else { return }
    let drawn = layout.lines.reduce(first) { $0.union($1.frame) }
      .offset(by: frame.origin + picture.origin)
    if clip.contains(drawn.center) || drawn.isEmpty { texts.append((layout, drawn)) }
  }

  func contains(_ text: String) -> Bool { texts.contains { $0.layout.shows(text) } }
}

extension TextLayout {
  /// Whether the lines show exactly a text: what lies between two lines is white space.
  func shows(_ text: String) -> Bool {
    if isTruncated { return lines.map(\.string).joined(separator: "\n") == text }
    let characters = Array(text)
    var position = 0
    for line in lines {
      guard line.characters.lowerBound >= position,
        line.characters.upperBound <= characters.count,
        characters[position..<line.characters.lowerBound].allSatisfy(\.isWhitespace)
      else { return false }
      let shown = String(characters[line.characters])
      guard shown == line.string || shown.trimmed == line.string.trimmed else { return false }
      position = line.characters.upperBound
    }
    return characters[position...].allSatisfy(\.isWhitespace)
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop(while: \.isWhitespace)
  }
}
