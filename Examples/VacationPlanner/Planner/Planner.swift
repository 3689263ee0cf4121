import SwiftUI

/// The planner proper: shelves on a TV, a list elsewhere; both lead to a destination's screen.
struct Planner: View {
  @Environment(\.room) private var room

  var body: some View {
    NavigationStack {
      Group {
        if room == .wide {
          HomeScreen()
        } else {
          DestinationList()
        }
      }
      .navigationDestination(for: Destination.self) { DestinationScreen(destination: $0) }
    }
  }
}
