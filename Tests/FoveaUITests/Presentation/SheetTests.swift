import FoveaRuntime
import FoveaUI
import Testing

/// Given a sheet, when it comes and goes, then focus… (F90, F222, F225, F432–F436).
@MainActor @Suite("A sheet")
struct SheetTests {
  struct Host: View {
    @State var isOpen = false
    @State var isInner = false
    @State var log = "-"
    @State var asksOnDismiss = false
    @FocusState var place: String?

    var body: some View {
      VStack {
        Text("base").focusable().focused($place, equals: "base")
        Text("other").focusable().focused($place, equals: "other")
        Button("Open") { isOpen = true }
        Text("place \(place ?? "none")")
        Text("log \(log)")
      }
      .sheet(
        isPresented: $isOpen,
        onDismiss: {
          log = "dismissed"
          if asksOnDismiss { place = "other" }
        }
      ) {
        VStack {
          Text("inside").focusable()
          Button("More") { isInner = true }
          Button("Ask") { asksOnDismiss = true }
          Button("Close") { isOpen = false }
          CloseButton()
        }
        .sheet(isPresented: $isInner) { Button("Back") { isInner = false } }
      }
    }
  }

  struct CloseButton: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    var body: some View { Button("Dismiss \(isPresented)") { dismiss() } }
  }

  @Test("stands above the window and is gone afterwards")
  func shows() {
    let person = Visitor { Host() }
    person.click("Open")
    #expect(person.sees.contains("inside"))
    person.click("Close")
    #expect(!person.sees.contains("inside"))
    #expect(person.sees.contains("log dismissed"))
  }

  @Test("is closed by dismiss from inside")
  func dismiss() {
    let person = Visitor { Host() }
    person.click("Open")
    person.click("Dismiss true")
    #expect(!person.sees.contains("inside"))
  }

  @Test("takes focus from the views behind it, whose states become nil")
  func statesBehind() {
    let person = Visitor { Host() }
    person.click("base")
    #expect(person.sees.contains("place base"))
    person.click("Open")
    #expect(person.sees.contains("place none"))
    #expect(person.focus == "nothing")
  }

  @Test("keeps Tab inside")
  func tab() {
    let person = Visitor { Host() }
    person.click("base")
    person.click("Open")
    var stops: [String] = []
    for _ in 0..<6 {
      person.press(.tab)
      stops.append(person.focus)
    }
    #expect(stops == ["inside", "More", "Ask", "Close", "Dismiss true", "inside"])
  }

  @Test("gives focus back on the desktop, not where fingers operate the device")
  func restores() {
    let desktop = Visitor { Host() }
    desktop.click("base")
    desktop.click("Open")
    desktop.press(.tab)
    desktop.press(.escape)
    #expect(desktop.focus == "base")
    #expect(desktop.sees.contains("place base"))

    let phone = Visitor(.phone) { Host() }
    phone.click("base")
    #expect(phone.focus == "base")
    phone.click("Open")
    phone.click("Close")
    #expect(phone.focus == "nothing")
  }

  @Test("lets a request of the program win over its restoration")
  func requestWins() {
    let person = Visitor { Host() }
    person.click("base")
    person.click("Open")
    person.click("Ask")
    person.click("Close")
    #expect(person.focus == "other")
  }

  private struct Leaving: View {
    let kind: String
    let order: String
    @State private var isOpen = false
    @FocusState private var place: String?

    var body: some View {
      VStack {
        ForEach(["first", "second", "third"], id: \.self) { name in
          Button(name) { isOpen = true }.focused($place, equals: name)
        }
      }
      .sheet(isPresented: shown("sheet"), onDismiss: onDismiss) { Button("Leave") { leave() } }
      .fullScreenCover(isPresented: shown("cover"), onDismiss: onDismiss) {
        Button("Leave") { leave() }
      }
      .alert("Sure?", isPresented: shown("alert")) { Button("Leave") { leave() } }
      .confirmationDialog("Sure?", isPresented: shown("dialog")) { Button("Leave") { leave() } }
    }

    private func shown(_ kind: String) -> Binding<Bool> {
      kind == self.kind ? $isOpen : .constant(false)
    }

    private func onDismiss() { if order == "onDismiss" { place = "third" } }

    private func leave() {
      if order == "before" { place = "third" }
      isOpen = false
      if order == "after" { place = "third" }
    }
  }

  @Test(
    "lets the action that closes it say where focus goes, before it or after it (F436)",
    arguments: ["sheet", "cover", "alert", "dialog"], ["before", "after", "onDismiss", "never"])
  private func dismissingAction(kind: String, order: String) {
    if order == "onDismiss" && (kind == "alert" || kind == "dialog") { return }
    for device in [Device.tv, .desktop] {
      let person = Visitor(device) { Leaving(kind: kind, order: order) }
      if device.idiom == .desktop { person.press(.tab) }
      person.press(.down)
      #expect(person.focus == "second")
      person.press(.space)
      while person.focus != "Leave" { person.press(.tab) }
      person.press(.space)
      #expect(person.focus == (order == "never" ? "second" : "third"))
    }
  }

  @Test("presented from a sheet is reachable, and leads back step by step")
  func nested() {
    let person = Visitor(.tv) { Host() }
    #expect(person.focus == "base")
    person.press(.down, .down, .select)
    #expect(person.focus == "inside")
    person.press(.down, .select)
    #expect(person.focus == "Back")
    person.press(.up, .down)
    #expect(person.focus == "Back")
    person.press(.select)
    #expect(person.focus == "More")
    person.press(.menu)
    #expect(person.focus == "Open")
  }

  @Test("does not let clicks through to what lies behind")
  func clicks() {
    let person = Visitor { Host() }
    person.click("Open")
    person.click(x: 2, y: 2)
    person.click("base")
    #expect(person.focus != "base")
    #expect(person.sees.contains("inside"))
  }

  struct Stubborn: View {
    @State var isOpen = true
    @State var isDisabled = true
    var body: some View {
      Text("behind").sheet(isPresented: $isOpen) {
        Button("Allow") { isDisabled = false }.interactiveDismissDisabled(isDisabled)
      }
    }
  }

  @Test("that cannot be dismissed stays on Escape")
  func stubborn() {
    let person = Visitor { Stubborn() }
    person.press(.escape)
    #expect(person.sees.contains("Allow"))
    person.click("Allow")
    person.press(.escape)
    #expect(!person.sees.contains("Allow"))
  }

  struct Lazy: View {
    @State var isOpen = false
    var body: some View {
      ScrollView {
        LazyVStack {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("inside") }
        }
      }
    }
  }

  @Test("presented from a row of a lazy stack is no row of it")
  func lazy() {
    let person = Visitor { Lazy() }
    person.click("Open")
    #expect(person.sees == ["Open", "inside"])
    person.press(.escape)
    #expect(person.sees == ["Open"])
  }

  struct Thing: Identifiable { var id: String }
  struct Items: View {
    @State var thing: Thing?
    var body: some View {
      HStack {
        Button("A") { thing = Thing(id: "a") }
      }
      .sheet(item: $thing) { thing in
        Text("about \(thing.id)")
        Button("Next") { self.thing = Thing(id: "b") }
      }
    }
  }

  @Test("shows the item it is presented for")
  func items() {
    let person = Visitor { Items() }
    person.click("A")
    #expect(person.sees.contains("about a"))
    person.click("Next")
    #expect(person.sees.contains("about b"))
    #expect(!person.sees.contains("about a"))
  }
}
