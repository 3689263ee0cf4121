import FoveaFocus
import FoveaGeometry

/// A case's layout as a focus map, with the names that the case gives to its parts.
struct CaseMap {
  var map: FocusMap
  private(set) var ids: [String: FocusMap.ID] = [:]
  private(set) var names: [FocusMap.ID: String] = [:]
  private(set) var covered: Set<FocusMap.ID> = []

  /// Sections, scrolls and scopes; one may have the name of the node that it belongs to.
  private var containers: [String: FocusMap.ID] = [:]

  /// Where the origin of what an entry holds lies, in the coordinates that the case uses inside it.
  private var origins: [FocusMap.ID: Point] = [:]

  private let test: Case

  init(_ test: Case) {
    self.test = test
    map = FocusMap(viewport: test.viewport.map { Rect($0) } ?? .zero)
    map.isRightToLeft = test.rtl ?? false
    for node in test.nodes ?? [] { insert(node) }
    for section in test.sections ?? [] { insertContainer(section.id) }
    for scroll in test.scrolls ?? [] { insertContainer(scroll.id) }
    for scope in test.scopes ?? [] { insertContainer(scope.id) }
    arrange()
  }

  /// The entry that holds what names `name` as its container.
  func container(_ name: String) -> FocusMap.ID? { containers[name] ?? ids[name] }

  mutating func remove(_ name: String) {
    if let id = ids[name] { map.remove(id) }
  }

  mutating func move(_ name: String, to rect: Rect) {
    guard let id = ids[name], let parent = map.parent(of: id) else { return }
    map.setFrame(rect.offset(by: .zero - (origins[parent] ?? .zero)), of: id)
  }

  private mutating func insert(_ node: Case.Node) {
    guard ids[node.id] == nil else { return }
    let holders = [node.section, node.scroll, node.scope, node.parent].compactMap(\.self)
    let innermost = holders.map { insertContainer($0) }.max { map.depth($0) < map.depth($1) }
    let holder = innermost ?? map.root
    let id = place(.target, Rect(node.rect), in: holder)
    ids[node.id] = id
    names[id] = node.id
    if node.focusable == false { map.setTraits([], of: id) }
    if node.occluded == true { covered.insert(id) }
  }

  /// Inserts the section, scroll, scope or node of that name, with what holds it.
  @discardableResult
  private mutating func insertContainer(_ name: String) -> FocusMap.ID {
    if let id = containers[name] { return id }
    if let section = test.sections?.first(where: { $0.id == name }) {
      let holder = holder(of: name, declared: section.parent)
      let options = FocusMap.SectionOptions(
        remembers: section.enter == "last-or-nearest",
        blocked: Set((section.blocks ?? []).compactMap(Heading.init)))
      containers[name] = place(.section(options), Rect(section.rect), in: holder)
    } else if let scroll = test.scrolls?.first(where: { $0.id == name }) {
      insert(scroll)
    } else if let scope = test.scopes?.first(where: { $0.id == name }) {
      let options = FocusMap.ScopeOptions(isTrapping: scope.edge == "stop")
      let holder = enclosingScope(of: scope).map { insertContainer($0.id) } ?? map.root
      containers[name] = place(.scope(options), Rect(scope.rect), in: holder)
    } else if let node = test.nodes?.first(where: { $0.id == name }) {
      insert(node)
    }
    return container(name) ?? map.root
  }

  private mutating func insert(_ scroll: Case.Scroll) {
    let rect = Rect(scroll.rect)
    let id = place(.scroll, rect, in: holder(of: scroll.id, declared: scroll.parent))
    containers[scroll.id] = id
    let offset = Point(x: scroll.offset[0], y: scroll.offset[1])
    map.scroll(id, to: offset)
    if let content = scroll.content {
      map.setContentSize(Rect(content).size, of: id)
      origins[id] = .zero
    } else {
      // Nodes are given as they show, so the contents begin where the offset says.
      origins[id] = rect.origin - offset
    }
  }

  /// What holds a container: the node of the same name, or what is declared.
  private mutating func holder(of name: String, declared: String?) -> FocusMap.ID {
    if let node = test.nodes?.first(where: { $0.id == name }) {
      insert(node)
      if let id = ids[name] {
        return node.focusable == false ? map.parent(of: id) ?? map.root : id
      }
    }
    return declared.map { insertContainer($0) } ?? map.root
  }

  private func enclosingScope(of scope: Case.Scope) -> Case.Scope? {
    (test.scopes ?? [])
      .filter { $0.id != scope.id && Rect($0.rect).contains(Rect(scope.rect)) }
      .min { Rect($0.rect).size.height < Rect($1.rect).size.height }
  }

  private mutating func place(
    _ kind: FocusMap.Kind, _ rect: Rect, in holder: FocusMap.ID
  ) -> FocusMap.ID {
    let id = map.insert(kind, under: holder)
    map.setFrame(rect.offset(by: .zero - (origins[holder] ?? .zero)), of: id)
    origins[id] = rect.origin
    return id
  }

  /// Puts everything into document order: nodes as the file lists them.
  private mutating func arrange() {
    var rank: [FocusMap.ID: Int] = [:]
    for (index, node) in (test.nodes ?? []).enumerated() {
      guard let id = ids[node.id] else { continue }
      for entry in [id] + map.ancestors(of: id) where rank[entry] == nil { rank[entry] = index }
    }
    for holder in Set(rank.keys).union([map.root]) {
      map.arrange(
        map.children(of: holder).sorted { (rank[$0] ?? .max) < (rank[$1] ?? .max) }, of: holder)
    }
  }
}

extension FocusMap {
  fileprivate func depth(_ id: ID) -> Int { ancestors(of: id).count }
}
