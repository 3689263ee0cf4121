import FoveaNode

/// Makes a key and accessors for a property of `EnvironmentValues`, `FocusedValues`, `Transaction`
/// or `ContainerValues`.
///
///     extension EnvironmentValues {
///       @Entry var columns = 2
///     }
///
/// Source: SwiftUI `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FoveaMacros", type: "EntryMacro")

/// Shows a view in Xcode's canvas. The compiler checks the body; a program keeps nothing of it.
///
/// Source: SwiftUI `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FoveaMacros", type: "NothingMacro")

/// Shows a view in Xcode's canvas. The compiler checks the body; a program keeps nothing of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FoveaMacros", type: "NothingMacro")

/// Shows a view for each of several values in Xcode's canvas; a program keeps nothing of it.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "FoveaMacros", type: "NothingMacro")

/// Marks a state of a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FoveaMacros", type: "NothingPeerMacro")
