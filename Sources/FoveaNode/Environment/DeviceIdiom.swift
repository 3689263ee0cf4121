private struct DeviceIdiomKey: EnvironmentKey {
  static var defaultValue: DeviceTraits.Idiom { .desktop }
}

extension EnvironmentValues {
  package var deviceIdiom: DeviceTraits.Idiom {
    get { self[DeviceIdiomKey.self] }
    set { self[DeviceIdiomKey.self] = newValue }
  }
}
