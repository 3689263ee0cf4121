import FoveaRuntime
import FoveaUI
import Observation
import Testing

/// Given an object that hardly ever changes, when those who read it come and go, then it keeps
/// nothing of them.
@MainActor @Suite("An observable object that is read")
struct ModelWatchTests {
  @Observable final class Model {
    var title = "wood"
    var reads = 0
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("in the \(model.title)") }
  }

  private struct Fields: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        TextField("Title", text: $model.title)
        Reader(model: model)
      }
    }
  }

  @Test("keeps no window that is closed")
  func windows() {
    let model = Model()
    // The first view of a kind that reads an object is how the kind becomes known.
    _ = Probe { Fields(model: model) }
    model.title = "forest"
    weak var board: NoticeBoard?
    do {
      let probe = Probe { Fields(model: model) }
      board = probe.session.tree.notices
      #expect(board != nil)
    }
    #expect(board == nil)
    withExtendedLifetime(model) {}
  }

  @Test("tells each of its readers once, however often they have read it")
  func once() {
    let model = Model()
    let probe = Probe { Fields(model: model) }
    probe.press(.tab)
    for _ in 0..<20 { probe.press(.left, .right) }
    let work = probe.act { model.title = "forest" }
    #expect(probe.texts.contains("in the forest"))
    #expect(work.bodies == 1)
    #expect(probe.act { model.reads += 1 }.bodies == 0)
  }
}
