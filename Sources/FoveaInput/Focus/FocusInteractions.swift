import FoveaNode

/// The ways in which a view may take focus.
///
/// Source: SwiftUI `FocusInteractions`; F104–F110.
nonisolated public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view has a primary action that keys can run: focusable like a button (F106).
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited or holds a selection: it takes focus on click and by every key (F107).
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the device expects of interactive content (F108).
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 4) }

  /// The set with `automatic` replaced by what it means on a device.
  func resolved(for traits: DeviceTraits) -> FocusInteractions {
    guard contains(.automatic) else { return self }
    let rest = subtracting(.automatic)
    switch traits.idiom {
    case .desktop, .phone, .pad: return rest.union([.activate, .edit])
    case .tv: return rest.union(.activate)
    case .watch: return rest.union(.edit)
    }
  }
}
