/// Where an item of a toolbar stands.
///
/// Source: SwiftUI `ToolbarItemPlacement`.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, keyboard }

  let place: Place

  /// The device decides: here the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// For getting about: the leading end of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// What is done most: the trailing end of the bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// What is done less often: here the trailing end of the bar as well.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// What says yes to a sheet: the trailing end of the bar. No key is tied to it.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// What gives a sheet up: the leading end of the bar. No key is tied to it.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// What throws something away: the trailing end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// What tells how things stand: here the bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the software keyboard, or at the bottom of the window, while text is edited (F344).
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A bar that a modifier is about.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int
  /// The bar that the device means.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar with the title of a screen.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(number: 4)
}
