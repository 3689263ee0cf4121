import FoveaGeometry

/// What views and the focus system need to know of the device: how it is operated.
package struct DeviceTraits: Sendable {
  /// The family of behaviours that the contract tells apart.
  package enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, desktop, tv, watch
  }

  package var idiom: Idiom
  /// Whether Tab reaches every control ("Keyboard navigation", "Full Keyboard Access").
  package var keyboardNavigation: Bool
  /// The size of body text, in points.
  package var bodySize: Double

  package init(idiom: Idiom, keyboardNavigation: Bool, bodySize: Double) {
    self.idiom = idiom
    self.keyboardNavigation = keyboardNavigation
    self.bodySize = bodySize
  }

  /// Whether fingers operate it: Return ends editing, taps outside change nothing.
  package var isTouch: Bool { idiom == .phone || idiom == .pad }
  /// Whether something always has focus and arrows move it.
  package var isRemote: Bool { idiom == .tv }
}
