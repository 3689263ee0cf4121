import Foundation
import FoveaDrawing
import FoveaNode

/// A menu of its own in a program's menu bar.
///
/// Source: SwiftUI `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let title: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(nameKey), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(name), content())
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(title: name, content())
  }

  private init(title: Text, _ content: Content) {
    self.title = title
    self.content = content
  }

  public typealias Body = Never

  @MainActor private func place(in values: EnvironmentValues) -> MenuPlace {
    MenuPlace(menu: title.string(in: values.textLocale), order: MenuPlace.ownMenus)
  }

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode {
    let place = commands.place(in: EnvironmentValues(scope: context.environment))
    return MenuNode(place, in: context) { Content._makeNode(commands.content, in: $0) }
  }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    node.cast(to: MenuNode.self).place = commands.place(in: node.values)
    Content._updateNode(commands.content, node.children[0])
  }
}

/// Entries for one of the menus that every program has.
///
/// Fovea's menus hold what an app puts there and no entries of the system's, so that `replacing`
/// adds entries like the others.
///
/// Source: SwiftUI `CommandGroup`.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let place: CommandGroupPlacement
  private let side: MenuPlace.Side
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .before, addition())
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .after, addition())
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .replacing, addition())
  }

  private init(_ place: CommandGroupPlacement, _ side: MenuPlace.Side, _ content: Content) {
    self.place = place
    self.side = side
    self.content = content
  }

  public typealias Body = Never

  @MainActor public static func _makeCommands(
    _ commands: Self, in context: NodeContext
  ) -> ViewNode {
    let place = MenuPlace(commands.place, commands.side)
    return MenuNode(place, in: context) { Content._makeNode(commands.content, in: $0) }
  }

  @MainActor public static func _updateCommands(_ commands: Self, _ node: ViewNode) {
    node.cast(to: MenuNode.self).place = MenuPlace(commands.place, commands.side)
    Content._updateNode(commands.content, node.children[0])
  }
}

/// A place among the entries of the menus that every program has.
///
/// Source: SwiftUI `CommandGroupPlacement`.
nonisolated public struct CommandGroupPlacement: Sendable {
  let menu: String
  /// The menu's place in the bar, and the group's in the menu.
  let order: Int

  public static let appInfo = CommandGroupPlacement(menu: "App", order: 0)
  public static let appSettings = CommandGroupPlacement(menu: "App", order: 10)
  public static let systemServices = CommandGroupPlacement(menu: "App", order: 20)
  public static let appVisibility = CommandGroupPlacement(menu: "App", order: 30)
  public static let appTermination = CommandGroupPlacement(menu: "App", order: 40)
  public static let newItem = CommandGroupPlacement(menu: "File", order: 100)
  public static let saveItem = CommandGroupPlacement(menu: "File", order: 110)
  public static let importExport = CommandGroupPlacement(menu: "File", order: 120)
  public static let printItem = CommandGroupPlacement(menu: "File", order: 130)
  public static let undoRedo = CommandGroupPlacement(menu: "Edit", order: 200)
  public static let pasteboard = CommandGroupPlacement(menu: "Edit", order: 210)
  public static let textEditing = CommandGroupPlacement(menu: "Edit", order: 220)
  public static let textFormatting = CommandGroupPlacement(menu: "Format", order: 300)
  public static let toolbar = CommandGroupPlacement(menu: "View", order: 400)
  public static let sidebar = CommandGroupPlacement(menu: "View", order: 410)
  public static let windowSize = CommandGroupPlacement(menu: "Window", order: 600)
  public static let windowList = CommandGroupPlacement(menu: "Window", order: 610)
  public static let singleWindowList = CommandGroupPlacement(menu: "Window", order: 620)
  public static let windowArrangement = CommandGroupPlacement(menu: "Window", order: 630)
  public static let help = CommandGroupPlacement(menu: "Help", order: 700)
}

/// Where the entries of a menu's node stand.
nonisolated package struct MenuPlace: Sendable {
  package enum Side: Int, Sendable { case before = -1, replacing = 0, after = 1 }

  package let menu: String
  /// By which nodes are sorted into a menu bar.
  package let order: Int

  /// Menus of the app's own stand between View and Window.
  static let ownMenus = 1500

  init(menu: String, order: Int) {
    self.menu = menu
    self.order = order
  }

  init(_ placement: CommandGroupPlacement, _ side: Side) {
    menu = placement.menu
    // Room for before, replacing and after each group.
    order = placement.order * 3 + side.rawValue
  }
}
