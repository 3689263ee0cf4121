import FoveaGeometry

/// A picture of a focus map as SVG: targets, sections, where arrows lead, and what none reaches.
///
/// A line with two heads is a way there and back, one with one head a way without return. Targets
/// that no arrow reaches are red; where one section would help, its container is drawn in red too.
public struct FocusMapDrawing {
  private let map: FocusMap
  private let audit: Reachability
  private let name: (FocusMap.ID) -> String
  private let bounds: Rect

  /// - Parameter name: what targets and containers are called in the picture.
  public init(
    _ map: FocusMap, audit: Reachability? = nil, name: @escaping (FocusMap.ID) -> String
  ) {
    self.map = map
    self.audit = audit ?? map.reachability()
    self.name = name
    bounds = Self.bounds(of: map)
  }

  /// The picture; its size is that of all frames, with a margin.
  public var svg: String {
    let entries = all(in: map.root)
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(text)
      .joined(separator: " ")
    let size = max(bounds.width, bounds.height) / 100
    let parts =
      [frame(map.frame(of: map.root), class: "viewport")]
      + entries.filter { kind($0, isIn: [.section]) }.map { container($0, class: "section") }
      + entries.filter { kind($0, isIn: [.scroll]) }.map { container($0, class: "scroll") }
      + audit.repairs.map { container($0, class: "repair", label: "+ section: ") }
      + entries.filter { map.kind(of: $0) == .target }.map(target)
      + lines().map { line($0, size: size) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" font-size="\(text(size * 1.8))">
      \(style(size: size))
      \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
      </svg>
      """
  }

  // MARK: What is drawn

  private func target(_ id: FocusMap.ID) -> String {
    let rect = map.frame(of: id)
    let isDead = audit.unreachable.contains { $0.target == id }
    let isOff = !map.traits(of: id).contains(.directional)
    let kind = isDead ? "dead" : isOff ? "off" : id == audit.start ? "start" : "target"
    let title = name(id)
    let size = min(largestText, rect.width / (Double(title.count) * 0.6 + 1), rect.height * 0.6)
    return frame(rect, class: kind)
      + "<text x=\"\(text(rect.midX))\" y=\"\(text(rect.midY))\" dy=\".35em\" "
      + "font-size=\"\(text(size))\">\(escaped(title))</text>"
  }

  private func container(_ id: FocusMap.ID, class kind: String, label: String = "") -> String {
    let rect = map.frame(of: id)
    let title = escaped(label + name(id))
    return frame(rect, class: kind)
      + "<text class=\"title\" x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" "
      + "dx=\".5em\" dy=\"1.2em\">\(title)</text>"
  }

  private func frame(_ rect: Rect, class kind: String) -> String {
    guard !rect.isEmpty else { return "" }
    return "<rect class=\"\(kind)\" x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" "
      + "width=\"\(text(rect.width))\" height=\"\(text(rect.height))\"/>"
  }

  private struct Line {
    var from: Point
    var to: Point
    var isOneWay: Bool
  }

  /// One line for a move and its return.
  private func lines() -> [Line] {
    let oneWays = Set(audit.oneWays.map(\.arrow))
    let arrows = Set(audit.arrows)
    return audit.arrows.compactMap { arrow in
      let back = Reachability.Arrow(
        from: arrow.to, heading: arrow.heading.opposite, to: arrow.from)
      let isDrawnAlready =
        arrows.contains(back) && (arrow.heading == .left || arrow.heading == .up)
      guard !isDrawnAlready else { return nil }
      let (from, to) = ends(of: arrow)
      return Line(from: from, to: to, isOneWay: oneWays.contains(arrow))
    }
  }

  private func line(_ line: Line, size: Double) -> String {
    let kind = line.isOneWay ? "oneway" : "way"
    let start = line.isOneWay ? "" : " marker-start=\"url(#head)\""
    return "<line class=\"\(kind)\" x1=\"\(text(line.from.x))\" y1=\"\(text(line.from.y))\" "
      + "x2=\"\(text(line.to.x))\" y2=\"\(text(line.to.y))\" marker-end=\"url(#\(line.isOneWay ? "stop" : "head"))\"\(start)/>"
  }

  /// Where an arrow leaves its target and where it meets the other.
  private func ends(of arrow: Reachability.Arrow) -> (Point, Point) {
    let (from, to) = (map.frame(of: arrow.from), map.frame(of: arrow.to))
    let middle = { (low: Double, high: Double, otherLow: Double, otherHigh: Double) in
      let (start, end) = (max(low, otherLow), min(high, otherHigh))
      return start < end
        ? ((start + end) / 2, (start + end) / 2)
        : ((low + high) / 2, (otherLow + otherHigh) / 2)
    }
    let y = middle(from.minY, from.maxY, to.minY, to.maxY)
    let x = middle(from.minX, from.maxX, to.minX, to.maxX)
    switch arrow.heading {
    case .right: return (Point(x: from.maxX, y: y.0), Point(x: to.minX, y: y.1))
    case .left: return (Point(x: from.minX, y: y.0), Point(x: to.maxX, y: y.1))
    case .down: return (Point(x: x.0, y: from.maxY), Point(x: x.1, y: to.minY))
    case .up: return (Point(x: x.0, y: from.minY), Point(x: x.1, y: to.maxY))
    }
  }

  // MARK: Parts

  private func style(size: Double) -> String {
    let unit = text(size / 5)
    return """
      <style>
      text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #223 }
      text.title { text-anchor: start; fill: #778 }
      rect { stroke-width: \(unit); fill: none; rx: \(text(size / 2)) }
      .viewport { stroke: #ccd; fill: #fafafc }
      .section { stroke: #57a; stroke-dasharray: \(text(size)) \(unit); fill: #57a; fill-opacity: .06 }
      .scroll { stroke: #aab; stroke-dasharray: \(unit) \(unit) }
      .repair { stroke: #c33; stroke-dasharray: \(text(size)) \(unit) }
      .target { stroke: #667; fill: #fff }
      .start { stroke: #057; stroke-width: \(text(size / 2)); fill: #e3f0fb }
      .off { stroke: #ccd; fill: #f2f2f5 }
      .dead { stroke: #c33; fill: #fde8e8 }
      line { stroke-width: \(unit) }
      .way { stroke: #2a7; } .oneway { stroke: #d80 }
      </style>
      <defs>
      <marker id="head" markerWidth="6" markerHeight="6" refX="5" refY="3" orient="auto-start-reverse"><path d="M0,0 L6,3 L0,6 z" fill="#2a7"/></marker>
      <marker id="stop" markerWidth="6" markerHeight="6" refX="5" refY="3" orient="auto"><path d="M0,0 L6,3 L0,6 z" fill="#d80"/></marker>
      </defs>
      """
  }

  private func all(in id: FocusMap.ID) -> [FocusMap.ID] { Self.all(in: id, map) }

  private static func all(in id: FocusMap.ID, _ map: FocusMap) -> [FocusMap.ID] {
    map.children(of: id).flatMap { [$0] + all(in: $0, map) }
  }

  private enum Shape { case section, scroll }

  private func kind(_ id: FocusMap.ID, isIn shapes: Set<Shape>) -> Bool {
    switch map.kind(of: id) {
    case .section: shapes.contains(.section)
    case .scroll: shapes.contains(.scroll)
    default: false
    }
  }

  private static func bounds(of map: FocusMap) -> Rect {
    let frames = ([map.root] + all(in: map.root, map)).map { map.frame(of: $0) }
      .filter { !$0.isEmpty }
    let union = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let margin = max(union.width, union.height, 1) / 25
    return union.inset(by: Insets(all: -margin))
  }

  private var largestText: Double { max(bounds.width, bounds.height) / 60 }

  private func text(_ number: Double) -> String { Explanation.text(number) }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      default: String(character)
      }
    }
    .joined()
  }
}
