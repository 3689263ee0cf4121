import FoveaTesting
import FoveaUI
import Foundation
import Testing

/// Whatever a control is made of, it is called by its label and tells its value, on every device, in
/// every container, and with its label hidden.
@MainActor @Suite("The names of controls")
struct ControlNameTests {
  enum Container: CaseIterable { case stack, form, list, scrollView }

  struct Controls: View {
    let container: Container
    var hidesLabels = false
    @State var on = true
    @State var amount = 0.25
    @State var count = 3
    @State var size = "S"
    @State var text = "Ann"

    var body: some View {
      Group {
        switch container {
        case .stack: VStack { controls }
        case .form: Form { controls }
        case .list: List { controls }
        case .scrollView: ScrollView { VStack { controls } }
        }
      }
    }

    @ViewBuilder var controls: some View {
      if hidesLabels { all.labelsHidden() } else { all }
    }

    @ViewBuilder var all: some View {
      Toggle("Sound", isOn: $on)
      Slider(value: $amount) { Text("Volume") }
      Stepper("Copies", value: $count)
      Picker("Size", selection: $size) {
        Text("Small").tag("S"); Text("Large").tag("L")
      }
      Picker("Fit", selection: $size) {
        Text("Tight").tag("S"); Text("Loose").tag("L")
      }
      .pickerStyle(.segmented)
      Picker("Cut", selection: $size) {
        Text("Slim").tag("S"); Text("Wide").tag("L")
      }
      .pickerStyle(.inline)
      ProgressView("Loading", value: amount)
      Gauge(value: amount) { Text("Fuel") }
      LabeledContent("Total", value: "12")
      TextField("Name", text: $text)
    }
  }

  static let values = [
    ("Sound", "toggle", "on"), ("Volume", "slider", "0.25"), ("Copies", "stepper", "3"),
    ("Size", "picker", "Small"), ("Fit", "picker", "Tight"), ("Cut", "picker", "Slim"),
    ("Loading", "progress", "25%"), ("Fuel", "progress", "25%"), ("Total", "text", "12"),
    ("Name", "textField", "Ann"),
  ]

  @Test(
    "are their labels, and they tell their values", arguments: Screen.Device.allCases,
    Container.allCases)
  func names(_ device: Screen.Device, _ container: Container) throws {
    for hidesLabels in [false, true] {
      let screen = Screen(device: device) {
        Controls(container: container, hidesLabels: hidesLabels)
      }
      let lines = screen.accessibility
      for (name, role, value) in Self.values {
        #expect(lines.contains("\(role) \"\(name)\" = \"\(value)\""), "\(name)\n\(lines)")
        #expect(try screen.text(of: name) == value)
      }
    }
  }

  @Test("are what focus is said to be at")
  func focus() {
    let screen = Screen { Controls(container: .stack) }
    var seen: [String] = []
    for _ in 0..<7 {
      screen.press(.tab)
      seen.append(screen.focus ?? "none")
    }
    #expect(seen == ["Sound", "Volume", "Copies", "Size", "Fit", "Cut", "Name"])
  }

  @Test("are in the order of their places for a reader", arguments: Container.allCases)
  func order(_ container: Container) async {
    let screen = Screen { Controls(container: container) }
    let names = Self.values.map { "\"\($0.0)\"" }.joined(separator: " ")
    let report = await screen.run(script: "expect order \(names)")
    #expect(report.output.hasSuffix("1 passed, 0 failed"), "\(report.output)")
  }

  struct Marks: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "yes" : "no").onTapGesture { configuration.isOn.toggle() }
      }
    }
  }

  struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Rectangle().frame(width: 20)
        configuration.label
      }
    }
  }

  @Test("and values are told in an author's style, too")
  func styles() {
    let lines = Screen {
      VStack {
        Toggle("Sound", isOn: .constant(true)).toggleStyle(Marks())
        ProgressView("Loading", value: 0.5).progressViewStyle(Bars())
      }
    }.accessibility
    #expect(lines.contains("toggle \"Sound\" = \"on\""))
    #expect(lines.contains("progress \"Loading\" = \"50%\""))
  }

  @Test("of labelled content go to a control without one, and else stand for themselves")
  func labelled() {
    let lines = Screen {
      VStack {
        LabeledContent("Shade") { Slider(value: .constant(0.5)) }
        LabeledContent("Theme") { Button("Change") {} }
      }
    }.accessibility
    #expect(lines.contains("slider \"Shade\" = \"0.5\""))
    #expect(lines.contains("text \"Theme\""))
    #expect(lines.contains("button \"Change\""))
  }

  // MARK: Containers

  struct Cells: View {
    @State var chosen = -1
    var body: some View {
      VStack {
        HStack {
          ForEach(0..<3) { n in
            Text("Cell \(n)").frame(width: 100, height: 44).onTapGesture { chosen = n }
          }
        }
        .focusable()
        VStack {
          Text("Alone").onTapGesture { chosen = 9 }
          Spacer()
        }
        .frame(height: 200)
        .focusable()
      }
    }
  }

  @Test("of texts in a focusable container are their own, for clicks and for claims")
  func container() async throws {
    let screen = Screen(size: CGSize(width: 600, height: 400)) { Cells() }
    try screen.click("Cell 2")
    #expect(screen.value(of: "chosen") == "2")
    #expect(screen.focus == "Cell 0, Cell 1, Cell 2")
    try screen.click("Alone")
    #expect(screen.value(of: "chosen") == "9")
    let report = await screen.run(
      script: """
        expect focus "Alone"
        expect reachable "Alone"
        expect reachable "Cell 1"
        expect order "Cell 0" "Cell 1" "Cell 2" "Alone"
        """)
    #expect(report.output.hasSuffix("4 passed, 0 failed"), "\(report.output)")
    #expect(
      screen.accessibility == """
        window
          group
            text "Cell 0"
            text "Cell 1"
            text "Cell 2"
          group "Alone" focused
        """)
  }

  @Test("of the texts of a form are no name of the form", arguments: Screen.Device.allCases)
  func form(_ device: Screen.Device) {
    let screen = Screen(device: device) {
      Form {
        Section {
          Text("Body")
          Button("Do") {}
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
    }
    #expect(
      screen.accessibility.replacing(" focused", with: "") == """
        window
          group
            scrollArea
              heading "Head"
              text "Body"
              button "Do"
              text "Foot"
        """)
  }
}
