import Foundation
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// Starts a program in the way its command line asks for.
@MainActor
struct Launch<Main: App> {
  let name: String

  init(_ app: Main.Type, name: String) { self.name = name }

  /// - Returns: the status with which the process ends.
  func run(_ arguments: [String]) -> Int32 {
    Output.prepare()
    do {
      let options = try Options(parsing: arguments)
      if options.showsHelp {
        return Output.print(Help.text(program: name))
      }
      if options.showsVersion {
        return Output.print(Help.versionLine(program: name))
      }
      try Self.check(options)
      if options.looksOnly { return Look(Main.self, options: options).run() }
      if options.surface == nil && !Output.isScreen {
        return Output.print(Look(Main.self, options: options).picture)
      }
      return TerminalRun(Main.self, options: options).run()
    } catch {
      Output.complain("\(name): \(error)")
      return UsageError.status
    }
  }

  /// Names what this build does not contain, and the way to build it.
  static func check(_ options: Options) throws(UsageError) {
    switch options.surface {
    case .window: throw UsageError(missing("the window surface", trait: "Window"))
    case .web: throw UsageError(missing("the web surface", trait: "Web"))
    case .terminal, nil: break
    }
    if options.picture?.kind == .pixels {
      throw UsageError(missing("pixels, which .png pictures need", trait: "Pixels"))
    }
  }

  private static func missing(_ what: String, trait: String) -> String {
    "This build does not contain \(what). Build it with: swift build --traits \(trait)"
  }
}
