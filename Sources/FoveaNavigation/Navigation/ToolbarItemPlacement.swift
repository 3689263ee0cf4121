/// Where an item of a toolbar stands.
///
/// Source: SwiftUI `ToolbarItemPlacement`.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, keyboard }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the software keyboard, or at the bottom of the window, while text is edited (F344).
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A bar that a modifier is about.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int
  public static let automatic = ToolbarPlacement(number: 0)
  public static let navigationBar = ToolbarPlacement(number: 1)
  public static let bottomBar = ToolbarPlacement(number: 2)
  public static let tabBar = ToolbarPlacement(number: 3)
  public static let windowToolbar = ToolbarPlacement(number: 4)
}
