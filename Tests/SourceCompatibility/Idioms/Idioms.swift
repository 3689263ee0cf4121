import SwiftUI

// What people write in apps every day, in one file that must compile without a warning.

@MainActor
@Observable
final class Trip {
  var title = ""
  var days: [String] = []
  var isLoading = false

  func load() async {
    isLoading = true
    try? await Task.sleep(for: .milliseconds(1))
    days = ["Monday", "Tuesday"]
    isLoading = false
  }
}

extension EnvironmentValues {
  @Entry var columns = 2
  @Entry var accent: Color?
  @Entry var places: [String] = ["Rome"]
}

extension FocusedValues {
  @Entry var note: String?
  @Entry var save: (() -> Void)?
  @Entry var draft: Binding<String>?
}

private struct OldKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  var old: Int {
    get { self[OldKey.self] }
    set { self[OldKey.self] = newValue }
  }
}

struct Boxed: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content
      .padding()
      .border(isOn ? Color.red : .clear)
  }
}

extension View {
  func boxed(_ isOn: Bool = true) -> some View { modifier(Boxed(isOn: isOn)) }
}

struct Row: View, Equatable {
  let name: String

  var body: some View { Text(name) }
}

struct TripView: View {
  enum Field: Hashable {
    case title
    case day(Int)
  }

  @State private var trip = Trip()
  @State private var count = 0
  @State private var chosen: String?
  @FocusState private var field: Field?
  @Environment(\.columns) private var columns
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @Namespace private var namespace

  private var greeting: String {
    if let chosen { return "Off to \(chosen)" }
    return count > 3 ? "Many" : "Few"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(greeting).bold()
      Text("^[\(count) day](inflect: true)")
      TextField("Title", text: $trip.title)
        .focused($field, equals: .title)
        .onSubmit { field = .day(0) }
        .submitLabel(.next)
        .focusedValue(\.draft, $trip.title)
      if trip.isLoading {
        Text("Loading")
      } else if let chosen {
        Text(chosen).boxed()
      } else {
        Counter(count: $count, focus: $field)
      }
      ForEach(trip.days, id: \.self) { day in
        Row(name: day).equatable()
      }
      ForEach(Array(trip.days.enumerated()), id: \.offset) { index, day in
        Button(day) { chosen = day }
          .focused($field, equals: .day(index))
      }
      switch count {
      case 0: Text("none")
      case 1...3: Text("some")
      default: EmptyView()
      }
      helper
      Button("Site") {
        if let url = URL(string: "https://example.org") { openURL(url) }
      }
      Button("Close", role: .cancel, action: { dismiss() })
    }
    .task { await trip.load() }
    .task(id: count) { [trip] in await trip.load() }
    .onChange(of: count) { old, new in print(old, new) }
    .onChange(of: scenePhase) { field = nil }
    .onAppear { field = .title }
    .environment(\.columns, columns + 1)
    .environment(trip)
  }

  @ViewBuilder private var helper: some View {
    if count.isMultiple(of: 2) { Text("even") }
    Text("\(columns)").opacity(0.5).frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct Counter: View {
  @Binding var count: Int
  @FocusState.Binding var focus: TripView.Field?
  @Environment(Trip.self) private var trip: Trip?

  var body: some View {
    Button("More \(count)") {
      withAnimation {
        count += 1
        focus = nil
      }
      Task {
        await trip?.load()
        count += 1
      }
    }
    .disabled(count > 9)
    .keyboardShortcut("m", modifiers: [.command, .shift])
  }
}

struct Delayed: View {
  let perform: @MainActor () async throws -> Void
  @State private var failure: (any Error)?

  var body: some View {
    Button("Go") {
      Task {
        do { try await perform() } catch { failure = error }
      }
    }
    if let failure { Text(failure.localizedDescription) }
  }
}

struct Generic<Content: View>: View {
  let title: String
  @ViewBuilder var content: () -> Content

  var body: some View {
    HStack {
      Text(title)
      content()
    }
  }
}

struct NoteCommands: Commands {
  @FocusedValue(\.note) private var note
  @FocusedValue(\.save) private var save
  @FocusedBinding(\.draft) private var draft: String?

  var body: some Commands {
    CommandMenu("Note") {
      Button("Save") { save?() }
        .keyboardShortcut("s")
        .disabled(save == nil)
      Button(note ?? "No note") { draft = "new" }
    }
    CommandGroup(replacing: .newItem) {
      Button("New") {}
    }
  }
}

struct Trips: App {
  @State private var launches = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Trips", id: "trips") {
      Generic(title: "Trip \(launches)") { TripView() }
    }
    .commands { NoteCommands() }
    .onChange(of: phase) { _, new in if new == .active { launches += 1 } }
    WindowGroup(for: String.self) { $name in
      Text(name ?? "none")
    }
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}

#Preview { TripView() }
#Preview("Named") { Text("named") }
#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count = 1
  VStack {
    Text("\(count)")
    Button("More") { count += 1 }
  }
}

struct TripView_Previews: PreviewProvider {
  static var previews: some View {
    TripView().previewDisplayName("Trip")
  }
}
