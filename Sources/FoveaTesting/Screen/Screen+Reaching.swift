import FoveaGeometry
import FoveaScene
import FoveaText
import FoveaUI

/// Where a person points who means a view.
///
/// What is scrolled out of sight is scrolled in first; what nobody can point at is an error that says
/// why, and names what lies in front.
extension Screen {
  /// The middle of what is seen of a view, or another place of it where that is covered.
  ///
  /// - Throws: `NoSuchView`; `Refusal` where the view is disabled, invisible, outside of the screen,
  ///   covered, or behind something modal.
  func aim(at name: ViewName) throws -> Point {
    var element = try seek(name)
    try checkIsOpen(element)
    var rounds = 0
    // What a lazy container has not made has its place only when it comes near.
    while !showsEnough(element), rounds < 16, scrollIntoSight(element) {
      rounds += 1
      element = try find(name)
    }
    guard let part = partInSight(of: element) else { throw outOfSight(element) }
    return try openPoint(in: part, of: element)
  }

  /// Less than a finger's breadth of a larger view is not seen.
  private func showsEnough(_ element: AccessibilityElement) -> Bool {
    guard let part = partInSight(of: element) else { return false }
    let frame = element.frame
    return part.width >= min(4, frame.width) && part.height >= min(4, frame.height)
  }

  private func checkIsOpen(_ element: AccessibilityElement) throws(Refusal) {
    let name = Quoted(element.name)
    if let panel = session.focus.activeModal, !element.view.isInside(panel) {
      throw Refusal("\(name) lies behind \(title(of: panel))")
    }
    if element.isInvisible { throw Refusal("\(name) cannot be seen") }
    if !element.isUsable { throw Refusal("\(name) is disabled") }
    if element.frame.isEmpty { throw Refusal("\(name) has no size on the screen") }
  }

  private func outOfSight(_ element: AccessibilityElement) -> Refusal {
    let name = Quoted(element.name)
    let screen = Rect(origin: .zero, size: session.size)
    if session.tree.softwareKeyboard != nil, screen.intersects(element.frame) {
      return Refusal("\(name) lies behind the software keyboard")
    }
    return Refusal(
      "\(name) is out of sight at \(Self.text(element.frame)), and nothing scrolls there")
  }

  // MARK: What lies in front

  private func openPoint(
    in part: Rect, of element: AccessibilityElement
  ) throws(Refusal) -> Point {
    guard let render = element.view.anyRender else { return part.center }
    var front: ViewNode?
    for point in Self.points(in: part) {
      guard let cover = cover(of: element, render, at: point) else { return point }
      front = front ?? cover
    }
    let name = front.map { title(of: $0) } ?? "something"
    throw Refusal("\(Quoted(element.name)) lies behind \(name)")
  }

  /// The view that takes what is pointed at a point of another one.
  private func cover(
    of element: AccessibilityElement, _ render: RenderNode, at point: Point
  ) -> ViewNode? {
    let spot = Rect(x: point.x, y: point.y, width: 0, height: 0).inset(by: Insets(all: -0.01))
    let cover = render.cover(in: spot) { node in
      guard let view = node.owner as? ViewNode else { return false }
      return !view.isInside(element.view) && !element.view.isInside(view)
    }
    return cover?.owner as? ViewNode
  }

  /// The middle first, then places all over a rectangle.
  private static func points(in part: Rect) -> [Point] {
    let shares = [0.5, 0.25, 0.75, 0.1, 0.9]
    return shares.flatMap { y in
      shares.map { x in
        Point(x: part.minX + part.width * x, y: part.minY + part.height * y)
      }
    }
  }

  /// What a person calls a view that lies in front: its name, with what is written in a dialog.
  private func title(of view: ViewNode) -> String {
    let all = session.tree.accessibilityRoot().all
    let inside = all.first { $0.view === view } ?? all.first { $0.view.isInside(view) }
    let around = all.last { view.isInside($0.view) && $0.content.role != .window }
    guard let element = inside ?? around else { return "a \(view.viewName)" }
    let word = element.content.role.word
    if element.name != word { return Quoted(element.name).description }
    let text = element.all.first { $0.content.role == .text || $0.content.role == .heading }
    return "the \(word)" + (text.map { " \(Quoted($0.name))" } ?? "")
  }

  // MARK: What has not been made

  /// The view that a person means, also where lazy containers have yet to make it: they are scrolled
  /// through, as one does who looks for something.
  private func seek(_ name: ViewName) throws(NoSuchView) -> AccessibilityElement {
    let missing: NoSuchView
    do throws(NoSuchView) { return try find(name) } catch { missing = error }
    for area in session.tree.root.map(lazyAreas) ?? [] {
      let start = area.scrollBox.offset
      if let found = look(for: name, in: area) { return found }
      drag(area, by: start - area.scrollBox.offset)
    }
    throw missing
  }

  /// Nobody looks further than so many pages.
  private static let patience = 1000

  /// Goes to the end of an area page by page, then from its beginning.
  private func look(for name: ViewName, in area: any Scrolling) -> AccessibilityElement? {
    guard let window = area.frameOnScreen, !area.isDetached else { return nil }
    let isRow = area.scrollBox.scrollsHorizontally && !area.scrollBox.scrollsVertically
    let page =
      isRow
      ? Point(x: max(1, window.width * 0.8), y: 0) : Point(x: 0, y: max(1, window.height * 0.8))
    let start = area.scrollBox.offset
    for beginsAnew in [false, true] {
      if beginsAnew, !drag(area, by: .zero - area.scrollBox.offset) { return nil }
      var pages = 0
      repeat {
        if let found = try? find(name) { return found }
        pages += 1
        if beginsAnew, isRow ? area.scrollBox.offset.x > start.x : area.scrollBox.offset.y > start.y
        {
          return nil
        }
      } while pages < Self.patience && drag(area, by: page)
    }
    return nil
  }

  /// The scroll areas in which rows are made when they come near, where they can be used.
  private func lazyAreas(in node: ViewNode) -> [any Scrolling] {
    if let area = node as? any Scrolling {
      let isUsed = session.focus.activeScopeHolds(node) && node.holdsLazyRows
      return (isUsed ? [area] : []) + node.children.flatMap(lazyAreas)
    }
    return node.children.flatMap(lazyAreas)
  }
}

extension ViewNode {
  /// Whether rows in it are made when they come near; those of scroll areas inside do not count.
  fileprivate var holdsLazyRows: Bool {
    children.contains { $0.roles.contains(.lazyRows) || !($0 is any Scrolling) && $0.holdsLazyRows }
  }
}

extension AccessibilityElement {
  /// The text inside that has the name, where the element itself has another one; else the element.
  func innermost(called name: String) -> AccessibilityElement {
    if [writtenLabel, content.label, content.placeholder, content.identifier].contains(name) {
      return self
    }
    return parts.first { $0.isCalled(name) }?.innermost(called: name) ?? self
  }

  /// Whether a person can use the view.
  var isUsable: Bool { content.isEnabled && view.values.isEnabled }
}
