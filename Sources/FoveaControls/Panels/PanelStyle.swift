import FoveaLayout
import FoveaNode

/// The kinds of panels, and how each is drawn on a device.
nonisolated package enum PanelStyle: Hashable, Sendable {
  case sheet, cover, popover, alert, dialog, menu

  /// Whether the device closes it when a pointer goes down outside.
  var closesOutside: Bool { self == .popover || self == .menu }

  var isDialog: Bool { self == .alert || self == .dialog }

  /// Whether what lies behind is dimmed and takes no pointers.
  var dims: Bool { !closesOutside }

  /// The style as the device knows it: the TV and the watch show popovers as sheets.
  func resolved(for traits: DeviceTraits) -> PanelStyle {
    switch self {
    case .popover where traits.idiom == .tv || traits.idiom == .watch: .sheet
    default: self
    }
  }

  func place(on traits: DeviceTraits) -> PanelBox.Place {
    switch self {
    case .cover: .cover
    case .popover, .menu: traits.isRemote ? .center(margin: 40) : .beside
    case .alert: .center(margin: 22)
    case .dialog: traits.isTouch ? .bottom(margin: 44) : .center(margin: 22)
    case .sheet:
      switch traits.idiom {
      case .phone, .watch: .sheet(margin: 22)
      case .pad, .desktop: .center(margin: 22)
      case .tv: .center(margin: 60)
      }
    }
  }
}
