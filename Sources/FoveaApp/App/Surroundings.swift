import FoveaDrawing
import FoveaInput
import FoveaNode

/// What surrounds a window: the device, the program's options, the person's settings.
extension ViewTree {
  /// Sets the values that the root view finds: the device's, then those of the program's options.
  package func setRootEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    values.deviceIdiom = traits.idiom
    values.bodySize = traits.bodySize
    values.textLocale = surroundings.textLocale
    values.layoutDirection = surroundings.layoutDirection
    values.colorScheme = surroundings.colorScheme
    values.resources = resources
    change(&values)
    rootEnvironment.provide(values)
    rootEnvironment.becomeSettings()
    // These change while the program runs: who reads them depends on them.
    values = EnvironmentValues()
    values.heldModifiers = []
    values.resetFocus = ResetFocusAction(focus)
    values.scenePhase = .active
    rootEnvironment.provide(values)
    values = EnvironmentValues(scope: rootEnvironment)
    colorSchemes.systemScheme = values.colorScheme
    focus.isRightToLeft = values.layoutDirection == .rightToLeft
  }

  /// What the program says around this window.
  private var surroundings: EnvironmentValues {
    rootEnvironment.parent.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
  }

  /// Takes the settings of the program again: one of its scenes may have changed them.
  package func takeSettings() {
    let own = EnvironmentValues(scope: rootEnvironment)
    let newer = surroundings
    changeRootEnvironment { values in
      if newer.textLocale != own.textLocale { values.textLocale = newer.textLocale }
      if newer.layoutDirection != own.layoutDirection {
        values.layoutDirection = newer.layoutDirection
      }
      if newer.colorScheme != colorSchemes.systemScheme {
        colorSchemes.systemScheme = newer.colorScheme
        values.colorScheme = colorSchemes.decided ?? newer.colorScheme
      }
    }
    focus.isRightToLeft = newer.layoutDirection == .rightToLeft
  }
}
