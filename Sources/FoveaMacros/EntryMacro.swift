import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a property of `EnvironmentValues`, `FocusedValues` … becomes a key and its accessors.
///
///     extension EnvironmentValues {
///       @Entry var columns = 2
///     }
public enum EntryMacro: AccessorMacro, PeerMacro {
  /// The getter and the setter, which look the property up by its key.
  ///
  /// - Throws: a message for the author where the property cannot be an entry.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try Entry(declaration, in: context).key
    return ["get { self[\(key).self] }", "set { self[\(key).self] = newValue }"]
  }

  /// The private key beside the property; nothing where the accessors have told of a mistake.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have told of a mistake already.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [entry.declaration]
  }
}

/// The property that an `@Entry` stands before.
private struct Entry {
  let name: String
  let type: TypeSyntax?
  let initial: ExprSyntax?
  let owner: Owner

  /// What can have entries, and the protocol that their keys conform to.
  enum Owner: String {
    case environment = "EnvironmentValues"
    case focused = "FocusedValues"
    case transaction = "Transaction"
    case container = "ContainerValues"

    var keyProtocol: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .focused: "FocusedValueKey"
      case .transaction: "TransactionKey"
      case .container: "ContainerValueKey"
      }
    }
  }

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
    else {
      throw MacroExpansionErrorMessage(
        "@Entry stands before one stored variable: @Entry var name = value")
    }
    let around = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let ownerName = around?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard let owner = Owner(rawValue: ownerName) else {
      throw MacroExpansionErrorMessage(
        "@Entry stands in an extension of EnvironmentValues, FocusedValues, Transaction or "
          + "ContainerValues")
    }
    self.owner = owner
    name = pattern.identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    initial = binding.initializer?.value.trimmed
    try check()
  }

  private func check() throws {
    if owner == .focused {
      guard type?.wrapped != nil else {
        throw MacroExpansionErrorMessage(
          "A focused value is optional: @Entry var \(name): Value?")
      }
    } else if initial == nil && type?.wrapped == nil {
      throw MacroExpansionErrorMessage(
        "@Entry needs a value for where none is set: @Entry var \(name) = value")
    }
  }

  var key: TokenSyntax { "__Key_\(raw: name)" }

  var declaration: DeclSyntax {
    let head = "private struct \(key): FoveaUI.\(owner.keyProtocol)"
    if owner == .focused, let wrapped = type?.wrapped {
      return "\(raw: head) { typealias Value = \(wrapped) }"
    }
    if let type {
      let value = initial ?? "nil"
      return """
        \(raw: head) {
          typealias Value = \(type)
          static var defaultValue: Value { \(value) }
        }
        """
    }
    let value = initial ?? "nil"
    return """
      \(raw: head) {
        static let defaultValue = \(value)
      }
      """
  }
}

extension TypeSyntax {
  /// What an optional type wraps; `nil` for any other.
  fileprivate var wrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return implicit.wrappedType.trimmed
    }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first
    else { return nil }
    return TypeSyntax(stringLiteral: argument.argument.trimmedDescription)
  }
}
