/// The program around a screen: its windows and its command menus.
@MainActor
package protocol ScriptHost: AnyObject {
  /// The screen of the window that is active now, which the program may have opened by itself;
  /// `nil` keeps the one that the script used last.
  var activeScreen: Screen? { get }

  /// Makes a window the active one, which is opened if there is none with this number.
  ///
  /// - Returns: its screen; `nil` if the program opens no further windows.
  func openWindow(_ number: Int) -> Screen?

  /// Closes a window.
  ///
  /// - Returns: the screen of the window that is active now; `nil` if there is none with this
  ///   number.
  func closeWindow(_ number: Int) -> Screen?

  /// Whether an entry of a command menu can be chosen; `nil` if there is no such entry.
  func isEnabled(menu: String, entry: String) -> Bool?

  /// Chooses an entry of a command menu.
  func choose(menu: String, entry: String)
}
