import FoveaGeometry

/// What an area is filled with.
package indirect enum Paint: Sendable, Hashable {
  case color(RGBA)
  /// Stops from a start to an end, both in units of the area (0 … 1).
  case linearGradient(stops: [GradientStop], from: Point, to: Point)
  /// Stops from the centre outward; radii in points.
  case radialGradient(stops: [GradientStop], center: Point, from: Double, to: Double)

  /// One colour that stands for the whole paint where a surface draws no gradients.
  package var representative: RGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
      stops.isEmpty ? .clear : stops[stops.count / 2].color
    }
  }
}

/// A colour at a place of a gradient; `location` lies in 0 … 1.
package struct GradientStop: Sendable, Hashable {
  package var color: RGBA
  package var location: Double

  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
