import FoveaGeometry
import FoveaUI

/// A kind of device: its screen and how it is operated.
package struct Device: Sendable {
  package var idiom: DeviceTraits.Idiom
  /// The screen, in points.
  package var size: Size
  /// What bars and edges take from the screen, in points.
  package var safeArea: Insets
  package var bodySize: Double
  /// The height that the software keyboard takes from the bottom, in points; 0 where it does not
  /// take any.
  package var keyboardHeight: Double
  /// How wide and how high a screen can be; points.
  package static let sizes: ClosedRange<Double> = 1...100_000
  /// Whether Tab reaches every control unless the person says otherwise.
  package var keyboardNavigation: Bool

  package static let phone = Device(
    idiom: .phone, size: Size(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0), bodySize: 17, keyboardHeight: 301,
    keyboardNavigation: false)

  package static let pad = Device(
    idiom: .pad, size: Size(width: 820, height: 1180),
    safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0), bodySize: 17, keyboardHeight: 398,
    keyboardNavigation: false)

  /// A window of 80 × 24 cells; a surface gives it its own size.
  package static let desktop = Device(
    idiom: .desktop, size: Size(width: 800, height: 528), safeArea: .zero, bodySize: 17,
    keyboardHeight: 0, keyboardNavigation: true)

  package static let tv = Device(
    idiom: .tv, size: Size(width: 1920, height: 1080),
    safeArea: Insets(top: 60, left: 80, bottom: 60, right: 80), bodySize: 29, keyboardHeight: 0,
    keyboardNavigation: true)

  package static let watch = Device(
    idiom: .watch, size: Size(width: 198, height: 242),
    safeArea: Insets(top: 28, left: 0, bottom: 0, right: 0), bodySize: 16, keyboardHeight: 0,
    keyboardNavigation: false)

  package static let all: [Device] = [.phone, .pad, .desktop, .tv, .watch]

  package init?(named name: String) {
    guard let device = Device.all.first(where: { $0.idiom.rawValue == name }) else { return nil }
    self = device
  }

  init(
    idiom: DeviceTraits.Idiom, size: Size, safeArea: Insets, bodySize: Double,
    keyboardHeight: Double, keyboardNavigation: Bool
  ) {
    self.idiom = idiom
    self.size = size
    self.safeArea = safeArea
    self.bodySize = bodySize
    self.keyboardHeight = keyboardHeight
    self.keyboardNavigation = keyboardNavigation
  }

  package var traits: DeviceTraits {
    DeviceTraits(idiom: idiom, keyboardNavigation: keyboardNavigation, bodySize: bodySize)
  }
}
