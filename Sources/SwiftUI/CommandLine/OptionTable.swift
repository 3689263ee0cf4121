import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaUI

/// One option of the command line that every program has.
struct OptionRow: Sendable {
  typealias Action = @Sendable (inout Options, String) throws(UsageError) -> Void

  let name: String
  /// What stands for its value in the help; `nil` for an option without one.
  let value: String?
  let meaning: String
  let apply: Action

  init(_ name: String, _ value: String? = nil, _ meaning: String, apply: @escaping Action) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.apply = apply
  }
}

extension OptionRow {
  /// All options, in the order of the help.
  static let all: [OptionRow] = [
    OptionRow("--surface", "terminal|window|web", "where the program appears") {
      (options, text) throws(UsageError) in
      options.surface = try oneOf(Options.SurfaceKind.allCases, text, for: "--surface")
    },
    OptionRow("--device", "phone|pad|desktop|tv|watch", "screen, focus policy and keys") {
      (options, text) throws(UsageError) in
      guard let device = Device(named: text) else {
        let names = Device.all.map(\.idiom.rawValue)
        throw UsageError("--device takes \(list(names)), not \"\(text)\".")
      }
      options.device = device
    },
    OptionRow("--size", "WIDTHxHEIGHT", "the screen in points") {
      (options, text) throws(UsageError) in
      options.size = try size(text)
    },
    OptionRow("--keyboard-navigation", "on|off", "whether Tab reaches buttons") {
      (options, text) throws(UsageError) in
      guard ["on", "off"].contains(text) else {
        throw UsageError("--keyboard-navigation takes on or off, not \"\(text)\".")
      }
      options.keyboardNavigation = text == "on"
    },
    OptionRow("--color-scheme", "light|dark", "the colours") { (options, text) throws(UsageError) in
      guard ["light", "dark"].contains(text) else {
        throw UsageError("--color-scheme takes light or dark, not \"\(text)\".")
      }
      options.colorScheme = text == "dark" ? .dark : .light
    },
    OptionRow("--locale", "ID", "language and customs, such as de_DE") {
      (options, text) throws(UsageError) in
      options.locale = try locale(text)
    },
    OptionRow("--layout-direction", "ltr|rtl", "from where lines are read") {
      (options, text) throws(UsageError) in
      guard ["ltr", "rtl"].contains(text) else {
        throw UsageError("--layout-direction takes ltr or rtl, not \"\(text)\".")
      }
      options.layoutDirection = text == "rtl" ? .rightToLeft : .leftToRight
    },
    OptionRow("--reduce-motion", nil, "animations are cut short") { options, _ in
      options.reducesMotion = true
    },
    OptionRow("--script", "FILE", "run the steps of a file (- is standard input)") {
      options, text in
      options.script = text
    },
    OptionRow("--picture", "FILE", "draw one frame into a .txt, .png or .html file") {
      (options, text) throws(UsageError) in
      guard let picture = PictureFile(text) else {
        throw UsageError(
          "--picture takes a file that ends in .txt, .png or .html, not \"\(text)\".")
      }
      options.picture = picture
    },
    OptionRow("--audit", nil, "report what keys cannot reach; status 1 if there is something") {
      options, _ in options.audits = true
    },
    OptionRow("--focus-map", "FILE", "draw the moves of focus, .svg or .txt (- prints them)") {
      (options, text) throws(UsageError) in
      guard let place = FocusMapPlace(text) else {
        throw UsageError(
          "--focus-map takes - or a file that ends in .svg or .txt, not \"\(text)\".")
      }
      options.focusMap = place
    },
    OptionRow("--log", "FILE", "takes what is printed in the terminal; else it is shown later") {
      options, text in
      options.log = text
    },
    OptionRow("--host", "ADDRESS", "where the web surface listens") { options, text in
      options.host = text
    },
    OptionRow("--port", "N", "the web surface's port") { (options, text) throws(UsageError) in
      guard let port = Int(text), (1...65535).contains(port) else {
        throw UsageError("--port takes a number from 1 to 65535, not \"\(text)\".")
      }
      options.port = port
    },
    OptionRow("--help", nil, "show this") { options, _ in options.showsHelp = true },
    OptionRow("--version", nil, "show the version") { options, _ in options.showsVersion = true },
  ]

  private static func oneOf<Choice: RawRepresentable<String>>(
    _ choices: [Choice], _ text: String, for option: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    throw UsageError("\(option) takes \(list(choices.map(\.rawValue))), not \"\(text)\".")
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(Device.sizes.contains)
    guard parts.count == 2, numbers.count == 2 else {
      throw UsageError("--size takes two numbers of points such as 390x844, not \"\(text)\".")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  private static func locale(_ text: String) throws(UsageError) -> Locale {
    let locale = Locale(identifier: text)
    guard let language = locale.language.languageCode,
      Locale.LanguageCode.isoLanguageCodes.contains(language)
    else {
      throw UsageError("--locale takes a language such as de or pt_BR, not \"\(text)\".")
    }
    return locale
  }
}
