import SwiftUI

/// What the gallery shows, by the names in its list.
enum Idea: String, CaseIterable {
  case validation = "Validation"
  case keyboardDismissal = "Keyboard"
  case farTargets = "Far targets"
  case defaultFocus = "Default focus"
  case focusScopes = "Focus scopes"
  case sectionMemory = "Section memory"
  case reachingMovement = "Reaching"
  case customFocus = "Custom focus"
  case moveCommands = "Move commands"
  case focusedValues = "Focused values"
  case modalFocus = "Modal focus"
  case hugeGrid = "Huge grid"
  case focusEffects = "Focus effects"
  case searchFocus = "Search focus"
  case readerFocus = "Reader focus"

  @MainActor @ViewBuilder
  var screen: some View {
    switch self {
    case .validation: Validation()
    case .keyboardDismissal: KeyboardDismissal()
    case .farTargets: FarTargets()
    case .defaultFocus: DefaultFocus()
    case .focusScopes: FocusScopes()
    case .sectionMemory: SectionMemory()
    case .reachingMovement: ReachingMovement()
    case .customFocus: CustomFocus()
    case .moveCommands: MoveCommands()
    case .focusedValues: FocusedValuesInMenus()
    case .modalFocus: ModalFocus()
    case .hugeGrid: HugeGrid()
    case .focusEffects: FocusEffects()
    case .searchFocus: SearchFocus()
    case .readerFocus: ReaderFocus()
    }
  }
}
