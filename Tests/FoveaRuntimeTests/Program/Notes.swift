import FoveaRuntime
import FoveaScene
import FoveaTesting
import FoveaUI

extension FocusedValues {
  @Entry var section: Binding<String>?
  @Entry var note: String?
}

/// What happened in a program, for tests.
@MainActor
final class Journal {
  var lines: [String] = []
  var menuBuilds = 0
  /// The program that is started next writes here.
  static var current = Journal()
}

/// A program with several kinds of windows and a menu.
struct Notes: App {
  @State private var total = 0
  @Environment(\.scenePhase) private var phase

  var body: some FoveaUI.Scene {
    WindowGroup("Notes", id: "notes") { NoteList(total: $total) }
      .commands { GoCommands(total: $total) }
      .onChange(of: phase) { Journal.current.lines.append("app \($1)") }
      .environment(\.lineLimit, 7)
    WindowGroup(for: Int.self) { $number in
      Text("Number \(number.map(String.init) ?? "none")")
    }
    Window("About", id: "about") { About() }
    Settings { Text("Settings") }
  }
}

struct GoCommands: Commands {
  @Binding var total: Int
  @FocusedBinding(\.section) private var section: String?
  @FocusedValue(\.note) private var note

  var body: some Commands {
    let _ = (Journal.current.menuBuilds += 1)
    CommandMenu("Go") {
      Button("Archive") { section = "Archive" }
        .keyboardShortcut("2")
        .disabled(section == nil)
      Button("Note \(note ?? "none")") { Journal.current.lines.append("note \(note ?? "none")") }
        .keyboardShortcut("n")
    }
    CommandGroup(after: .newItem) {
      Button("Count") { total += 1 }
    }
    CommandGroup(before: .help) { Button("Manual") {} }
    if total > 0 {
      CommandMenu("Extra") { Button("More") {} }
    }
  }
}

struct NoteList: View {
  @Binding var total: Int
  @State private var section = "Inbox"
  @State private var draft = ""
  @FocusState private var isEditing: Bool
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var phase
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    VStack {
      Text("Section \(section)")
      Text("total \(total) limit \(lineLimit ?? 0)")
      TextField("Draft", text: $draft).focused($isEditing).focusedValue(\.note, "draft")
      Button("Leave") { isEditing = false }.focusedValue(\.note, "leave")
      Button("Add") { total += 1 }
      Button("Seven") { openWindow(value: 7) }
      Button("About") { openWindow(id: "about") }
      Button("Wrong") { openWindow(id: "wrong") }
    }
    .focusedSceneValue(\.section, $section)
    .onChange(of: phase) { Journal.current.lines.append("window \($1)") }
    .onDisappear { Journal.current.lines.append("gone") }
  }
}

struct About: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("About")
    Button("Close") { dismiss() }
    Button("Close notes") { dismissWindow(id: "notes") }
  }
}

/// A running program that a test uses as a person does.
@MainActor
struct Desk {
  let program: Program
  let journal = Journal()

  init(device: Device = .desktop) {
    Journal.current = journal
    program = Program(
      Notes(), device: device, measurer: ColumnMeasurer { _ in 1 })
  }

  /// The screen of the n-th window, counted from 1.
  func screen(_ number: Int = 1) -> Screen { Screen(session: program.windows[number - 1].session) }

  func choose(_ entry: String, in menu: String) {
    guard let entry = program.menuEntry(entry, in: menu) else {
      preconditionFailure("no \(entry) in \(menu)")
    }
    program.choose(entry)
  }

  var menus: [String] {
    program.menuBar.map { menu in
      "\(menu.title): "
        + menu.entries.map { $0.isEnabled ? $0.title : "(\($0.title))" }.joined(separator: ", ")
    }
  }
}
