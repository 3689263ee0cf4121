import FoveaGeometry
import FoveaNode

extension View {
  /// Sets whether a drag in scrollable views inside ends editing (F341).
  ///
  /// Only fingers do; what the program scrolls leaves the keyboard (F342).
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboard, mode)
  }
}

/// When a drag ends editing.
///
/// Source: SwiftUI `ScrollDismissesKeyboardMode`.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// As soon as the content is dragged; in an editor's own text like `interactively`.
  public static var automatic: Self { Self(number: 0) }
  /// As soon as a drag begins.
  public static var immediately: Self { Self(number: 1) }
  /// When the drag pulls the content down, and the keyboard with it.
  public static var interactively: Self { Self(number: 2) }
  public static var never: Self { Self(number: 3) }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  var scrollDismissesKeyboard: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension ViewNode {
  /// A finger has dragged content here by points; positive goes towards the end.
  package func contentDragged(by delta: Point, isEditor: Bool = false) {
    guard tree.traits.isTouch, tree.focus.focused?.field != nil else { return }
    var mode = tree.graph.untracked { values.scrollDismissesKeyboard }
    if mode == .automatic { mode = isEditor ? .interactively : .immediately }
    switch mode {
    case .immediately: tree.focus.move(to: nil, reason: .pointer)
    case .interactively: if delta.y < 0 { tree.focus.move(to: nil, reason: .pointer) }
    default: break
    }
  }
}
