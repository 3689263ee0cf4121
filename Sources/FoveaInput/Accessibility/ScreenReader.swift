import FoveaNode
import FoveaScene

/// A state that tells where the reader is.
@MainActor
protocol ReaderState: AnyObject {
  func readerMoved(to view: ViewNode?)
}

/// A region's idea where the reader begins (F413).
@MainActor
final class Suggestion {
  let ask: () -> ViewNode?
  /// Whether it has not been asked since it came.
  var isFresh = true

  init(_ ask: @escaping () -> ViewNode?) { self.ask = ask }
}

/// An assistive technology with a place of attention of its own: a screen reader, as tests, scripts
/// and surfaces run it.
///
/// Moving it does not move the keyboard's focus (F412).
@MainActor
package final class ScreenReader {
  /// Where a request leads.
  package enum Place {
    case view(ViewNode)
    case nowhere
    case unknown
  }

  package private(set) var technologies = AccessibilityTechnologies()
  /// The view at which the reader is.
  package private(set) weak var view: ViewNode?
  var states: [ObjectIdentifier: any ReaderState] = [:]
  /// Regions that suggest where the reader begins.
  private var suggestions: [Suggestion] = []
  private var requests: [() -> Place] = []
  private var mustPublish = false
  /// Whether the reader is somewhere; the view there may be gone meanwhile.
  private var isSomewhere = false
  private unowned let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  package var isRunning: Bool { !technologies.isEmpty }

  /// A region with a default has come.
  func add(_ suggestion: Suggestion) { suggestions.append(suggestion) }

  func remove(_ suggestion: Suggestion) { suggestions.removeAll { $0 === suggestion } }

  /// What regions suggest, the first one that knows a place.
  private func suggested(by asked: [Suggestion]) -> ViewNode? {
    for suggestion in asked { suggestion.isFresh = false }
    return asked.lazy.compactMap { $0.ask() }.first
  }

  func runs(_ wanted: AccessibilityTechnologies) -> Bool {
    !technologies.intersection(wanted).isEmpty
  }

  /// Starts or stops the reader. It starts at a default, else at the view that has focus, else at
  /// the first element.
  package func run(_ wanted: AccessibilityTechnologies) {
    guard wanted != technologies else { return }
    let wasRunning = isRunning
    technologies = wanted
    tree.changeRootEnvironment { values in
      values.accessibilityEnabled = !wanted.isEmpty
      values.accessibilityVoiceOverEnabled = wanted.contains(.voiceOver)
      values.accessibilitySwitchControlEnabled = wanted.contains(.switchControl)
    }
    if !isRunning { return go(to: nil) }
    if wasRunning { return publish() }
    go(
      to: suggested(by: suggestions) ?? tree.focus.focused?.element?.view
        ?? tree.root?.firstReadable)
  }

  /// The reader goes to a view, or leaves the one at which it is.
  package func go(to view: ViewNode?) {
    self.view = view
    isSomewhere = view != nil
    publish()
  }

  func request(_ place: @escaping () -> Place) {
    requests.append(place)
    tree.needsFrame()
  }

  func publish() {
    mustPublish = true
    tree.needsFrame()
  }

  package var isSettled: Bool {
    requests.isEmpty && !mustPublish && !hasLostItsPlace
      && !(isRunning && suggestions.contains(where: \.isFresh))
  }

  private var hasLostItsPlace: Bool { isSomewhere && view?.isDetached != false }

  /// Settles what was asked for; the last request wins (F414: after the update).
  ///
  /// - Returns: whether states may have changed.
  package func settle() -> Bool {
    guard !isSettled else { return false }
    if hasLostItsPlace { view = nil }
    let waiting = requests
    requests.removeAll()
    mustPublish = false
    if isRunning, let place = suggested(by: suggestions.filter(\.isFresh)), waiting.isEmpty {
      view = place
    }
    for request in waiting {
      switch request() {
      case .view(let found): view = found
      case .nowhere: view = nil
      case .unknown: break
      }
    }
    isSomewhere = view != nil
    for state in states.values { state.readerMoved(to: view) }
    return true
  }
}

extension ViewTree {
  private static let readerKey = TreeKey { ScreenReader($0) }

  /// A screen reader and where it is.
  package var reader: ScreenReader { self[Self.readerKey] }
}
