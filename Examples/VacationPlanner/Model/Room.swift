import SwiftUI

/// How much room a window has; screens choose their layout by it.
enum Room {
  /// A phone: one column.
  case narrow
  /// A window on the desktop: columns where they help.
  case medium
  /// A TV: a side bar, and shelves beside it.
  case wide

  /// - Parameter width: the window's, in points.
  init(width: Double) {
    self = width < 500 ? .narrow : width < 1500 ? .medium : .wide
  }
}

extension EnvironmentValues {
  @Entry var room = Room.medium
}
