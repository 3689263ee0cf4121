import FoveaDrawing
import FoveaGeometry
import FoveaNode

/// What a window scene says about the windows it opens.
package struct WindowTemplate {
  /// How many windows a scene may have, and whether it opens by itself.
  package enum Kind: Sendable {
    /// Any number (`WindowGroup`).
    case group
    /// One (`Window`).
    case single
    /// One that the person asks for (`Settings`).
    case settings
  }

  package let kind: Kind
  package let title: String
  package let id: String?
  /// The type of the values that its windows present; `nil` where they present none.
  package let valueType: ObjectIdentifier?
  /// Makes the root view of a window for a value.
  package let content: @MainActor (_ value: Any?) -> AnyView

  /// - Parameter values: in whose language the title is.
  @MainActor init(
    kind: Kind, title: Text?, id: String?, valueType: ObjectIdentifier? = nil,
    in values: EnvironmentValues, content: @escaping @MainActor (_ value: Any?) -> AnyView
  ) {
    self.kind = kind
    self.title = title?.string(in: values.textLocale) ?? ""
    self.id = id
    self.valueType = valueType
    self.content = content
  }

  /// Whether a window can be opened for an identifier and a value.
  package func matches(id: String?, valueType: ObjectIdentifier?) -> Bool {
    if let id, id != self.id { return false }
    return valueType == nil || valueType == self.valueType
  }
}

/// The place of a window scene in the program's tree.
package final class WindowNode: ViewNode {
  package private(set) var template: WindowTemplate
  /// The size that `defaultSize` gives new windows; points.
  package var defaultSize: Size?

  init(_ template: WindowTemplate, in context: NodeContext) {
    self.template = template
    super.init(in: context)
    tree.program.add(self)
  }

  func update(_ template: WindowTemplate) {
    self.template = template
    tree.program.onWindowSceneChange?(self)
  }

  package override func willDetach() { tree.program.remove(self) }
}

/// The window scenes of a program, as its tree has them.
@MainActor
package final class ProgramParts {
  private var windowNodes: [WindowNode] = []
  /// Called when a window scene has new content.
  package var onWindowSceneChange: ((WindowNode) -> Void)?
  /// Called when a window scene is gone.
  package var onWindowSceneGone: ((WindowNode) -> Void)?

  package init() {}

  /// The window scenes in the order in which the app lists them.
  package var windows: [WindowNode] { windowNodes.sorted { $0.comesBefore($1) } }

  func add(_ node: WindowNode) { windowNodes.append(node) }

  func remove(_ node: WindowNode) {
    windowNodes.removeAll { $0 === node }
    onWindowSceneGone?(node)
  }
}

extension ViewTree {
  private static let programKey = TreeKey { _ in ProgramParts() }

  /// The window scenes, where this is the tree of a program.
  package var program: ProgramParts { self[Self.programKey] }
}
