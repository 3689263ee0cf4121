import FoveaControls
import FoveaDrawing
import FoveaInput
import FoveaLayout
import FoveaNode
import FoveaScene

/// A button that opens a small list of actions.
///
/// Arrows move inside it; Escape, Menu or a click elsewhere close it. Focus goes back to where it
/// was; a menu that a pointer opened has never taken it (F438).
///
/// Source: SwiftUI `Menu`.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu whose label performs an action when it is pressed; a second button opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    if let primaryAction {
      HStack(spacing: 0) {
        Button(action: primaryAction) { label }
        Button(action: { isOpen = true }) { Text(verbatim: "▾") }.modifier(presentation)
      }
    } else {
      Button(action: { isOpen.toggle() }) { label }
        .environment(\.keepsPanelOpen, isInMenu)
        .modifier(presentation)
    }
  }

  @MainActor private var presentation: some ViewModifier {
    Presentation(.menu, isPresented: $isOpen) { MenuContent(content: content) }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

/// The lines of an open menu.
nonisolated struct MenuContent<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .modifier(HugWidth())
  }
}

extension View {
  /// Gives a view a menu of its own, opened by a Control-click or, while focus is inside, by
  /// Shift-F10. It is not opened by a long press.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Gives a view a menu of its own. The preview shows nowhere.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Accepted for source compatibility: menus have one look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepted for source compatibility: lines of menus stand in the order of their declaration.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted for source compatibility: menus have no mark that could be hidden.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The order of the lines of a menu.
nonisolated public struct MenuOrder: Hashable, Sendable {
  private let number: Int
  public static let automatic = MenuOrder(number: 0)
  public static let priority = MenuOrder(number: 1)
  public static let fixed = MenuOrder(number: 2)
}

/// How menus look. The device decides: all of them look alike here.
@MainActor @preconcurrency
public protocol MenuStyle {}

nonisolated public struct DefaultMenuStyle: MenuStyle { public init() {} }
nonisolated public struct ButtonMenuStyle: MenuStyle { public init() {} }
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @State private var isOpen = false

  @MainActor var body: some View {
    content
      .modifier(ContextMenuOpener(isOpen: $isOpen))
      .modifier(Presentation(.menu, isPresented: $isOpen) { MenuContent(content: items) })
  }
}

nonisolated struct ContextMenuOpener: NodeModifier {
  typealias Body = Never
  static var hasBox: Bool { true }
  let isOpen: Binding<Bool>

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.setBox(LayoutBox(in: node.tree.layout), draws: true)
    // The menu belongs to all of the view, whether what is in it takes pointers or not.
    node.facet?.render.hitArea = .bounds
    node.roles.insert(.keyPress)
    node.keyHandler = { [weak node] stroke in
      guard stroke.key == .function(10), stroke.modifiers == .shift, stroke.phase == .down else {
        return false
      }
      node?.modifier.isOpen.wrappedValue = true
      return true
    }
    node.pointerHandler = { [weak node] event, _ in
      guard event.phase == .down, event.modifiers.contains(.control) else { return false }
      node?.modifier.isOpen.wrappedValue = true
      return true
    }
  }
}
