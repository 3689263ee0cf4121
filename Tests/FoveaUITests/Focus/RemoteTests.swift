import FoveaTesting
import FoveaUI
import Testing

/// Arrows of a remote or a keyboard over real views (F185–F232, F383); the rule by itself is tested
/// in `FoveaFocusTests/Navigation`.
@MainActor
@Suite("Arrows")
struct RemoteTests {
  private struct Tile: View {
    let name: String
    var width = 200.0
    var height = 80.0
    var body: some View { Text(name).frame(width: width, height: height).focusable() }
  }

  private struct Grid: View {
    var change: (Tile) -> AnyView = { AnyView($0) }
    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        HStack(spacing: 40) {
          Tile(name: "A")
          change(Tile(name: "B"))
          Tile(name: "C")
        }
        HStack(spacing: 40) {
          Tile(name: "D")
          Tile(name: "E")
        }
      }
    }
  }

  @Test("reach what lies in the beam, nearest first, and do not wrap (F196–F198, F207)")
  func grid() {
    let screen = Screen(.tv, Grid())
    #expect(screen.focus == "A")
    screen.press(.right)
    #expect(screen.focus == "B")
    screen.press(.down)
    #expect(screen.focus == "E")
    screen.press(.right)
    #expect(screen.focus == "E")
    screen.press(.up)
    screen.press(.right, times: 3)
    #expect(screen.focus == "C")
    screen.press(.down)
    #expect(screen.focus == "C")
    screen.press(.up)
    #expect(screen.focus == "C")
  }

  @Test("that lead nowhere change nothing (F190)")
  func nowhere() {
    let screen = Screen(.tv, Grid())
    screen.press(.up)
    #expect(screen.focus == "A")
    #expect(screen.counters.bodies == 0)
  }

  @Test("skip what is disabled, hidden, clear or takes no hits (F212, F216)")
  func ineligible() {
    let changes: [(Tile) -> AnyView] = [
      { AnyView($0.disabled(true)) }, { AnyView($0.hidden()) }, { AnyView($0.opacity(0)) },
      { AnyView($0.allowsHitTesting(false)) },
    ]
    for change in changes {
      let screen = Screen(.tv, Grid(change: change))
      screen.press(.right)
      #expect(screen.focus == "C")
    }
    let faint = Screen(.tv, Grid { AnyView($0.opacity(0.01)) })
    faint.press(.right)
    #expect(faint.focus == "B")
  }

  @Test(
    "skip what something in front hides whole, not what shows in part (F212, F214)",
    arguments: [(200.0, "C"), (150.0, "B")])
  func covered(width: Double, focus: String) {
    let screen = Screen(
      .tv,
      Grid { tile in
        AnyView(tile.overlay(alignment: .leading) { Color.black.frame(width: width, height: 80) })
      })
    screen.press(.right)
    #expect(screen.focus == focus)
  }

  @Test("go by the layout, not by offsets and scales of the picture (F202, F203)")
  func transforms() {
    let screen = Screen(.tv, Grid { AnyView($0.offset(y: 900).scaleEffect(3)) })
    screen.press(.right)
    #expect(screen.focus == "B")
    screen.press(.right)
    #expect(screen.focus == "C")
  }

  @Test("mean the screen's left and right in every language (F204)")
  func rightToLeft() {
    let screen = Screen(device: .tv, layoutDirection: .rightToLeft) { Grid() }
    #expect(screen.focus == "A")
    screen.press(.left)
    #expect(screen.focus == "B")
    screen.press(.right)
    #expect(screen.focus == "A")
  }

  @Test("repeat from where focus is at that time; swipes do the same (F206)")
  func repeated() {
    let screen = Screen(.tv, Grid())
    screen.swipe(.right)
    screen.swipe(.right)
    #expect(screen.focus == "C")
    screen.press(.left, times: 5)
    #expect(screen.focus == "A")
  }

  @Test("move focus on the desktop, too (F383)")
  func desktop() {
    let screen = Screen(device: .desktop, size: .init(width: 900, height: 500)) { Grid() }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.down)
    #expect(screen.focus == "E")
  }

  private struct Handlers: View {
    let note: Notes
    let isOwn: Bool
    @State private var words = "abc"
    var body: some View {
      HStack(spacing: 40) {
        if isOwn {
          Tile(name: "A").onMoveCommand { note("own \($0)") }
        } else {
          Tile(name: "A")
        }
        Tile(name: "B")
      }
      .onMoveCommand { note("around \($0)") }
    }
  }

  @Test(
    "ask the focused view itself before they move, those around only at a dead end (F382, F383)")
  func handlers() {
    let notes = Notes()
    let own = Screen(.tv, Handlers(note: notes, isOwn: true))
    own.press(.right)
    #expect(own.focus == "A")
    #expect(notes.lines == ["own right"])
    notes.lines = []
    let around = Screen(.tv, Handlers(note: notes, isOwn: false))
    around.press(.right)
    #expect(around.focus == "B" && notes.lines == [])
    around.press(.right)
    #expect(around.focus == "B" && notes.lines == ["around right"])
  }

  private struct Slider: View {
    @State private var share = 0.5
    var body: some View {
      HStack(spacing: 40) {
        FoveaUI.Slider(value: $share, in: 0...1, step: 0.25).frame(width: 300)
        Tile(name: "B")
      }
    }
  }

  @Test("that the focused control uses itself do not move focus (F211)")
  func consumed() throws {
    let screen = Screen(device: .desktop, size: .init(width: 900, height: 500)) { Slider() }
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.focus != "B")
    #expect(screen.value(of: "share") == "0.75")
  }

  private struct Removing: View {
    @State private var isGone = false
    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        HStack(spacing: 40) {
          Tile(name: "A")
          if !isGone {
            Tile(name: "B").onKeyPress(.escape) {
              isGone = true; return .handled
            }
          }
        }
        HStack(spacing: 40) {
          Tile(name: "C")
          Tile(name: "D")
          Tile(name: "E")
        }
      }
    }
  }

  @Test("find focus at the nearest view when that which had it vanishes (F217, F220, F221)")
  func repair() {
    let screen = Screen(.tv, Removing())
    screen.press(.right)
    #expect(screen.focus == "B")
    screen.press(.escape)
    #expect(screen.focus == "D" || screen.focus == "A")
    let left = screen.focus
    screen.press(left == "A" ? .down : .left)
    #expect(screen.focus == "C")
  }

  private struct Opening: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 40) {
        Tile(name: "A")
        Button("Open") { isOpen = true }
        Tile(name: "C")
      }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  @Test("find focus where it was after a sheet (F222)")
  func restoration() {
    let screen = Screen(.tv, Opening())
    screen.press(.down)
    screen.press(.select)
    #expect(screen.focus == "Close")
    screen.press(.select)
    #expect(screen.focus == "Open")
  }

  private struct Page: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 40) { ForEach(0..<30) { Tile(name: "Row \($0)") } }
      }
    }
  }

  @Test("scroll until the view shows whole, with a margin (F228, F229)")
  func scrolling() throws {
    let screen = Screen(.tv, Page())
    for row in 1..<30 {
      screen.press(.down)
      #expect(screen.focus == "Row \(row)")
      #expect(try screen.isWhole("Row \(row)"))
      if row < 29 {
        let frame = try screen.find(ViewName("Row \(row)")).frame
        #expect(frame.maxY <= 1080 - 60 && frame.minY >= 60)
      }
    }
  }

  private struct Lazy: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 40) { ForEach(0..<10_000) { Tile(name: "Row \($0)") } }
      }
    }
  }

  @Test("make the rows of a lazy stack before they give up (F231, F232)")
  func lazy() {
    let screen = Screen(.tv, Lazy())
    for row in 1..<60 {
      screen.press(.down)
      #expect(screen.focus == "Row \(row)")
    }
    screen.press(.up, times: 59)
    #expect(screen.focus == "Row 0")
  }

  private struct Diagonal: View {
    let movement: _FocusMovement
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Tile(name: "A")
        Tile(name: "B").padding(.leading, 300)
      }
      .focusMovement(movement)
    }
  }

  @Test(
    "go to the side only where `reach` is asked for (F197)",
    arguments: [(_FocusMovement.strict, "A"), (.reach, "B")])
  func reach(movement: _FocusMovement, focus: String) {
    let screen = Screen(.tv, Diagonal(movement: movement))
    screen.press(.down)
    #expect(screen.focus == focus)
  }
}
