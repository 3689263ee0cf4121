/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
  private let number: Int
  /// Deletes something: drawn in red.
  public static let destructive = ButtonRole(number: 0)
  /// Gives up: Escape presses it where a dialog holds it.
  public static let cancel = ButtonRole(number: 1)
}
