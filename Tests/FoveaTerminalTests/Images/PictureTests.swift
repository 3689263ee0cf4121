import FoveaScene
@testable import FoveaTerminal
import Foundation
import Testing

/// Given a picture's file, when a terminal shows it, then its cells have the colours of the file.
@MainActor @Suite("A picture in the terminal")
struct PictureTests {
  /// Two by two pixels, made by another program: red, green · blue, white; the second row filtered.
  nonisolated private static let file = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR4nGP4z8DA8J+BhZHhP5AF"
      + "AB0TBAJ+cMUoAAAAAElFTkSuQmCC")!

  @Test("has the colours of its file")
  func colors() throws {
    let picture = try #require(PNGPicture([UInt8](Self.file)))
    #expect(picture.width == 2 && picture.height == 2)
    let red = RGBA(red: 1, green: 0, blue: 0)
    let green = RGBA(red: 0, green: 1, blue: 0)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    #expect(picture.pixels == [red, green, blue, .white])
    #expect(
      picture.scaled(width: 4, height: 2) == [red, red, green, green, blue, blue, .white, .white])
    #expect(picture.scaled(width: 1, height: 1) == [RGBA(red: 0.5, green: 0.5, blue: 0.5)])
  }

  @Test("that is cut off is none")
  func cutOff() {
    let bytes = [UInt8](Self.file)
    for count in 0..<bytes.count - 12 { #expect(PNGPicture(Array(bytes.prefix(count))) == nil) }
  }

  @Test("does no harm whatever its bytes are")
  func damaged() {
    let bytes = [UInt8](Self.file)
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var broken = bytes
        broken[place] = value
        if let picture = PNGPicture(broken) {
          #expect(picture.pixels.count == picture.width * picture.height)
        }
      }
    }
  }
}
