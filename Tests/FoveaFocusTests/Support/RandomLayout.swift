import FoveaFocus
import FoveaGeometry
import LawFixtures

/// A random screen, as a focus map and as a plain model of it, that changes at random.
struct RandomLayout {
  var map: FocusMap
  let root: Model
  var random: Dice

  init(seed: UInt64) {
    random = Dice(seed: seed)
    let viewport: Rect =
      Bool.random(using: &random) ? .zero : Rect(x: 0, y: 0, width: 300, height: 300)
    map = FocusMap(viewport: viewport)
    root = Model(.scope(.init(isTrapping: true)), frame: viewport, id: map.root)
    // Some screens are small and deep, some have a group that is large enough for an index.
    let count = Int.random(in: 2...40, using: &random)
    for _ in 0..<count { insert(under: holder()) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let list = holder()
      for _ in 0..<Int.random(in: 60...300, using: &random) { insert(under: list) }
    }
  }

  var targets: [Model] { root.subtree.filter(\.isTarget) }

  /// Changes one thing.
  mutating func change() {
    let all = root.subtree.dropFirst()
    guard let model = all.randomElement(using: &random) else { return insert(under: root) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      setFrame(frame(), of: model)
    case 4:
      let origin = Point(x: number(), y: number())
      model.frame.origin = origin
      map.setOrigin(origin, of: model.id)
    case 5:
      model.traits = [.all, .all, [], .sequential].randomElement(using: &random) ?? .all
      map.setTraits(model.traits, of: model.id)
    case 6: insert(under: holder())
    case 7:
      guard model.subtree.count < 20 else { return }
      map.remove(model.id)
      model.parent?.children.removeAll { $0 === model }
    case 8:
      guard let parent = model.parent else { return }
      parent.children.shuffle(using: &random)
      map.arrange(parent.children.map(\.id), of: parent.id)
    default:
      guard let scroll = all.filter(\.isScroll).randomElement(using: &random) else { return }
      scroll.offset = Point(x: number() / 4, y: number() / 4)
      map.scroll(scroll.id, to: scroll.offset)
    }
  }

  mutating func setFrame(_ frame: Rect, of model: Model) {
    model.frame = frame.isFinite ? frame.standardized : .zero
    map.setFrame(frame, of: model.id)
  }

  private mutating func insert(under parent: Model) {
    let kind = kind()
    let id = map.insert(kind, under: parent.id)
    let model = Model(kind, frame: .zero, id: id)
    model.parent = parent
    parent.children.append(model)
    if case .group = kind {
      setFrame(Rect(x: number() / 4, y: number() / 4, width: 0, height: 0), of: model)
    } else {
      setFrame(frame(), of: model)
    }
  }

  private mutating func holder() -> Model {
    let holders = root.subtree.filter { !$0.isTarget || $0.children.count < 2 }
    return holders.filter { $0.ancestors.count < 5 }.randomElement(using: &random) ?? root
  }

  private mutating func kind() -> FocusMap.Kind {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .scroll
    case 1, 2:
      .section(.init(blocked: Bool.random(using: &random) ? [] : [.left]))
    case 3: .scope(.init(reaches: Bool.random(using: &random)))
    case 4: Bool.random(using: &random) ? .scope(.init(isTrapping: true)) : .group
    case 5...7: .group
    default: .target
    }
  }

  private mutating func frame() -> Rect {
    let side = { (random: inout Dice) in Double(Int.random(in: 1...60, using: &random)) }
    var frame = Rect(x: number(), y: number(), width: side(&random), height: side(&random))
    switch Int.random(in: 0..<40, using: &random) {
    case 0: frame.size.width = 0
    case 1: frame.size.height = -frame.size.height
    case 2: frame.origin.x = .nan
    case 3: frame.size.width = .infinity
    case 4...12: frame.size = Size(width: frame.width * 4, height: frame.height * 4)
    default: break
    }
    return frame
  }

  /// Halves, so that edges meet often and all sums are exact.
  private mutating func number() -> Double { Double(Int.random(in: -20...600, using: &random)) / 2 }
}
