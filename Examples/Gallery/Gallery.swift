import SwiftUI

/// One screen for each idea of focus; every screen says what to press.
@main
struct Gallery: App {
  var body: some Scene {
    WindowGroup { StartScreen() }
      .commands { NoteCommands() }
  }
}
