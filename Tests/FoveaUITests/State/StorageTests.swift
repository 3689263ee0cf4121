import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Given values that are stored by name, when one view writes, then all who read it are updated.
@MainActor
@Suite("Stored values")
struct StorageTests {
  private enum Mood: String { case calm, wild }

  private struct Kept: View {
    @AppStorage private var count: Int
    @AppStorage private var mood: Mood
    @AppStorage private var name: String?

    init(_ store: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: store)
      _mood = AppStorage(wrappedValue: .calm, "mood", store: store)
      _name = AppStorage("name", store: store)
    }

    var body: some View {
      Text("\(count) \(mood.rawValue) \(name ?? "nobody")")
      Button("Next") {
        count += 1
        mood = .wild
        name = name == nil ? "Ann" : nil
      }
    }
  }

  @Test("of the app are kept in the user's defaults and shared")
  func app() throws {
    let suite = "fovea-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set(5, forKey: "count")
    let screen = Screen {
      VStack {
        Kept(store); Kept(store)
      }
    }
    #expect(screen.isVisible("5 calm nobody"))
    screen.press(.tab)
    screen.press(.space)
    #expect(!screen.isVisible("5 calm nobody"))
    #expect(screen.isVisible("6 wild Ann"))
    #expect(store.integer(forKey: "count") == 6)
    #expect(store.string(forKey: "mood") == "wild")
    screen.press(.space)
    #expect(store.object(forKey: "name") == nil)
  }

  private struct InScene: View {
    @SceneStorage("step") private var step = 0
    var body: some View {
      Text("step \(step)")
      Button("Next") { step += 1 }
    }
  }

  @Test("of a scene are shared in one window and no other")
  func scene() {
    let screen = Screen {
      VStack {
        InScene(); InScene()
      }
    }
    let other = Screen { InScene() }
    screen.press(.tab)
    screen.press(.space)
    #expect(!screen.isVisible("step 0"))
    #expect(screen.isVisible("step 1"))
    #expect(other.isVisible("step 0"))
  }
}
