import FoveaTesting
import FoveaUI
import Observation
import Testing

private struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String
  var height = 1
}

@Observable private final class Garden {
  var plants: [Plant]
  var chosen: Plant?
  init(_ plants: [Plant]) {
    self.plants = plants
    chosen = plants.first
  }
}

private let three = [
  Plant(id: 1, name: "ash"), Plant(id: 2, name: "beech"), Plant(id: 3, name: "cedar"),
]

/// Given a binding to one of several elements, when the elements change, then what is written
/// through it reaches the same element, or nobody.
@MainActor @Suite("A binding to an element")
struct ElementBindingTests {
  private struct Bed: View {
    @State var plants = three
    let hand: (Binding<[Plant]>) -> Void
    var body: some View {
      let _ = hand($plants)
      ForEach($plants) { $plant in TextField("Name", text: $plant.name) }
    }
  }

  /// Bindings to the plants of a state, and of a model.
  private func bindings() throws -> [Binding<[Plant]>] {
    var ofState: Binding<[Plant]>?
    let screen = Screen(Bed { ofState = $0 })
    withExtendedLifetime(screen) {}
    let garden = Garden(three)
    return [try #require(ofState), Bindable(garden).plants]
  }

  @Test("that has moved finds it again")
  func moved() throws {
    for plants in try bindings() {
      let beech = plants[1]
      plants.wrappedValue.swapAt(0, 1)
      #expect(beech.wrappedValue.name == "beech")
      beech.wrappedValue.name = "birch"
      #expect(plants.wrappedValue.map(\.name) == ["birch", "ash", "cedar"])
    }
  }

  @Test("that is gone writes to nobody, and reads as it was")
  func gone() throws {
    for plants in try bindings() {
      let name = plants[1].name
      plants.wrappedValue.remove(at: 1)
      name.wrappedValue = "birch"
      #expect(plants.wrappedValue.map(\.name) == ["ash", "cedar"])
      #expect(name.wrappedValue == "beech")
      plants.wrappedValue = []
      name.wrappedValue = "birch"
      #expect(plants.wrappedValue.isEmpty)
    }
  }

  @Test("follows the identity that is written through it")
  func renamed() throws {
    for plants in try bindings() {
      let first = plants[0]
      first.wrappedValue = Plant(id: 9, name: "oak")
      first.wrappedValue.height = 4
      #expect(plants.wrappedValue[0] == Plant(id: 9, name: "oak", height: 4))
    }
  }

  private struct First: View {
    @State var plants = three
    let hand: (Binding<[Plant]>) -> Void
    var body: some View {
      let _ = hand($plants)
      Name(text: $plants[0].name)
    }
  }

  private struct Name: View {
    @Binding var text: String
    var body: some View { Text("first \(text)") }
  }

  @Test("by its index is made anew when another element stands there")
  func seat() throws {
    var plants: Binding<[Plant]>?
    let screen = Screen(First { plants = $0 })
    #expect(screen.isVisible("first ash"))
    screen.perform { plants?.wrappedValue.removeFirst() }
    #expect(screen.isVisible("first beech"))
  }

  private struct Temporary: View {
    @State var plant = three[0]
    var body: some View {
      VStack {
        Text("now \($plant.name.wrappedValue)")
        Change(plant: $plant)
      }
    }
  }

  private struct Change: View {
    @Binding var plant: Plant
    var body: some View { Button("Rename") { plant.name = "oak" } }
  }

  @Test("or to a property keeps its reader, though nobody keeps the binding")
  func temporary() throws {
    let screen = Screen(Temporary())
    try screen.click("Rename")
    #expect(screen.isVisible("now oak"))
  }

  @Test("of an optional writes nothing once there is none, or another one")
  func optional() throws {
    let garden = Garden(three)
    let chosen = try #require(Binding(Bindable(garden).chosen))
    chosen.wrappedValue.height = 5
    #expect(garden.chosen?.height == 5)
    garden.chosen = three[1]
    chosen.wrappedValue.height = 6
    #expect(garden.chosen == three[1])
    garden.chosen = nil
    chosen.wrappedValue.height = 6
    #expect(garden.chosen == nil)
  }

  @Test("takes a pending value when its field shows another one, or nobody does")
  func pending() throws {
    let garden = Garden(three)
    let screen = Screen(Heights(garden: garden))
    try screen.click("Height")
    screen.press("a", .command)
    screen.type("8")
    screen.perform { garden.chosen = garden.plants[1] }
    #expect(try screen.text(of: "Height") == "1")
    screen.press(.tab)
    #expect(garden.plants.map(\.height) == [8, 1, 1])
    try screen.click("Height")
    screen.press("a", .command)
    screen.type("7")
    screen.perform { garden.plants.remove(at: 1) }
    #expect(garden.plants.map(\.height) == [8, 1])
  }

  /// A field for the chosen plant, which stays while another one is chosen.
  private struct Heights: View {
    @Bindable var garden: Garden
    var body: some View {
      VStack {
        if let index = garden.plants.firstIndex(where: { $0.id == garden.chosen?.id }) {
          TextField("Height", value: $garden.plants[index].height, format: .number)
        }
        TextField("Other", text: .constant(""))
      }
    }
  }

  @Test("deleted from a row of fields leaves what one typed there nowhere else", arguments: 0..<3)
  func rows(_ index: Int) throws {
    let garden = Garden(three)
    let screen = Screen(Rows(garden: garden))
    try screen.click("Height", index + 1)
    screen.press("a", .command)
    screen.type("9")
    screen.perform { garden.plants.remove(at: index) }
    #expect(garden.plants == three.filter { $0.id != index + 1 })
  }

  private struct Rows: View {
    @Bindable var garden: Garden
    var body: some View {
      VStack {
        ForEach($garden.plants) { $plant in
          TextField("Height", value: $plant.height, format: .number)
        }
      }
    }
  }
}
