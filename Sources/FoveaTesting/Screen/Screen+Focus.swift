import FoveaFocus
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaText
import FoveaUI

extension Screen {
  /// The names of what Tab walks through, in order.
  public var focusChain: [String] {
    session.focus.map.order(in: session.focus.activeScope, for: .sequential).map(name)
  }

  /// Targets, sections, scopes and scroll areas with their frames, what holds others before them;
  /// `←` marks the one that has focus.
  public var focusMap: String {
    outline(of: session.focus.map.root).joined(separator: "\n")
  }

  private func outline(of id: FocusMap.ID) -> [String] {
    let map = session.focus.map
    let inner = map.children(of: id).flatMap(outline)
    let word: String
    switch map.kind(of: id) {
    case .target: word = Quoted(name(id)).description
    case .section: word = "section"
    case .scope: word = "scope"
    case .scroll: word = "scroll"
    case .group, nil: return inner
    }
    var line = "\(word) \(Self.text(map.frame(of: id)))"
    if case .target = map.kind(of: id), map.traits(of: id).isEmpty { line += " takes no part" }
    if id == session.focus.focused?.id { line += " ←" }
    return [line] + inner.map { "  " + $0 }
  }

  static func text(_ frame: Rect) -> String {
    "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
  }

  /// A number as people write it: no more digits than a tenth needs.
  nonisolated static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
  }

  /// What a person calls a target or a container of the focus map.
  package func name(_ id: FocusMap.ID) -> String {
    if let target = session.focus.target(of: id) { return target.name }
    switch session.focus.map.kind(of: id) {
    case .section: return "section"
    case .scope: return "scope"
    case .scroll: return "scroll"
    case .target, .group, nil: return "group"
    }
  }

  /// Which targets keys reach from where focus is.
  package var reachability: Reachability {
    session.focus.map.reachability(
      from: session.focus.focused?.id, in: session.focus.activeScope)
  }

  /// Whether this device's keys bring focus to a view from where it is: arrows on the TV, Tab
  /// elsewhere.
  ///
  /// - Throws: `NoSuchView`.
  public func isReachable(_ name: String, _ ordinal: Int = 1) throws -> Bool {
    isReachable(try find(name, ordinal))
  }

  func isReachable(_ element: AccessibilityElement) -> Bool {
    guard let target = element.target, let id = target.id else { return false }
    if target === session.focus.focused { return true }
    guard session.device.traits.isRemote else {
      return session.focus.map.order(in: session.focus.activeScope, for: .sequential).contains(id)
    }
    let audit = reachability
    return audit.start == id || audit.arrows.contains { $0.to == id }
  }

  /// Why a press of an arrow key would go where it would: candidates and why each lost.
  ///
  /// The press is not made.
  public func why(_ direction: Direction) -> String {
    guard let (explanation, _) = explanation(of: direction) else { return "nothing has focus" }
    return explanation.table(name: name)
  }

  /// The same as a picture in SVG: the beam of the move, and what each candidate lost by.
  ///
  /// - Returns: `nil` when nothing has focus.
  public func whyDrawing(_ direction: Direction) -> String? {
    explanation(of: direction).map { ExplanationDrawing($1, $0, name: name).svg }
  }

  private func explanation(of direction: Direction) -> (Explanation, FocusMap)? {
    guard let origin = session.focus.focused?.id else { return nil }
    let focus = session.focus
    let hooks = MoveHooks(
      isCovered: { focus.isCovered($0, $1) }, enter: { focus.entry($0, in: $1) })
    // A copy: the hooks look at the map while the move is explained.
    var map = focus.map
    let explanation = map.explanation(
      from: origin, direction.heading, options: MoveOptions(), memory: focus.memory, hooks: hooks)
    return (explanation, map)
  }

  /// The report of what keys cannot reach on this screen, and whether they reach everything.
  package var audit: (text: String, isComplete: Bool) {
    let audit = reachability
    let isRemote = session.device.traits.isRemote
    var lines = ["focus starts at \(audit.start.map { Quoted(name($0)).description } ?? "nothing")"]
    func advice(_ repair: FocusMap.ID?) -> String {
      repair.map { "; focusSection() would help on the container of \(contents(of: $0))" } ?? ""
    }
    let dead: [String]
    if isRemote {
      dead = audit.unreachable.map {
        "no arrow reaches \(Quoted(name($0.target)))\(advice($0.repair))"
      }
      lines += dead
      lines += audit.oneWays.map {
        "\($0.arrow.heading.rawValue) from \(Quoted(name($0.arrow.from))) to "
          + "\(Quoted(name($0.arrow.to))) cannot be undone\(advice($0.repair))"
      }
    } else {
      dead = audit.unreachableByTab.map { "Tab never reaches \(Quoted(name($0)))" }
      lines += dead
    }
    lines.append(
      dead.isEmpty ? "every target can be reached" : "\(dead.count) cannot be reached")
    return (lines.joined(separator: "\n"), dead.isEmpty)
  }

  /// What a container holds, for a message.
  private func contents(of id: FocusMap.ID) -> String {
    let map = session.focus.map
    func targets(_ id: FocusMap.ID) -> [FocusMap.ID] {
      map.children(of: id).flatMap { (map.kind(of: $0) == .target ? [$0] : []) + targets($0) }
    }
    return targets(id).map { Quoted(name($0)).description }.joined(separator: ", ")
  }

  /// The graph of focus moves over the layout, drawn in characters: where arrows lead, and what
  /// none reaches from where focus is.
  public var focusMapPicture: String { focusMapPicture(isColored: false) }

  /// - Parameter isColored: whether it has the colours of a terminal.
  package func focusMapPicture(isColored: Bool) -> String {
    FocusMapDrawing(session.focus.map, audit: reachability, name: name)
      .text(isColored: isColored)
  }

  /// The graph of focus moves over the layout, as SVG.
  package var focusMapDrawing: String {
    FocusMapDrawing(session.focus.map, audit: reachability, name: name).svg
  }
}
