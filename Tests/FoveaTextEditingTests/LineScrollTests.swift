import FoveaTextEditing
import Testing

/// Given a line longer than its field, when the caret moves, then the field begins…
@Suite("A long line")
struct LineScrollTests {
  @Test("stays where it is while the caret is in sight")
  func still() {
    #expect(offsets(carets: 0, 50, 100, 20) == [0, 0, 0, 0])
  }

  @Test("scrolls no more than it must")
  func minimal() {
    #expect(offsets(carets: 120, 130, 60, 25, 300) == [20, 30, 30, 25, 200])
  }

  @Test("keeps a margin beside the caret where there is more text")
  func margin() {
    #expect(offsets(margin: 10, carets: 95, 120, 300, 205, 5) == [5, 30, 200, 195, 0])
  }

  @Test("shows no emptiness when the text becomes short")
  func shrinks() {
    var scroll = LineScroll()
    scroll.reveal(caret: 300, contentWidth: 300, visibleWidth: 100)
    scroll.reveal(caret: 250, contentWidth: 250, visibleWidth: 100)
    #expect(scroll.offset == 150)
    scroll.reveal(caret: 40, contentWidth: 40, visibleWidth: 100)
    #expect(scroll.offset == 0)
  }

  @Test("makes room behind the text for a caret as wide as a cell")
  func wideCaret() {
    var scroll = LineScroll()
    scroll.reveal(caret: 100, caretWidth: 10, contentWidth: 100, visibleWidth: 100)
    #expect(scroll.offset == 10)
  }

  @Test("begins at the caret in a field too narrow for it")
  func narrow() {
    var scroll = LineScroll(margin: 5)
    scroll.reveal(caret: 30, caretWidth: 10, contentWidth: 100, visibleWidth: 10)
    #expect(scroll.offset == 30)
    scroll.reveal(caret: 30, contentWidth: 100, visibleWidth: 4)
    #expect((26...30).contains(scroll.offset))
  }

  private func offsets(margin: Double = 0, carets: Double...) -> [Double] {
    var scroll = LineScroll(margin: margin)
    return carets.map {
      scroll.reveal(caret: $0, contentWidth: 300, visibleWidth: 100)
      return scroll.offset
    }
  }
}
