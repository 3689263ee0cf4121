import Foundation
import FoveaRuntime
import FoveaScene
import FoveaUI
import Testing

/// Given a TV, whose screen is scaled to the terminal, when the terminal is resized, then text and
/// what is around it stand in whole cells (DESIGN 3.6).
@Suite("A screen scaled to a terminal")
@MainActor
struct ScaledTextTests {
  private struct Form: View {
    @State private var name = ""
    @State private var town = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 30) {
        Label("Guests", systemImage: "checkmark")
        TextField("Name", text: $name)
        Text("Town")
        TextField("Town", text: $town, prompt: Text("where you live"))
        Button("Save") {}
      }
      .frame(width: 720)
    }
  }

  @Test(
    "has the text of each field in its area, wherever rounding puts that",
    arguments: [(80, 24), (97, 31), (120, 40), (110, 37)])
  func fields(_ columns: Int, _ rows: Int) {
    let stage = TerminalStage(columns: columns, rows: rows) { Form() }
    let texts = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    // A "#" is a cell of an area.
    let areas = stage.areas.split(separator: "\n", omittingEmptySubsequences: false)
    let filled = zip(texts, areas).filter { $1.contains("#") }.map { text, area in
      text.dropFirst(area.prefix { $0 == " " }.count)
    }
    #expect(filled == [" Name", " where you live", " Save"])
    #expect(texts.contains { $0.contains(/✓ +Guests/) })
  }

  @Test("is laid out anew when the terminal has another size")
  func resize() {
    let stage = TerminalStage(columns: 80, rows: 24) { Form() }
    let before = stage.picture
    stage.resize(columns: 40, rows: 16)
    #expect(stage.picture == TerminalStage(columns: 40, rows: 16) { Form() }.picture)
    stage.resize(columns: 80, rows: 24)
    #expect(stage.picture == before)
  }

  private struct Words: View {
    @State private var note = "one two three four five six seven eight nine ten"

    var body: some View {
      List {
        Text("some words that need more than one line when the terminal is narrow")
        TextEditor(text: $note).frame(height: 300)
        Image("missing")
        ProgressView()
      }
      .frame(width: 700)
    }
  }

  @Test("measures all kinds of text again")
  func kinds() {
    let stage = TerminalStage(columns: 120, rows: 40) { Words() }
    stage.resize(columns: 60, rows: 20)
    #expect(stage.picture == TerminalStage(columns: 60, rows: 20) { Words() }.picture)
    #expect(
      stage.picture.replacing("\n                    ", with: "\n") == """

        some words that
        need more than one
        line when the
        terminal is narrow
         one two three
         four five six
         seven eight nine
         ten


        ╭───────╮
        │missing│
        ╰───────╯
        ◐
        """)
  }
}

/// Given a phone or a desktop in a terminal, then its fields are as even as those of the TV.
@Suite("A screen in usual cells")
@MainActor
struct CellTextTests {
  private struct Sample: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Label("Guests", systemImage: "checkmark")
        TextField("Name", text: .constant("Ann"))
        TextField("Town", text: .constant(""), prompt: Text("where you live"))
        SecureField("Word", text: .constant("abc"))
      }
      .textFieldStyle(.roundedBorder)
    }
  }

  @Test("has a row for each field", arguments: [Device.phone, .pad, .desktop, .watch])
  func fields(_ device: Device) {
    let stage = TerminalStage(device, columns: 40, rows: 30) { Sample() }
    let areas = stage.areas.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let filled = zip(texts, areas).filter { $1.contains("#") }.map { text, area in
      text.dropFirst(area.prefix { $0 == " " }.count).filter { $0 != "┃" && $0 != " " }
    }
    #expect(filled == ["Ann", "whereyoulive", "•••"])
    #expect(texts.contains { $0.contains("✓ Guests") })
  }

  @Test("can be read", arguments: [ColorScheme.light, .dark])
  func contrast(_ scheme: ColorScheme) throws {
    let stage = TerminalStage(.desktop, columns: 40, rows: 12, scheme: scheme) { Sample() }
    func contrast(of letter: Unicode.Scalar) throws -> Double {
      let cell = try #require(stage.buffer.cells.first { $0.glyph == Glyph(letter) })
      let (text, ground) = (cell.foreground.luminance, cell.background.luminance)
      return (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
    }
    #expect(try contrast(of: "A") > 7)
    #expect(try contrast(of: "w") > 3.5)
  }
}

extension CellColor {
  /// As WCAG 2 defines it.
  fileprivate var luminance: Double {
    func part(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
}
