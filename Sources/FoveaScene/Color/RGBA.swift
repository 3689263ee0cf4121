/// A colour in sRGB with straight alpha; each part lies in 0 … 1.
package struct RGBA: Sendable, Hashable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package func opacity(_ factor: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// What one sees when this colour lies over an opaque one.
  package func over(_ below: RGBA) -> RGBA {
    if alpha >= 1 { return self }
    let rest = 1 - alpha
    return RGBA(
      red: red * alpha + below.red * rest, green: green * alpha + below.green * rest,
      blue: blue * alpha + below.blue * rest, alpha: alpha + below.alpha * rest)
  }
}
