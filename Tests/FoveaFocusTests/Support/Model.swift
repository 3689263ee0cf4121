import FoveaFocus
import FoveaGeometry

/// A tree of the same things that a focus map holds, kept as plainly as possible.
final class Model {
  var kind: FocusMap.Kind
  var frame: Rect
  var offset = Point.zero
  var traits = FocusMap.Traits.all
  var children: [Model] = []
  weak var parent: Model?
  var id: FocusMap.ID

  init(_ kind: FocusMap.Kind, frame: Rect, id: FocusMap.ID) {
    self.kind = kind
    self.frame = frame
    self.id = id
  }

  var isTarget: Bool { kind == .target }
  var isGroup: Bool { kind == .group }
  var isScroll: Bool { kind == .scroll }

  var isSection: Bool {
    if case .section = kind { return true }
    return false
  }

  var isTrapping: Bool {
    if case .scope(let options) = kind { return options.isTrapping }
    return false
  }

  /// Whether an arrow may land here.
  var isStop: Bool { isTarget && traits.contains(.directional) && frame.area > 0 }

  var ancestors: [Model] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

  /// Itself and everything inside, in document order.
  var subtree: [Model] { [self] + children.flatMap(\.subtree) }

  /// Where the origin of what it holds lies in the root's coordinates.
  var contentOrigin: Point {
    (parent?.contentOrigin ?? .zero) + frame.origin - offset
  }

  var absoluteFrame: Rect { frame.offset(by: parent?.contentOrigin ?? .zero) }
}

extension Rect {
  /// Zero for rectangles that make no sense.
  var area: Double { isFinite ? abs(width * height) : 0 }

  static let everything = Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
}
