import FoveaDrawing
import FoveaGeometry
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

extension Button {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ButtonNode(view, in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: ViewNode) {
    node.cast(to: ButtonNode<Label>.self).update(view)
  }
}

/// The node of a button: the device's looks are drawn here, an author's style has a body of its own.
package final class ButtonNode<Label: View>: PressNode {
  private var view: Button<Label>
  private let padding: PaddingBox
  private var style = ButtonStyleBox(kind: .automatic)
  private var shown = Shown()
  /// Whether the button is a line of a menu: as wide as the menu, coloured where focus is.
  private var isLine = false

  /// What the device's looks depend on.
  private struct Shown: Equatable {
    var background: RGBA?
    var horizontalPadding: Double = 0
    var radius: Double = 5
  }

  init(_ view: Button<Label>, in context: NodeContext) {
    self.view = view
    padding = PaddingBox(.zero, in: context.tree.layout)
    super.init(
      padding, action: view.action,
      mark: context.tree.traits.isRemote ? .lift : .ring(.rounded(radius: 5)), in: context)
    style = resolve()
    adopt([makeContent()])
    adoptContentShape(target)
    refreshBoxes()
    joinDialog(as: view.role)
  }

  func update(_ newer: Button<Label>) {
    let roleChanged = newer.role != view.role
    view = newer
    action = newer.action
    if roleChanged { _ = resolve() }
    updateContent()
  }

  package override func graphChanged() {
    let newer = resolve()
    if newer.isSame(as: style) { return }
    style = newer
    setChildren([makeContent()])
    adoptContentShape(target)
  }

  package override func pressedChanged() {
    _ = resolve()
    if style.isAuthors { updateContent() }
  }

  // MARK: Content

  private func makeContent() -> ViewNode {
    switch style.kind {
    case .custom(let style): StyledLabel._makeNode(label(in: style), in: innerContext)
    case .primitive(let style): PrimitiveLabel._makeNode(label(in: style), in: innerContext)
    default: Label._makeNode(view.label, in: innerContext)
    }
  }

  private func updateContent() {
    guard let child = children.first else { return }
    switch style.kind {
    case .custom(let style): StyledLabel._updateNode(label(in: style), child)
    case .primitive(let style): PrimitiveLabel._updateNode(label(in: style), child)
    default: Label._updateNode(view.label, child)
    }
  }

  private func label(in style: any ButtonStyle) -> StyledLabel {
    StyledLabel(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: view.role, label: .init(content: AnyView(view.label)), isPressed: isPressed))
  }

  private func label(in style: any PrimitiveButtonStyle) -> PrimitiveLabel {
    PrimitiveLabel(
      style: style,
      configuration: PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(content: AnyView(view.label)), action: view.action))
  }

  // MARK: Looks

  /// Whether focus is here, tracked for the current reader.
  private var showsFocus: Bool {
    target.focusedSource.read()
    return target.isFocused
  }

  /// Reads the surroundings and shows the look they ask for.
  private func resolve() -> ButtonStyleBox {
    let (style, look, conditions, foreground, isLifted) = tracking {
      let values = values
      let style = values.buttonStyle
      isLine = values.isInMenu
      let look = ButtonLook(
        style.kind.emphasized(in: values), role: view.role, isPressed: isPressed,
        isFocused: isLine && showsFocus, in: values)
      return (
        style, look, values.focusConditions, look.tint ?? values.foregroundStyle,
        values.showsHoverEffect
      )
    }
    target.conditions = conditions
    target.setMark(mark(of: style, isLifted: isLifted, radius: look.radius))
    scope.set(ForegroundStyleKey.self, to: foreground)
    padding.fillsWidth = isLine
    let newer = Shown(
      background: look.background, horizontalPadding: look.horizontalPadding, radius: look.radius)
    if newer != shown {
      shown = newer
      applyLook()
    }
    return style
  }

  func applyLook() {
    padding.insets = tree.marginsInCells(
      Insets(top: 0, left: shown.horizontalPadding, bottom: 0, right: shown.horizontalPadding))
    facet?.render.setDrawing(
      shown.background.map { .fill(.rounded(radius: shown.radius), .color($0)) } ?? .none)
  }

  /// The TV lifts its own buttons unless the effect is taken away; an author's style draws focus
  /// itself there (F442, F446, F449). Elsewhere it is a ring.
  private func mark(of style: ButtonStyleBox, isLifted: Bool, radius: Double) -> FocusMark {
    guard tree.traits.isRemote else { return .ring(.rounded(radius: radius)) }
    switch style.kind {
    case .custom, .primitive: return .plain
    case .plain: return .ring(.rounded(radius: radius))
    default: return isLifted ? .lift : .plain
    }
  }
}

extension ButtonStyleBox.Kind {
  /// The kind of the default button, which stands out on the desktop (F354).
  @MainActor fileprivate func emphasized(in values: EnvironmentValues) -> Self {
    guard case .automatic = self, values.deviceIdiom == .desktop,
      values.keyboardShortcut == .defaultAction
    else { return self }
    return .prominent
  }
}

/// How one of the device's styles draws a button.
@MainActor
private struct ButtonLook {
  var background: RGBA?
  /// The style of the label; `nil` leaves it to the surroundings.
  var tint: AnyShapeStyle?
  var horizontalPadding: Double = 0
  /// Of the corners, in points; more than half the height is a half circle.
  var radius: Double = 5

  init(
    _ kind: ButtonStyleBox.Kind, role: ButtonRole?, isPressed: Bool, isFocused: Bool,
    in values: EnvironmentValues
  ) {
    if values.isInMenu {
      showLine(role, isLit: isFocused || isPressed, in: values)
      return
    }
    let idiom = values.deviceIdiom
    let isTouch = idiom == .phone || idiom == .pad
    // A button on the TV is hardly wider than its title, so that shelves keep their measure.
    let side = idiom == .tv ? 5.0 : 10
    if case .automatic = kind, !isTouch {
      fill(isPressed ? .quaternary : .secondaryBackground, in: values)
      horizontalPadding = side
    }
    if case .bordered = kind {
      fill(isPressed ? .quaternary : .secondaryBackground, in: values)
      horizontalPadding = side
    }
    let isEnabled = values.isEnabled
    radius = values.buttonBorderShape.radius
    switch kind {
    case .custom, .primitive: return
    case .prominent:
      horizontalPadding = side
      fill(!isEnabled ? .secondaryBackground : role == .destructive ? .red : .accent, in: values)
      if isPressed { background = background?.opacity(0.7) }
      tint = AnyShapeStyle(Color.white)
    case .borderless, .link: tint = AnyShapeStyle(Color.accentColor)
    case .automatic where isTouch: tint = AnyShapeStyle(Color.accentColor)
    case .plain where isPressed: tint = AnyShapeStyle(Color.secondary)
    case .automatic, .plain, .bordered, .card: break
    }
    if horizontalPadding > 0 { horizontalPadding = values.controlSize.margin(horizontalPadding) }
    if role == .destructive, !isProminent(kind) { tint = AnyShapeStyle(Color.red) }
    if !isEnabled { tint = AnyShapeStyle(Color(.system(.tertiary))) }
  }

  /// The look of a menu's line.
  private mutating func showLine(_ role: ButtonRole?, isLit: Bool, in values: EnvironmentValues) {
    horizontalPadding = 10
    if isLit { fill(.accent, in: values) }
    if !values.isEnabled {
      tint = AnyShapeStyle(Color(.system(.tertiary)))
    } else if isLit {
      tint = AnyShapeStyle(Color.white)
    } else {
      tint = AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
    }
  }

  private mutating func fill(_ color: SystemColor, in values: EnvironmentValues) {
    background = color.resolve(in: values)
  }

  private func isProminent(_ kind: ButtonStyleBox.Kind) -> Bool {
    if case .prominent = kind { return true }
    return false
  }
}

extension ButtonStyleBox {
  /// Whether an author wrote the style: it draws focus itself (F449).
  fileprivate var isAuthors: Bool {
    switch kind {
    case .custom, .primitive: true
    default: false
    }
  }
}

/// A label in an author's style.
nonisolated private struct StyledLabel: View {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View { Self.make(style, configuration) }

  @MainActor private static func make<S: ButtonStyle>(
    _ style: S, _ configuration: ButtonStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

/// A label in an author's style that also decides when the button is pressed.
nonisolated private struct PrimitiveLabel: View {
  let style: any PrimitiveButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { Self.make(style, configuration) }

  @MainActor private static func make<S: PrimitiveButtonStyle>(
    _ style: S, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    // A button in the style's own body is one of the device's, not another of this style.
    AnyView(
      style.makeBody(configuration: configuration)
        .environment(\.buttonStyle, ButtonStyleBox(kind: .automatic)))
  }
}

extension ButtonNode: TextMeasuring {
  package func measureAgain() { applyLook() }
}
