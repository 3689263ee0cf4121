import FoveaGeometry

/// The page of a picture as SVG: a view box round some frames, and the elements on it.
struct SVGPage {
  /// What the page shows, with a margin.
  let bounds: Rect

  /// A hundredth of the longer side: lines, gaps and letters are measured by it.
  let unit: Double

  init(around frames: [Rect]) {
    let frames = frames.filter { !$0.isEmpty }
    let union = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let margin = max(union.width, union.height, 1) / 25
    bounds = union.inset(by: Insets(all: -margin))
    unit = max(bounds.width, bounds.height) / 100
  }

  func svg(style: String, _ elements: [String]) -> String {
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(number)
      .joined(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" font-size="\(number(unit * 1.8))">
      <style>
      text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #223 }
      text.title { text-anchor: start; fill: #778 }
      rect { stroke-width: \(number(unit / 5)); fill: none; rx: \(number(unit / 2)) }
      line { stroke-width: \(number(unit / 5)) }
      .viewport { stroke: #ccd; fill: #fafafc }
      .target { stroke: #667; fill: #fff }
      .start { stroke: #057; stroke-width: \(number(unit / 2)); fill: #e3f0fb }
      \(style)
      </style>
      <defs>
      \(marker("head", turning: "auto-start-reverse", color: "#2a7"))
      \(marker("stop", turning: "auto", color: "#d80"))
      </defs>
      \(elements.filter { !$0.isEmpty }.joined(separator: "\n"))
      </svg>
      """
  }

  private func marker(_ id: String, turning: String, color: String) -> String {
    "<marker id=\"\(id)\" markerWidth=\"6\" markerHeight=\"6\" refX=\"5\" refY=\"3\" "
      + "orient=\"\(turning)\"><path d=\"M0,0 L6,3 L0,6 z\" fill=\"\(color)\"/></marker>"
  }

  // MARK: Elements

  /// A rectangle; nothing for one without an area.
  func rect(_ rect: Rect, class kind: String) -> String {
    guard !rect.isEmpty else { return "" }
    return "<rect class=\"\(kind)\" x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\"/>"
  }

  /// A frame with its title at the top.
  func container(_ rect: Rect, title: String, class kind: String) -> String {
    self.rect(rect, class: kind)
      + "<text class=\"title\" x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "dx=\".5em\" dy=\"1.2em\">\(escaped(title))</text>"
  }

  /// A frame with lines of text in its middle, as large as fits.
  func box(_ rect: Rect, lines: [String], class kind: String) -> String {
    let size = size(of: lines, in: rect)
    let first = 0.35 - 0.6 * Double(lines.count - 1)
    return lines.enumerated().reduce(self.rect(rect, class: kind)) { drawn, line in
      drawn + "<text x=\"\(number(rect.midX))\" y=\"\(number(rect.midY))\" "
        + "dy=\"\(em(first + 1.2 * Double(line.offset)))em\" font-size=\"\(number(size))\">"
        + "\(escaped(line.element))</text>"
    }
  }

  /// How large lines of text can be that stand in a frame.
  private func size(of lines: [String], in rect: Rect) -> Double {
    let longest = lines.map(\.count).max() ?? 0
    return min(
      unit / 0.6, rect.width / (Double(longest) * 0.6 + 1),
      rect.height * 0.6 / Double(max(1, lines.count)))
  }

  /// A frame with a title and a note; the note stands beside a frame that is too small for it.
  ///
  /// - Parameter axis: along which others stand, so that the note belongs to the side.
  func box(_ rect: Rect, title: String, note: String, along axis: Axis, class kind: String)
    -> String
  {
    if size(of: [title, note], in: rect) >= unit {
      return box(rect, lines: [title, note], class: kind)
    }
    let isBelow = axis == .horizontal
    let (x, y) = isBelow ? (rect.minX, rect.maxY) : (rect.maxX, rect.midY)
    return box(rect, lines: [title], class: kind)
      + "<text class=\"title\" x=\"\(number(x))\" y=\"\(number(y))\" "
      + "dx=\"\(isBelow ? "0" : ".5em")\" dy=\"\(isBelow ? "1.2em" : ".35em")\" "
      + "font-size=\"\(number(unit * 1.2))\">\(escaped(note))</text>"
  }

  func line(from: Point, to: Point, class kind: String, heads: String) -> String {
    "<line class=\"\(kind)\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" "
      + "x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" \(heads)/>"
  }

  // MARK: Parts

  private func number(_ number: Double) -> String { Explanation.text(number) }

  private func em(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// Scalar by scalar: to Swift a `<` that bears an accent is another Character, to XML it is not.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Where a line between two frames leaves the one and meets the other.
struct LineEnds {
  let from: Point
  let to: Point

  init(_ from: Rect, _ heading: Heading, _ to: Rect) {
    let middle = { (low: Double, high: Double, otherLow: Double, otherHigh: Double) in
      let (start, end) = (max(low, otherLow), min(high, otherHigh))
      return start < end
        ? ((start + end) / 2, (start + end) / 2)
        : ((low + high) / 2, (otherLow + otherHigh) / 2)
    }
    let y = middle(from.minY, from.maxY, to.minY, to.maxY)
    let x = middle(from.minX, from.maxX, to.minX, to.maxX)
    switch heading {
    case .right: (self.from, self.to) = (Point(x: from.maxX, y: y.0), Point(x: to.minX, y: y.1))
    case .left: (self.from, self.to) = (Point(x: from.minX, y: y.0), Point(x: to.maxX, y: y.1))
    case .down: (self.from, self.to) = (Point(x: x.0, y: from.maxY), Point(x: x.1, y: to.minY))
    case .up: (self.from, self.to) = (Point(x: x.0, y: from.minY), Point(x: x.1, y: to.maxY))
    }
  }
}
