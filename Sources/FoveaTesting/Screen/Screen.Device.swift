import FoveaRuntime

extension Screen {
  /// A kind of device: its screen, how it is operated, and how focus behaves there.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv, watch

    var runtime: FoveaRuntime.Device {
      switch self {
      case .phone: .phone
      case .pad: .pad
      case .desktop: .desktop
      case .tv: .tv
      case .watch: .watch
      }
    }
  }
}
