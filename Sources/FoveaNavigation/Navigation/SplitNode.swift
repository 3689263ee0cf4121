import FoveaControls
import FoveaDrawing
import FoveaGeometry
import FoveaGraph
import FoveaLayout
import FoveaNode

/// The columns of a split view, whatever their types.
struct SplitColumns {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>?

  var views: [AnyView] { [sidebar] + (content.map { [$0] } ?? []) + [detail] }
}

/// The place of a split view. Each column is a stack; a phone pushes the next column onto the first.
package final class SplitNode: ViewNode {
  private var columns: SplitColumns
  private let row: ColumnsBox
  private var stacks: [NavigationNode] = []
  private var scopes: [EnvironmentScope] = []
  private let isStacked: Bool

  init(_ columns: SplitColumns, in context: NodeContext) {
    self.columns = columns
    row = ColumnsBox(in: context.tree.layout)
    let idiom = context.tree.traits.idiom
    isStacked = idiom == .phone || idiom == .watch
    super.init(in: context)
    setBox(row, draws: true)
    followLayoutDirection()
    makeStacks()
    adopt(stacks)
    refreshBoxes()
    graphChanged()
  }

  private func makeStacks() {
    let views = isStacked ? [columns.sidebar] : columns.views
    // Views in a column may name destinations of the next one before that is made.
    let models = views.map { _ in NavigationModel() }
    for (model, next) in zip(models, models.dropFirst()) { model.next = next }
    for (view, model) in zip(views, models) {
      let scope = EnvironmentScope(parent: environment, graph: tree.graph)
      scopes.append(scope)
      var inner = childContext
      inner.environment = scope
      provide(in: scope, isHidden: false)
      stacks.append(NavigationNode(path: nil, root: view, model: model, in: inner))
    }
  }

  private func provide(in scope: EnvironmentScope, isHidden: Bool) {
    var values = EnvironmentValues()
    values.isHiddenFromUser = isHidden
    values.showsNextColumn = NextColumn { [weak self] in self?.showNext() }
    scope.provide(values)
  }

  func update(_ columns: SplitColumns) {
    self.columns = columns
    if isStacked {
      stacks[0].update(path: nil, root: columns.sidebar)
      for (index, owner) in owners.enumerated() {
        stacks[0].refresh(columns.views[index + 1], for: owner)
      }
    } else {
      for (stack, view) in zip(stacks, columns.views) { stack.update(path: nil, root: view) }
    }
    graphChanged()
  }

  package override func graphChanged() {
    followLayoutDirection()
    guard !isStacked else { return }
    let (visibility, isHidden) = tracking {
      _ = values.layoutDirection
      return (columns.visibility?.wrappedValue ?? .all, values.isHiddenFromUser)
    }
    // Two columns have no third to hide for `doubleColumn`.
    let hidden =
      stacks.count == 3 ? visibility.hiddenColumns : visibility == .detailOnly ? 1 : 0
    guard hidden != hiddenCount || isHidden != areAllHidden else { return }
    hiddenCount = hidden
    areAllHidden = isHidden
    for (index, scope) in scopes.enumerated() {
      provide(in: scope, isHidden: isHidden || index < hidden)
    }
    tree.needBoxes(self)
  }

  private var hiddenCount = 0
  private var areAllHidden = false

  package override func refreshBoxes() {
    row.setChildren(stacks.dropFirst(hiddenCount).compactMap(\.box))
  }

  // MARK: One column after the other

  private var owners: [ColumnOwner] = []

  private final class ColumnOwner {}

  /// A person chose something in a column: a small device shows the next one.
  private func showNext() {
    guard isStacked, owners.count + 1 < columns.views.count else { return }
    let owner = ColumnOwner()
    owners.append(owner)
    stacks[0].push(columns.views[owners.count], for: owner) { [weak self] in
      self?.owners.removeAll { $0 === owner }
    }
  }
}
