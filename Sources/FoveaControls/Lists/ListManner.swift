import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaNode
import FoveaScene

/// What kind of list it is.
enum ListKind: Hashable, CaseIterable {
  case list, form
  /// The options of a picker in a column, in a row, or in a menu.
  case options, segments, menu
}

/// How one kind of list behaves on one device.
///
///                     desktop, pad    phone         TV           watch
///     list            one stop ¹      taps          rows         taps
///     form            its controls on every device
///     options         one stop ²      one stop ²    options      one stop ²
///     segments        one stop ², arrows along it; options on the TV
///     menu            its lines on every device
///
/// ¹ where a selection or links are inside (F121); ² where keys reach every control (F128).
struct ListManner {
  /// When the list as a whole is a stop.
  enum Stop {
    case never, always
    /// Where something inside can be chosen.
    case withChoices
  }

  /// What a press of a pointer does.
  enum Press {
    /// Chooses at once, with Shift and Command as the desktop has it.
    case choosesDown
    /// Chooses when it ends.
    case choosesUp
    /// Is left to what stands in the rows.
    case none
  }

  let kind: ListKind
  let role: AccessibilityNode.Role
  let stop: Stop
  /// Whether rows that can be chosen are stops, and how focus shows on them.
  let rowMark: FocusMark?
  let press: Press
  /// Whether what is chosen takes the place of the list: the next column, the menu's button.
  let leadsOn: Bool
  /// Whether margins keep their height where text stands in cells: those of a finger do.
  let keepsMargins: Bool
  private let margins: [RowKind: Insets]

  func margins(of kind: RowKind) -> Insets { margins[kind] ?? .zero }

  init(_ kind: ListKind, on traits: DeviceTraits) {
    self.kind = kind
    let isPicker = kind == .options || kind == .segments
    let isMenu = kind == .menu
    role = kind == .list ? .list : kind == .form ? .group : .picker
    stop = Self.stop(kind, on: traits)
    rowMark = traits.isRemote ? .lift : isMenu ? .ring(.bounds) : nil
    press =
      kind == .form ? .none : traits.isTouch || isMenu ? .choosesUp : .choosesDown
    leadsOn = traits.isTouch || traits.isRemote
    keepsMargins = traits.isTouch
    let side = traits.isRemote ? 20.0 : 10
    let above = isPicker || isMenu ? 0 : traits.isRemote ? 14.0 : traits.isTouch ? 11 : 0
    margins = [
      .row: Insets(top: above, left: side, bottom: above, right: side),
      .header: Insets(top: traits.isTouch ? 11 : 22, left: side, bottom: 0, right: side),
      .footer: Insets(top: 0, left: side, bottom: 11, right: side),
    ]
  }

  private static func stop(_ kind: ListKind, on traits: DeviceTraits) -> Stop {
    switch kind {
    case .form, .menu: .never
    case .list: traits.idiom == .desktop || traits.idiom == .pad ? .withChoices : .never
    case .options, .segments: !traits.isRemote && traits.keyboardNavigation ? .always : .never
    }
  }
}
