import FoveaGeometry

/// The targets and containers of a focus map, put in their places on a sheet of characters.
struct FocusMapScene {
  struct Item {
    var id: FocusMap.ID
    var area: CellArea
  }

  /// Sections, and what ought to be one, from the outside in.
  private(set) var containers: [Item] = []
  private(set) var targets: [Item] = []
  private(set) var areas: [FocusMap.ID: CellArea] = [:]
  private(set) var borders: [Way: CellArea] = [:]

  init(_ map: FocusMap, audit: Reachability, title: @escaping (FocusMap.ID) -> String) {
    var plan = FocusMapPlan(map, audit: audit, title: title)
    plan.makeRoom(for: audit.ways)
    let (columns, rows) = (plan.x.cells(), plan.y.cells())
    func area(_ part: FocusMapPlan.Part) -> CellArea {
      CellArea(
        rows: rows[part.y.low]..<rows[part.y.high],
        columns: columns[part.x.low]..<columns[part.x.high])
    }
    for part in plan.parts {
      let area = area(part)
      if part.isTarget {
        let item = Item(id: part.id, area: area.drawn)
        targets.append(item)
        areas[part.id] = item.area
      } else {
        containers.append(Item(id: part.id, area: area))
      }
    }
    for way in audit.ways { borders[way] = plan.border(of: way).map(area) }
  }
}

extension CellArea {
  /// What a target takes of its place: a box where it is high enough, else one line.
  fileprivate var drawn: CellArea {
    guard rows.count < 3 else { return self }
    let row = rows.lowerBound + (rows.count - 1) / 2
    return CellArea(rows: row..<row + 1, columns: columns)
  }
}
