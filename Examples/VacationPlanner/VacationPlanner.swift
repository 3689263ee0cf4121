import SwiftUI

/// A small program of several screens: sign in, look round, book a journey.
@main
struct VacationPlanner: App {
  var body: some Scene {
    WindowGroup { MainScreen() }
  }
}

/// The login until somebody has signed in, then the planner.
struct MainScreen: View {
  @State private var travels = Travels()

  var body: some View {
    GeometryReader { window in
      Group {
        if travels.traveller == nil {
          LoginScreen()
        } else {
          Planner()
        }
      }
      .environment(travels)
      .environment(\.room, Room(width: window.size.width))
    }
  }
}
