import FoveaGeometry

/// A container whose contents are being searched, as seen from the root.
struct Vista {
  var slot: Slot

  /// Where the origin of the contents lies.
  var origin: SIMD2<Double>

  /// What the scrolls on the way leave to be seen.
  var window: Extent
}

extension Vista {
  func entering(_ slot: Slot, _ entry: Entry, scrolledBy offset: Point) -> Vista {
    var inner = Vista(slot: slot, origin: origin + entry.frame.origin.vector, window: window)
    if entry.role == .scroll {
      inner.window = window.intersection(Extent(entry.frame).offset(by: origin))
      inner.origin -= offset.vector
    }
    return inner
  }

  /// A section's frame as it counts: what shows of it, clipped to the viewport where it meets it.
  func sectionExtent(of section: Entry, viewport: Extent) -> Extent {
    let frame = Extent(section.frame).offset(by: origin).intersection(window)
    let shown = frame.intersection(viewport)
    return shown.isEmpty ? frame : shown
  }
}

extension FocusMap {
  /// The container as a search sees it that starts at it.
  ///
  /// Inside a scroll nothing is out of reach: it can be scrolled to. Elsewhere the viewport limits
  /// what can be seen (B.4).
  func openVista(of container: Slot) -> Vista {
    var window = viewport
    var slot = container
    while slot >= 0, window != .everything {
      if entries[Int(slot)].role == .scroll { window = .everything }
      slot = entries[Int(slot)].parent
    }
    return Vista(slot: container, origin: contentOrigin(of: container), window: window)
  }

  /// The container as a search sees it that started at one of its ancestors.
  func vista(of container: Slot, from start: Vista) -> Vista {
    var path: [Slot] = []
    var slot = container
    while slot != start.slot, slot >= 0 {
      path.append(slot)
      slot = entries[Int(slot)].parent
    }
    return path.reversed().reduce(start) {
      $0.entering(
        $1, entries[Int($1)], scrolledBy: groups[Int(entries[Int($1)].group)].scrollOffset)
    }
  }
}
