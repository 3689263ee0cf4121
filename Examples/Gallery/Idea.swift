import SwiftUI

/// What the gallery shows, by the names in its list.
enum Idea: String, CaseIterable {
  case validation = "Validation on submit"
  case keyboardDismissal = "Dismissing the keyboard"
  case farTargets = "Far targets"
  case defaultFocus = "Default focus"
  case focusScopes = "Scopes and reset"
  case sectionMemory = "Sections with memory"
  case reachingMovement = "Reaching movement"
  case customFocus = "Custom views"
  case moveCommands = "Move commands"
  case focusedValues = "Values for menus"
  case modalFocus = "Sheets and alerts"
  case hugeGrid = "A hundred thousand cells"
  case focusEffects = "Focus effects"
  case searchFocus = "Search"
  case readerFocus = "Screen reader"

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
