import FoveaFocus
import FoveaGraph
import FoveaNode

/// A program's wish to move focus, kept until the focus pass (D1).
@MainActor
package struct FocusRequest {
  let state: any BoundState
  /// The site that asked, for messages.
  let place: String
}

/// What becomes of a request.
@MainActor
package enum FocusResolution {
  case focus(FocusTarget)
  case clear
  /// The request asks for what is already so.
  case nothing
  case failed(Issue?)
}

/// A state that tells where focus is: a `FocusState`'s storage.
@MainActor
package protocol BoundState: AnyObject {
  /// Finds the target of the value that was written.
  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusResolution
  /// Takes back a written value that is not where focus is; whether there was one.
  func revert() -> Bool
  /// Focus is in no view bound to the state any more.
  func focusLeft()
  /// Whether the value tells where focus is.
  var isSettled: Bool { get }
  /// The value that was asked for, where no view is bound to it.
  var missingValue: AnyHashable? { get }
}

extension BoundState {
  var missingValue: AnyHashable? { nil }
}

/// A node of `.focused`: it connects a state with the focusable views inside.
@MainActor
package protocol FocusBindingNode: ViewNode {
  var state: any BoundState { get }
  /// Whether the node is about views elsewhere, and not about those inside.
  var standsElsewhere: Bool { get }
  /// Gives the state this node's value unless an inner node has already given one.
  ///
  /// - Parameter known: the states that inner nodes have given a value.
  func offer(to system: FocusSystem, known: [any BoundState]) -> Bool
}

/// A node in whose place several others, declared elsewhere, tell where focus is.
@MainActor
package protocol FocusBindingRelay: ViewNode {
  var bindings: [any FocusBindingNode] { get }
}

/// Gives focus back to where it was before a modal view.
final class RestoringState: BoundState {
  private let target: FocusTarget

  init(_ target: FocusTarget) { self.target = target }

  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusResolution {
    system.isUsable(target) ? .focus(target) : .nothing
  }
  func revert() -> Bool { false }
  func focusLeft() {}
  var isSettled: Bool { true }
}
