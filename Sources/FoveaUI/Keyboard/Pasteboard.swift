/// What was copied or cut last, in one window. Surfaces exchange it with the system's.
///
/// Secure text never gets here (F318).
package struct Pasteboard: Sendable {
  /// The text, where there is one.
  package var string: String? {
    didSet { changeCount += 1 }
  }
  /// Grows with every change, so that a surface can tell.
  package private(set) var changeCount = 0

  package init() {}
}
