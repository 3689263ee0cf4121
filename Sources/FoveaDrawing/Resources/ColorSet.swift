import FoveaScene
import Foundation

/// A colour of an asset catalogue, on light and on dark ground.
struct ColorSet: Equatable {
  let light: RGBA
  let dark: RGBA

  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20,
      let file = try? JSONDecoder().decode(File.self, from: data),
      let light = (file.colors.first { $0.appearances == nil } ?? file.colors.first)?.rgba
    else { return nil }
    self.light = light
    dark = file.colors.first { $0.isDark }?.rgba ?? light
  }

  private struct File: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Content: Decodable {
      var components: [String: String]?
    }
    var appearances: [Appearance]?
    var color: Content?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }

    var rgba: RGBA? {
      guard let parts = color?.components else { return nil }
      let white = parts["white"].flatMap(Self.number)
      guard let red = parts["red"].flatMap(Self.number) ?? white,
        let green = parts["green"].flatMap(Self.number) ?? white,
        let blue = parts["blue"].flatMap(Self.number) ?? white
      else { return nil }
      return RGBA(
        red: red, green: green, blue: blue, alpha: parts["alpha"].flatMap(Self.number) ?? 1)
    }

    /// A part as catalogues write it: "0.5", "0x7F" or "127".
    private static func number(_ text: String) -> Float? {
      let value: Float?
      if text.hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      } else if text.contains(".") {
        value = Float(text)
      } else {
        value = Float(text).map { $0 > 1 ? $0 / 255 : $0 }
      }
      return value.map { max(0, min(1, $0)) }
    }
  }
}
