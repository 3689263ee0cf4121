import FoveaGeometry
import FoveaText

/// A picture of one move as SVG: its beam, what it could have landed on, and why each lost.
///
/// What was chosen is green and an arrow leads there; what a move could have taken but did not is
/// white, with how far ahead and how far aside it lies; the rest is grey and says why.
public struct ExplanationDrawing {
  private let map: FocusMap
  private let explanation: Explanation
  private let name: (FocusMap.ID) -> String

  /// - Parameters:
  ///   - map: the map that the move was explained on.
  ///   - name: what targets and containers are called in the picture.
  public init(
    _ map: FocusMap, _ explanation: Explanation, name: @escaping (FocusMap.ID) -> String
  ) {
    self.map = map
    self.explanation = explanation
    self.name = { name($0).displayed(as: .name) }
  }

  /// The picture; its size is that of all frames, with a margin.
  public var svg: String {
    let rows = shown
    let origin = map.frame(of: explanation.origin)
    let page = SVGPage(
      around: [map.frame(of: map.root), origin] + rows.map { map.frame(of: $0.id) })
    // Sections lie beneath what they hold, and the last row beneath the first.
    let containers = rows.filter { map.kind(of: $0.id) != .target }
    let targets = rows.filter { map.kind(of: $0.id) == .target }.reversed()
    return page.svg(
      style: style,
      [
        page.rect(map.frame(of: map.root), class: "viewport"),
        page.rect(beam(from: origin, within: page.bounds), class: "beam"),
      ]
        + containers.map { container($0, on: page) } + targets.map { target($0, on: page) }
        + [
          page.box(
            origin, title: name(explanation.origin), note: title,
            along: explanation.heading.axis.cross, class: "start")
        ]
        + [arrow(from: origin, on: page)])
  }

  private var title: String {
    explanation.target == nil
      ? "\(explanation.heading.rawValue): stays" : explanation.heading.rawValue
  }

  /// The rows whose candidates can be seen: what takes no part only where nothing else stands.
  private var shown: [Explanation.Row] {
    func takesPart(_ row: Explanation.Row) -> Bool {
      map.kind(of: row.id) != .target || map.traits(of: row.id).contains(.directional)
    }
    let others = explanation.rows.filter(takesPart).map { map.frame(of: $0.id) }
    let seen = others + [map.frame(of: explanation.origin)]
    return explanation.rows.filter { row in
      takesPart(row) || !seen.contains { $0.intersects(map.frame(of: row.id)) }
    }
  }

  /// What the origin's edge passes over on its way to the end of the page.
  private func beam(from origin: Rect, within bounds: Rect) -> Rect {
    var (low, high) = (Point(x: origin.minX, y: origin.minY), Point(x: origin.maxX, y: origin.maxY))
    switch explanation.heading {
    case .right: (low.x, high.x) = (origin.maxX, bounds.maxX)
    case .left: (low.x, high.x) = (bounds.minX, origin.minX)
    case .down: (low.y, high.y) = (origin.maxY, bounds.maxY)
    case .up: (low.y, high.y) = (bounds.minY, origin.minY)
    }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  private func container(_ row: Explanation.Row, on page: SVGPage) -> String {
    page.container(
      map.frame(of: row.id), title: "\(name(row.id)): \(reason(row))",
      class: row.verdict == .entered ? "entered" : "passed")
  }

  private func target(_ row: Explanation.Row, on page: SVGPage) -> String {
    let isAllowed = row.verdict == .further || row.verdict == .waits
    let kind = row.id == explanation.target ? "chosen" : isAllowed ? "target" : "lost"
    return page.box(
      map.frame(of: row.id), title: name(row.id), note: reason(row),
      along: explanation.heading.axis, class: kind)
  }

  /// The verdict, and the distances where they decided.
  private func reason(_ row: Explanation.Row) -> String {
    guard let gap = row.gap, let aside = row.aside else { return row.verdict.rawValue }
    let distances = "\(Explanation.text(gap)) ahead, \(Explanation.text(aside)) aside"
    return "\(row.verdict.rawValue): \(distances)"
  }

  private func arrow(from origin: Rect, on page: SVGPage) -> String {
    guard let target = explanation.target else { return "" }
    let ends = LineEnds(origin, explanation.heading, map.frame(of: target))
    return page.line(
      from: ends.from, to: ends.to, class: "way", heads: "marker-end=\"url(#head)\"")
  }

  private var style: String {
    """
    .beam { fill: #fc5; fill-opacity: .25 }
    .chosen { stroke: #2a7; fill: #e4f6ee }
    .entered { stroke: #2a7; fill: #2a7; fill-opacity: .06 }
    .passed { stroke: #aab }
    .lost { stroke: #bbc; fill: #f2f2f5 }
    .way { stroke: #2a7 }
    """
  }
}
