import FoveaRuntime
import FoveaScene
@testable import FoveaUI
import Foundation
import Testing

/// Pictures are files of unknown origin: sizes are read from their headers, and nothing else.
@MainActor @Suite("Images")
struct ImageTests {
  nonisolated static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0]
  nonisolated static let gif: [UInt8] = Array("GIF89a".utf8) + [0x10, 0x01, 0x20, 0x00, 0, 0, 0]
  nonisolated static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 50, 1, 0, 3]

  @Test(
    "the header tells the size",
    arguments: [(png, 40, 30), (gif, 272, 32), (jpeg, 256, 50)])
  func header(_ bytes: [UInt8], _ width: Int, _ height: Int) throws {
    let header = try #require(ImageHeader(bytes))
    #expect(header.width == width && header.height == height)
  }

  @Test("no beginning of a file is taken for more than it is", arguments: [png, gif, jpeg])
  func cutOff(_ bytes: [UInt8]) {
    for count in 0..<bytes.count {
      if let header = ImageHeader(Array(bytes.prefix(count))) {
        #expect(header == ImageHeader(bytes))
      }
    }
  }

  @Test("a size beyond all pictures is none, nor is one without an area")
  func hostile() {
    var large = Self.png
    large[16] = 0x7F
    #expect(ImageHeader(large) == nil)
    var empty = Self.png
    empty[19] = 0
    #expect(ImageHeader(empty) == nil)
    // A segment that says it is shorter than its own length does not turn the reader in circles.
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0]) == nil)
  }

  /// A folder with files that is gone afterwards.
  private func withFolder(_ files: [String: [UInt8]], _ work: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    work(folder.path)
  }

  @Test("a picture is found by name: a file, one for dense screens, one of a catalogue")
  func search() throws {
    let files = [
      "plain.png": Self.png, "dense@2x.png": Self.png, "sub/deep.gif": Self.gif,
      "Assets.xcassets/set.imageset/any.png": Self.png, "fake.png": Array("no picture".utf8),
    ]
    try withFolder(files) { folder in
      let store = ResourceStore()
      store.directories = ["/nowhere", folder]
      let names = [
        "plain", "plain.png", "dense", "sub/deep", "set", "fake", "other", "sub/../plain",
      ]
      let sizes = names.map { name in
        store.picture(named: name, in: nil).map { "\(Int($0.size.width))x\(Int($0.size.height))" }
      }
      #expect(sizes == ["40x30", "40x30", "20x15", "272x32", "40x30", nil, nil, nil])
    }
  }

  @Test("a picture has its own size, or the space where it is resizable")
  func layout() throws {
    try withFolder(["photo.png": Self.png]) { folder in
      let url = URL(fileURLWithPath: folder + "/photo.png")
      let stage = Stage {
        VStack(spacing: 0) {
          Image(contentsOf: url)
          Image(contentsOf: url).resizable().frame(width: 100, height: 22)
          Image(contentsOf: url).resizable().aspectRatio(contentMode: .fit).frame(height: 60)
        }
      }
      #expect(
        stage.drawn.map { Stage.text($0.absoluteFrame) } == [
          "180 54 40 30", "150 84 100 22", "160 106 80 60",
        ])
      #expect(stage.texts == ["file:photo.png", "file:photo.png", "file:photo.png"])
    }
  }

  @Test("a missing picture shows its name and is reported once")
  func missing() {
    let stage = Stage {
      Image("nowhere")
      Image("nowhere")
    }
    #expect(stage.texts == ["[nowhere]", "[nowhere]"])
    #expect(stage.session.issues.map(\.message) == ["There is no picture named \"nowhere\"."])
  }

  @Test("a symbol is a character of the text around, a variant its base's, an unknown one a box")
  func symbols() {
    let stage = Stage {
      HStack {
        Image(systemName: "star.fill")
        Image(systemName: "trash.circle.fill")
        ForEach(0..<3) { if $0 == 1 { Image(systemName: "no.such.symbol") } }
        Text("Press \(Image(systemName: "return"))")
      }
    }
    #expect(stage.texts == ["★", "⌦", "▢", "Press ⏎"])
    #expect(
      stage.session.issues.map(\.message) == [
        "There is no symbol named \"no.such.symbol\"; a box stands for it."
      ])
  }

  @Test("a colour of a catalogue follows the colour scheme")
  func colors() throws {
    let json = """
      {"colors":[{"color":{"components":{"red":"1.0","green":"0x00","blue":"0","alpha":"1"}}},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"components":{"white":"1.0","alpha":"0.5"}}}]}
      """
    try withFolder(["A.xcassets/Brand.colorset/Contents.json": Array(json.utf8)]) { folder in
      let bundle = Bundle(path: folder)
      let stage = Stage {
        Color("Brand", bundle: bundle)
        Color("Brand", bundle: bundle).environment(\.colorScheme, .dark)
      }
      let colors = stage.drawn.map { node -> RGBA? in
        guard case .fill(_, .color(let color)) = node.drawing else { return nil }
        return color
      }
      #expect(
        colors == [
          RGBA(red: 1, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1, alpha: 0.5),
        ])
    }
  }
}
