import SwiftUI

/// What a file of the talk lacks to be a program.
@main
struct Host: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
