/// A colour ready to be laid over cells: parts and alpha in 0 … 255.
struct Ink {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ color: RGBA, opacity: Double = 1) {
    red = byte(color.red)
    green = byte(color.green)
    blue = byte(color.blue)
    alpha = byte(color.alpha * Float(opacity))
  }

  /// The opaque colour that one sees over another opaque one.
  func over(_ below: CellColor) -> CellColor {
    if alpha == 255 { return CellColor(red: red, green: green, blue: blue) }
    let rest = 255 - alpha
    return CellColor(
      red: (red * alpha + below.red * rest + 127) / 255,
      green: (green * alpha + below.green * rest + 127) / 255,
      blue: (blue * alpha + below.blue * rest + 127) / 255)
  }
}
