import FoveaGeometry

/// The columns of a grid that grows downward, or the rows of one that grows sideways.
public struct Tracks: Sendable, Hashable {
  /// How wide one track, or several, may be.
  public enum Extent: Sendable, Hashable {
    case fixed(Double)
    case flexible(min: Double, max: Double)
    /// As many tracks as find room.
    case adaptive(min: Double, max: Double)
  }

  /// What an author says of one track, or of those that share an adaptive place (`GridItem`).
  public struct Item: Sendable, Hashable {
    /// How wide the track may be across the direction of growth.
    public var extent: Extent
    /// Points to the next track; `nil` stands for the usual distance.
    public var spacing: Double?
    /// Where cells lie in the track; `nil` leaves it to the grid.
    public var alignment: GuidePair?

    /// A track with its bounds; `nil` leaves the distance and the alignment to the grid.
    public init(_ extent: Extent, spacing: Double?, alignment: GuidePair?) {
      self.extent = extent
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// A track with its place across.
  public struct Track {
    /// Points from the leading or top side of the grid.
    public var start: Double
    /// How wide the track is across, in points.
    public var length: Double
    /// Where cells lie in the track; `nil` leaves it to the grid.
    public var alignment: GuidePair?
  }

  /// The tracks in the author's order; none stands for one flexible track.
  public var items: [Item]

  /// Tracks that are not yet divided: an adaptive item becomes as many as find room.
  public init(_ items: [Item]) { self.items = items }

  /// Divides the room across.
  ///
  /// Fixed tracks take their length; the others share what is left equally, within their bounds.
  public func resolved(in room: Double) -> [Track] {
    let anything = Item(.flexible(min: 10, max: .infinity), spacing: nil, alignment: nil)
    let given = items.isEmpty ? [anything] : items
    let gaps = given.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = room - gaps
    var flexible = 0
    for item in given {
      if case .fixed(let length) = item.extent { left -= length } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    for item in given {
      let gap = item.spacing ?? 8
      var share = 0.0
      if case .fixed = item.extent {} else { share = max(0, left) / Double(flexible) }
      let lengths = lengths(of: item, share: share, gap: gap)
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      if case .fixed = item.extent { continue }
      flexible -= 1
      left -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
    }
    return tracks
  }

  private func lengths(of item: Item, share: Double, gap: Double) -> [Double] {
    switch item.extent {
    case .fixed(let length): return [length]
    case .flexible(let least, let most): return [max(least, min(share, most))]
    case .adaptive(let least, let most):
      let count = max(1, Int((share + gap) / max(1, least + gap)))
      let length = (share - gap * Double(count - 1)) / Double(count)
      return Array(repeating: max(least, min(length, most)), count: count)
    }
  }
}
