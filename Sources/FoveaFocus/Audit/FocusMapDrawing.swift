import FoveaGeometry
import FoveaText

/// A picture of a focus map: targets, sections, where arrows lead, and what none reaches.
///
/// A line with two heads is a way there and back, one with one head a way without return. Targets
/// that no arrow reaches are red; where one section would help, its container is drawn in red too.
/// What takes no part in movement is left out.
public struct FocusMapDrawing {
  let map: FocusMap
  let audit: Reachability
  /// The targets that no arrow reaches.
  let dead: Set<FocusMap.ID>
  let name: (FocusMap.ID) -> String

  /// - Parameter name: what targets and containers are called in the picture.
  public init(
    _ map: FocusMap, audit: Reachability? = nil, name: @escaping (FocusMap.ID) -> String
  ) {
    self.map = map
    let audit = audit ?? map.reachability()
    self.audit = audit
    dead = Set(audit.unreachable.map(\.target))
    self.name = { name($0).displayed(as: .name) }
  }

  /// The picture as SVG; its size is that of all frames, with a margin.
  public var svg: String {
    let parts = found(in: map.root, among: audit.shown)
    let page = SVGPage(around: ([map.root] + parts).map { map.frame(of: $0) })
    return page.svg(
      style: style(unit: page.unit),
      [page.rect(map.frame(of: map.root), class: "viewport")]
        + parts.compactMap { container($0, on: page) }
        + audit.repairs.map { repair($0, on: page) }
        + parts.filter { map.kind(of: $0) == .target }.map { target($0, on: page) }
        + audit.ways.map { line($0, on: page) })
  }

  /// What is drawn below a container: targets that take part, and containers that hold some.
  private func found(in id: FocusMap.ID, among targets: Set<FocusMap.ID>) -> [FocusMap.ID] {
    map.children(of: id).flatMap { child in
      let inner = found(in: child, among: targets)
      return (targets.contains(child) || !inner.isEmpty ? [child] : []) + inner
    }
  }

  private func target(_ id: FocusMap.ID, on page: SVGPage) -> String {
    let kind = dead.contains(id) ? "dead" : id == audit.start ? "start" : "target"
    return page.box(map.frame(of: id), lines: [name(id)], class: kind)
  }

  private func container(_ id: FocusMap.ID, on page: SVGPage) -> String? {
    switch map.kind(of: id) {
    case .section: page.container(map.frame(of: id), title: name(id), class: "section")
    case .scroll: page.rect(map.frame(of: id), class: "scroll")
    case .target, .group, .scope, nil: nil
    }
  }

  private func repair(_ id: FocusMap.ID, on page: SVGPage) -> String {
    page.container(map.frame(of: id), title: "+ section: " + name(id), class: "repair")
  }

  private func line(_ way: Way, on page: SVGPage) -> String {
    let ends = LineEnds(map.frame(of: way.from), way.heading, map.frame(of: way.to))
    let heads =
      way.isBothWays
      ? "marker-start=\"url(#head)\" marker-end=\"url(#head)\"" : "marker-end=\"url(#stop)\""
    return page.line(
      from: ends.from, to: ends.to, class: way.isBothWays ? "way" : "oneway", heads: heads)
  }

  private func style(unit: Double) -> String {
    let (long, short) = (Explanation.text(unit), Explanation.text(unit / 5))
    return """
      .section { stroke: #57a; stroke-dasharray: \(long) \(short); fill: #57a; fill-opacity: .06 }
      .scroll { stroke: #aab; stroke-dasharray: \(short) \(short) }
      .repair { stroke: #c33; stroke-dasharray: \(long) \(short) }
      .dead { stroke: #c33; fill: #fde8e8 }
      .way { stroke: #2a7 } .oneway { stroke: #d80 }
      """
  }
}
