import FoveaGeometry

extension FocusMapDrawing {
  /// The picture in characters, each of which counts as one column.
  ///
  ///     [● Email ]       ┌ section ╌╌╌╌┐     ● is where focus starts. A line with two heads is a way
  ///          ↕           ┆             ┆     there and back, one with one head a way without return.
  ///     [Password]◀─────▶┆[Photos]     ┆     What no arrow reaches has a ✗; where one section would
  ///                      └╌╌╌╌╌╌╌╌╌╌╌╌╌┘     help, its container is drawn with a +.
  ///
  /// Frames keep their order and roughly their places; they are spread where titles and arrows need
  /// room.
  ///
  /// - Parameter isColored: whether it has the colours of a terminal: red for what no arrow reaches.
  /// - Complexity: O(*n* log *n*) in the targets and their moves, besides the audit.
  public func text(isColored: Bool = false) -> String {
    let scene = FocusMapScene(map, audit: audit, title: title)
    var sheet = TextSheet()
    for container in scene.containers {
      sheet.frame(container.area, ("┌┐┘└", "╌┆"), ink: ink(of: container.id))
    }
    for way in audit.ways {
      if let from = scene.areas[way.from], let to = scene.areas[way.to] {
        sheet.draw(way, from: from, to: to, entering: scene.borders[way])
      }
    }
    for container in scene.containers {
      let title = audit.repairs.contains(container.id) ? "+ section" : name(container.id)
      sheet.label(" \(title) ", onTopOf: container.area, ink: ink(of: container.id))
    }
    for target in scene.targets { draw(target, on: &sheet) }
    return ([sheet.text(isColored: isColored)] + legend(scene)).joined(separator: "\n")
  }

  private func draw(_ target: FocusMapScene.Item, on sheet: inout TextSheet) {
    let ink: TextSheet.Ink =
      dead.contains(target.id) ? .dead : target.id == audit.start ? .start : .plain
    let (rows, columns) = (target.area.rows, target.area.columns)
    sheet.clear(target.area)
    let row = rows.lowerBound + (rows.count - 1) / 2
    if rows.count > 2 {
      sheet.frame(target.area, ("┌┐┘└", "─│"), ink: ink)
    } else {
      sheet.write("[", row: row, column: columns.lowerBound, ink: ink)
      sheet.write("]", row: row, column: columns.upperBound - 1, ink: ink)
    }
    let title = title(target.id)
    let margin = (columns.count - title.count) / 2
    sheet.write(title, row: row, column: columns.lowerBound + margin, ink: ink)
  }

  /// A repair has the colour of what it repairs.
  private func ink(of container: FocusMap.ID) -> TextSheet.Ink {
    if audit.unreachable.contains(where: { $0.repair == container }) { return .dead }
    return audit.repairs.contains(container) ? .oneWay : .section
  }

  private func title(_ id: FocusMap.ID) -> String {
    let name = name(id)
    let short = name.count > 24 ? name.prefix(23) + "…" : name
    return id == audit.start ? "● \(short)" : dead.contains(id) ? "✗ \(short)" : short
  }

  private func legend(_ scene: FocusMapScene) -> [String] {
    let hasRepairs = scene.containers.contains { audit.repairs.contains($0.id) }
    let lines =
      (audit.unreachable.isEmpty ? [] : ["✗ no arrow reaches it"])
      + (hasRepairs ? ["+ focusSection() would help here"] : [])
    return lines.isEmpty ? [] : [""] + lines
  }
}
