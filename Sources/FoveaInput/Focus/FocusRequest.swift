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

/// What becomes of a request when it is judged, in the focus pass.
package typealias FocusAnswer = FocusSettling<FocusTarget>.Answer

/// A state that tells where focus is: a `FocusState`'s storage.
@MainActor
package protocol BoundState: AnyObject {
  /// Finds the target of the value that was written.
  func resolve(
    _ request: FocusRequest, among system: FocusSystem, intended: FocusTarget?
  ) -> FocusAnswer
  /// Focus is where the bound views have said: the state takes the value that fits.
  func tell()
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
  package func tell() {}
  var missingValue: AnyHashable? { nil }
}

/// A node of `.focused`: it connects a state with the focusable views inside.
@MainActor
package protocol FocusBindingNode: ViewNode {
  var state: any BoundState { get }
  /// Whether the node is about views elsewhere, and not about those inside.
  var standsElsewhere: Bool { get }
  /// Offers the state this node's value unless an inner view has already offered one.
  ///
  /// - Parameter known: the states to which inner nodes have offered a value.
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
  ) -> FocusAnswer {
    system.isUsable(target) ? .focus(target) : .nothing
  }
  func revert() -> Bool { false }
  func focusLeft() {}
  var isSettled: Bool { true }
}
