import FoveaScene

#if canImport(Glibc)
  import Glibc
#endif

/// The pixels of picture files in the sizes in which they show. PNG files are read so far.
///
/// Each file is read once; a size is made once as long as it is the last one asked for.
@MainActor
package final class PictureStore {
  private var pictures: [String: PNGPicture?] = [:]
  private var scaled: [String: Scaled] = [:]

  private struct Scaled {
    let width: Int
    let height: Int
    let pixels: [RGBA]
  }

  /// Larger files are not read; bytes.
  private static let largestFile = 16 << 20

  package init() {}

  /// The colours of a picture in half cells, row by row; `nil` where the file cannot be read.
  ///
  /// A template picture shows in its colour where it is not clear.
  package func pixels(of image: ImagePicture, width: Int, height: Int) -> [RGBA]? {
    guard case .file(let path) = image.source, width > 0, height > 0,
      let picture = picture(at: path)
    else { return nil }
    let pixels: [RGBA]
    if let known = scaled[path], known.width == width, known.height == height {
      pixels = known.pixels
    } else {
      pixels = picture.scaled(width: width, height: height)
      scaled[path] = Scaled(width: width, height: height, pixels: pixels)
    }
    guard let tint = image.tint else { return pixels }
    return pixels.map { tint.opacity($0.alpha) }
  }

  private func picture(at path: String) -> PNGPicture? {
    if let known = pictures[path] { return known }
    let picture = Self.read(path).flatMap { PNGPicture($0) }
    pictures[path] = .some(picture)
    return picture
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
      if bytes.count > largestFile { return nil }
    }
  }
}

extension PNGPicture {
  /// The picture in another size: each pixel the mean of those that it covers.
  func scaled(width: Int, height: Int) -> [RGBA] {
    var result: [RGBA] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      let rows = Self.span(row, of: height, in: self.height)
      for column in 0..<width {
        result.append(mean(Self.span(column, of: width, in: self.width), rows))
      }
    }
    return result
  }

  private static func span(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
    let start = index * total / count
    return start..<max(start + 1, (index + 1) * total / count)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> RGBA {
    var (red, green, blue, alpha): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
        red += pixel.red * pixel.alpha
        green += pixel.green * pixel.alpha
        blue += pixel.blue * pixel.alpha
        alpha += pixel.alpha
      }
    }
    if alpha == 0 { return .clear }
    return RGBA(
      red: red / alpha, green: green / alpha, blue: blue / alpha,
      alpha: alpha / Float(rows.count * columns.count))
  }
}
