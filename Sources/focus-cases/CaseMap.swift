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

  /// What is being placed now, the outermost first.
  private var placing: [String] = []
  /// Nothing that anybody draws holds so many things in each other.
  private static let deepest = 500

  init(_ test: Case) throws(CaseError) {
    self.test = test
    map = FocusMap(viewport: test.viewport ?? .zero)
    map.isRightToLeft = test.rtl ?? false
    for node in test.nodes ?? [] { try insert(node) }
    for section in test.sections ?? [] { try insertContainer(section.id) }
    for scroll in test.scrolls ?? [] { try insertContainer(scroll.id) }
    for scope in test.scopes ?? [] { try insertContainer(scope.id) }
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

  /// Notes that something is being placed; what it lies in must not lie in it.
  private mutating func begin(_ name: String) throws(CaseError) {
    if let start = placing.firstIndex(of: name) {
      let circle = (placing[start...] + [name]).joined(separator: " in ")
      throw CaseError("\(test.id): what holds what goes round in a circle: \(circle)")
    }
    guard placing.count < Self.deepest else {
      throw CaseError("\(test.id): more than \(Self.deepest) things hold each other")
    }
    placing.append(name)
  }

  private mutating func insert(_ node: Case.Node) throws(CaseError) {
    guard ids[node.id] == nil else { return }
    try begin("node \(node.id)")
    defer { placing.removeLast() }
    var holder = map.root
    for name in [node.section, node.scroll, node.scope, node.parent].compactMap(\.self) {
      let found = try insertContainer(name)
      if map.depth(found) >= map.depth(holder) { holder = found }
    }
    let id = place(.target, node.rect, in: holder)
    ids[node.id] = id
    names[id] = node.id
    if node.focusable == false { map.setTraits([], of: id) }
    if node.occluded == true { covered.insert(id) }
  }

  /// Inserts the section, scroll, scope or node of that name, with what holds it.
  @discardableResult
  private mutating func insertContainer(_ name: String) throws(CaseError) -> FocusMap.ID {
    if let id = containers[name] { return id }
    if let node = test.nodes?.first(where: { $0.id == name }), !declares(name) {
      try insert(node)
      return ids[name] ?? map.root
    }
    try begin(name)
    defer { placing.removeLast() }
    if let section = test.sections?.first(where: { $0.id == name }) {
      let holder = try holder(of: name, declared: section.parent)
      let options = FocusMap.SectionOptions(
        remembers: section.enter == "last-or-nearest",
        blocked: Set((section.blocks ?? []).compactMap(Heading.init)))
      containers[name] = place(.section(options), section.rect, in: holder)
    } else if let scroll = test.scrolls?.first(where: { $0.id == name }) {
      try insert(scroll)
    } else if let scope = test.scopes?.first(where: { $0.id == name }) {
      let options = FocusMap.ScopeOptions(isTrapping: scope.edge == "stop")
      let outer = enclosingScope(of: scope)
      let holder = if let outer { try insertContainer(outer.id) } else { map.root }
      containers[name] = place(.scope(options), scope.rect, in: holder)
    }
    return container(name) ?? map.root
  }

  /// Whether a section, a scroll or a scope has that name.
  private func declares(_ name: String) -> Bool {
    test.sections?.contains { $0.id == name } == true
      || test.scrolls?.contains { $0.id == name } == true
      || test.scopes?.contains { $0.id == name } == true
  }

  private mutating func insert(_ scroll: Case.Scroll) throws(CaseError) {
    let rect = scroll.rect
    let holder = try holder(of: scroll.id, declared: scroll.parent)
    let id = place(.scroll, rect, in: holder)
    containers[scroll.id] = id
    map.scroll(id, to: scroll.offset)
    if let content = scroll.content {
      map.setContentSize(content.size, of: id)
      origins[id] = .zero
    } else {
      // Nodes are given as they show, so the contents begin where the offset says.
      origins[id] = rect.origin - scroll.offset
    }
  }

  /// What holds a container: the node of the same name, or what is declared.
  private mutating func holder(
    of name: String, declared: String?
  ) throws(CaseError) -> FocusMap.ID {
    if let node = test.nodes?.first(where: { $0.id == name }) {
      try insert(node)
      if let id = ids[name] {
        return node.focusable == false ? map.parent(of: id) ?? map.root : id
      }
    }
    if let declared { return try insertContainer(declared) }
    return map.root
  }

  /// The smallest scope around another one; of two with the same frame the one listed first.
  private func enclosingScope(of scope: Case.Scope) -> Case.Scope? {
    let all = test.scopes ?? []
    guard let index = all.firstIndex(where: { $0.id == scope.id }) else { return nil }
    let around = all.indices.filter { other in
      other != index && all[other].rect.contains(scope.rect)
        && (other < index || all[other].rect != scope.rect)
    }
    return around.map { all[$0] }.min { $0.rect.size.height < $1.rect.size.height }
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
