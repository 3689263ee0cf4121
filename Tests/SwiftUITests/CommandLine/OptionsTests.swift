import FoveaGeometry
import FoveaUI
import Testing

@testable import SwiftUI

/// Given a command line, when it is read, then it means what `spec/programs.md` says.
@Suite("Options")
struct OptionsTests {
  @Test(
    "that are wrong are told in one line that says what would be right",
    arguments: [
      ("--devise tv", "There is no option --devise; --device is the nearest."),
      ("--frobnicate", "There is no option --frobnicate; --help lists what there is."),
      ("-x", "There is no option -x; --help lists what there is."),
      ("tv", "\"tv\" is no option; --help lists what there is."),
      ("--device", "--device needs a value: --device phone|pad|desktop|tv|watch."),
      ("--device=", "--device needs a value: --device phone|pad|desktop|tv|watch."),
      ("--device fridge", "--device takes phone, pad, desktop, tv or watch, not \"fridge\"."),
      ("--device TV", "--device takes phone, pad, desktop, tv or watch, not \"TV\"."),
      ("--surface paper", "--surface takes terminal, window or web, not \"paper\"."),
      ("--size 390", "--size takes two numbers of points such as 390x844, not \"390\"."),
      ("--size 0x10", "--size takes two numbers of points such as 390x844, not \"0x10\"."),
      ("--size 3x4x5", "--size takes two numbers of points such as 390x844, not \"3x4x5\"."),
      ("--size nanx10", "--size takes two numbers of points such as 390x844, not \"nanx10\"."),
      ("--size 10xinf", "--size takes two numbers of points such as 390x844, not \"10xinf\"."),
      ("--keyboard-navigation maybe", "--keyboard-navigation takes on or off, not \"maybe\"."),
      ("--color-scheme red", "--color-scheme takes light or dark, not \"red\"."),
      ("--locale klingon", "--locale takes a language such as de or pt_BR, not \"klingon\"."),
      ("--layout-direction up", "--layout-direction takes ltr or rtl, not \"up\"."),
      ("--reduce-motion=yes", "--reduce-motion takes no value."),
      (
        "--picture a.gif", "--picture takes a file that ends in .txt, .png or .html, not \"a.gif\"."
      ),
      ("--picture txt", "--picture takes a file that ends in .txt, .png or .html, not \"txt\"."),
      (
        "--focus-map a.png",
        "--focus-map takes - or a file that ends in .svg or .txt, not \"a.png\"."
      ),
      ("--port 0", "--port takes a number from 1 to 65535, not \"0\"."),
      ("--port 65536", "--port takes a number from 1 to 65535, not \"65536\"."),
      ("--port http", "--port takes a number from 1 to 65535, not \"http\"."),
    ])
  func errors(_ line: String, _ message: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(throws: UsageError(message)) { try Options(parsing: arguments) }
  }

  @MainActor
  @Test(
    "for what this build lacks name the way to build it",
    arguments: [
      ("--surface=web", "swift build --traits Web"),
      ("--surface=window", "swift build --traits Window"),
      ("--picture=a.png", "swift build --traits Pixels"),
    ])
  func missingParts(_ line: String, _ command: String) throws {
    let options = try Options(parsing: [line])
    let error = #expect(throws: UsageError.self) { try Launch<Nothing>.check(options) }
    #expect(error?.description.hasSuffix(command) == true)
  }

  private struct Nothing: App {
    var body: some FoveaUI.Scene { WindowGroup { EmptyView() } }
  }

  @Test("are all understood together")
  func everything() throws {
    let options = try Options(parsing: [
      "--surface", "terminal", "--device=tv", "--size", "800.5x600", "--keyboard-navigation", "off",
      "--color-scheme", "dark", "--locale", "ar_EG", "--layout-direction", "ltr",
      "--reduce-motion", "--script", "-", "--picture", "a/b.TXT", "--audit", "--focus-map", "m.svg",
      "--host", "::1", "--port", "80",
    ])
    #expect(options.surface == .terminal)
    #expect(options.device.idiom == .tv)
    #expect(options.size == Size(width: 800.5, height: 600))
    #expect(options.keyboardNavigation == false)
    #expect(options.colorScheme == .dark)
    #expect(options.locale?.identifier == "ar_EG")
    #expect(options.layoutDirection == .leftToRight)
    #expect(options.reducesMotion)
    #expect(options.script == "-")
    #expect(options.picture?.path == "a/b.TXT")
    #expect(options.picture?.kind == .text)
    #expect(options.audits)
    #expect(options.focusMap == .drawing("m.svg"))
    #expect(options.host == "::1")
    #expect(options.port == 80)
    #expect(options.looksOnly)
  }

  @Test("leave what they do not name as it is")
  func defaults() throws {
    let options = try Options(parsing: [])
    #expect(options.device.idiom == .desktop)
    #expect(options.adjustedDevice.keyboardNavigation)
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8080)
    #expect(!options.looksOnly)
  }

  @Test(
    "turn the reach of Tab where the device has that setting",
    arguments: [("phone", "on", true), ("desktop", "off", false), ("tv", "off", true)])
  func keyboardNavigation(_ device: String, _ value: String, _ isOn: Bool) throws {
    let options = try Options(parsing: ["--device", device, "--keyboard-navigation", value])
    #expect(options.adjustedDevice.keyboardNavigation == isOn)
  }

  @Test(
    "of a language that is read from the right turn the layout, unless they say otherwise",
    arguments: [
      (["--locale", "he"], LayoutDirection.rightToLeft),
      (["--locale", "he", "--layout-direction", "ltr"], .leftToRight),
      (["--locale", "de"], .leftToRight),
    ])
  func layoutDirection(_ arguments: [String], _ direction: LayoutDirection) throws {
    var values = EnvironmentValues()
    try Options(parsing: arguments).apply(to: &values)
    #expect(values.layoutDirection == direction)
  }

  @Test("are listed by the help, each once")
  func help() {
    let help = Help.text(program: "Notes")
    #expect(help.hasPrefix("usage: Notes [options]\n"))
    for row in OptionRow.all {
      #expect(help.components(separatedBy: "  \(row.name) ").count == 2, "\(row.name)")
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
