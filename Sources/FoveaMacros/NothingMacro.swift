import SwiftSyntax
import SwiftSyntaxMacros

/// A declaration that leaves nothing behind (`#Preview`). The compiler has checked its arguments.
public enum NothingMacro: DeclarationMacro {
  /// No declarations, whatever was written inside.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// An attribute that adds nothing (`@Previewable`).
public enum NothingPeerMacro: PeerMacro {
  /// No declarations: the property before which the attribute stands remains as it is.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
