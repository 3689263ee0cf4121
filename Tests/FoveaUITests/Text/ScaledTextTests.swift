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
