@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts and asks to expand macros.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
  }
}

/// Finds our macros by the names under which FoveaUI declares them.
private struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "NothingMacro": NothingMacro.self
    case "NothingPeerMacro": NothingPeerMacro.self
    default: throw MacroExpansionErrorMessage("FoveaMacros has no macro \(typeName)")
    }
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw MacroExpansionErrorMessage("FoveaMacros loads no libraries")
  }
}
