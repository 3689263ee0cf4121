import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaUI

/// What the command line of a program says.
struct Options {
  /// Where a program appears.
  enum SurfaceKind: String, CaseIterable {
    case terminal, window, web
  }

  var surface: SurfaceKind?
  var device = Device.desktop
  /// The screen in points; `nil` leaves it to the device or the surface.
  var size: Size?
  var keyboardNavigation: Bool?
  var colorScheme: ColorScheme?
  var locale: Locale?
  var layoutDirection: LayoutDirection?
  var reducesMotion = false
  /// A file with a script, or "-".
  var script: String?
  var picture: PictureFile?
  var audits = false
  var focusMap: FocusMapPlace?
  /// Where what the program prints goes while it has the terminal.
  var log: String?
  var host = "127.0.0.1"
  var port = 8080
  var showsHelp = false
  var showsVersion = false

  /// Whether something is asked for that needs no display.
  var looksOnly: Bool { script != nil || picture != nil || audits || focusMap != nil }

  /// The device as the options change it.
  var adjustedDevice: Device {
    var device = device
    if let keyboardNavigation, [.phone, .pad, .desktop].contains(device.idiom) {
      device.keyboardNavigation = keyboardNavigation
    }
    return device
  }

  /// Sets what views find in the environment.
  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme ?? .light
    if let locale { values.locale = locale }
    let isRightToLeft = values.textLocale.isRightToLeft
    values.layoutDirection = layoutDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    values.accessibilityReduceMotion = reducesMotion
  }
}

/// A file that a picture is drawn into; its ending says what kind of picture.
struct PictureFile {
  enum Kind: String, CaseIterable {
    case text = "txt"
    case pixels = "png"
    case page = "html"
  }

  let path: String
  let kind: Kind

  /// `nil` where the ending is none of those that can be drawn.
  init?(_ path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard path.contains("."), let kind = Kind(rawValue: ending) else { return nil }
    self.path = path
    self.kind = kind
  }
}

/// Where the map of focus moves goes; that says what kind of picture it is, too.
enum FocusMapPlace: Hashable {
  /// Characters, printed.
  case output
  /// Characters in a file.
  case text(String)
  /// SVG in a file.
  case drawing(String)

  /// `nil` where the ending is none of those that can be drawn.
  init?(_ path: String) {
    let name = path.lowercased()
    if path == "-" {
      self = .output
    } else if name.hasSuffix(".txt") {
      self = .text(path)
    } else if name.hasSuffix(".svg") {
      self = .drawing(path)
    } else {
      return nil
    }
  }
}

/// Something that is wrong with a command line: one line that says what would be right.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  /// The status with which programs end that were started wrongly.
  static let status: Int32 = 64

  init(_ description: String) { self.description = description }
}
