import FoveaControls
import FoveaDrawing
import FoveaGraph
import FoveaNode

/// What the bar of a screen shows: a title, a way back, and items of toolbars inside.
@MainActor
final class ScreenBarModel {
  private let source: Source
  private var titles: [(owner: ObjectIdentifier, title: Text)] = []
  var goBack: (() -> Void)?
  let leading = BarOutlet()
  let trailing = BarOutlet()
  let principal = BarOutlet()
  let bottom = BarOutlet()
  private var isHidden = false
  private var isBackHidden = false

  init(graph: Graph) {
    source = Source(in: graph)
    for outlet in [leading, trailing, principal, bottom] {
      outlet.onChange = { [weak self] in self?.source.changed() }
    }
  }

  /// The title that the last view in tree order gave.
  var title: Text? {
    source.read()
    return titles.last?.title
  }

  /// Whether there is anything to show above the content.
  var isShown: Bool {
    source.read()
    if isHidden { return false }
    return canGoBack || !titles.isEmpty
      || [leading, trailing, principal].contains { !$0.isEmpty }
  }

  /// Whether the bar offers a way back.
  var canGoBack: Bool {
    source.read()
    return goBack != nil && !isBackHidden
  }

  func setBackHidden(_ isHidden: Bool) {
    guard isHidden != isBackHidden else { return }
    isBackHidden = isHidden
    source.changed()
  }

  var showsBottom: Bool {
    source.read()
    return !bottom.isEmpty
  }

  func setTitle(_ title: Text?, of owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      if titles[index].title == title { return }
      titles.remove(at: index)
    }
    if let title { titles.append((id, title)) }
    source.changed()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    source.changed()
  }
}

/// A screen: its bar above, its content in the space that is left.
nonisolated struct ScreenView: View {
  let bar: ScreenBarModel
  let content: AnyView

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ScreenBar(bar: bar)
      ScreenContent(content: content)
      if bar.showsBottom {
        BarOutletView(outlet: bar.bottom)
      }
    }
  }
}

/// The content in all the space that the bars leave.
nonisolated struct ScreenContent: View {
  typealias Body = Never
  let content: AnyView

  @MainActor static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ScreenContentNode(view.content, in: context)
  }

  @MainActor static func _updateNode(_ view: Self, _ node: ViewNode) {
    if let child = node.children.first { AnyView._updateNode(view.content, child) }
  }
}

nonisolated struct ScreenBar: View {
  let bar: ScreenBarModel
  @Environment(\.deviceIdiom) private var idiom

  @MainActor var body: some View {
    if bar.isShown {
      VStack(spacing: 0) {
        ZStack {
          if bar.principal.isEmpty, let title = bar.title {
            title.bold().lineLimit(1)
          } else {
            BarOutletView(outlet: bar.principal)
          }
          HStack(spacing: 10) {
            if bar.canGoBack, let goBack = bar.goBack, idiom != .tv {
              Button("Back") { goBack() }.buttonStyle(.borderless)
            }
            BarOutletView(outlet: bar.leading)
            Spacer(minLength: 0)
            BarOutletView(outlet: bar.trailing)
          }
        }
        .padding(.horizontal, 10)
        // Text that begins right below the bar begins below its line in a terminal, too.
        if idiom != .tv { Divider().padding(.bottom, idiom == .watch ? 0 : 21) }
      }
    }
  }
}
