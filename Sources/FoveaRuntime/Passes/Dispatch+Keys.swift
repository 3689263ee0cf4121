import FoveaFocus
import FoveaGeometry
import FoveaScene
import FoveaUI

extension Session {
  /// The order in which a key finds its user (F348–F378, F383, D22, D23).
  ///
  /// While an input method composes, keys belong to it (F375). Else:
  ///
  /// 1. shortcuts with Command, 2. `onKeyPress` from the focused view outward, 3. the focused view
  /// itself: text input, its own `onMoveCommand`, selection, 4. other shortcuts, 5. what the device
  /// does with the key.
  func dispatch(_ stroke: KeyStroke) {
    if let input = focusedTextInput, input.isComposing, !stroke.modifiers.contains(.command) {
      return input.composingKey(stroke)
    }
    if stroke.phase == .down, tree.presentation.keyDown(stroke) { return }
    if stroke.phase == .down, stroke.modifiers.contains(.command), pressShortcut(stroke) {
      return
    }
    if stroke == KeyStroke(.character("f"), .command), tree.focusSearchField() { return }
    if focus.focused != nil, focusChain({ $0.roles.contains(.keyPress) && $0.keyPressed(stroke) }) {
      return
    }
    guard stroke.phase != .up else { return }
    if let target = focus.focused {
      if !isEdited(target), let command = stroke.command, askOwnModifiers(of: target, command) {
        return
      }
      if target.holder?.handleKey(stroke) == true { return }
    }
    if !stroke.modifiers.contains(.command), stroke.key != .return, stroke.key != .escape,
      pressShortcut(stroke)
    {
      return
    }
    defaultAction(of: stroke)
  }

  /// Presses the first control that has this shortcut: the window's, then the menus' (F350).
  @discardableResult
  private func pressShortcut(_ stroke: KeyStroke) -> Bool {
    tree.presentation.pressShortcut(stroke) || onShortcut?(stroke) == true
  }

  private func defaultAction(of stroke: KeyStroke) {
    switch stroke.key {
    case .tab: moveSequentially(backwards: stroke.modifiers.contains(.shift))
    case .up: move(.up)
    case .down: move(.down)
    case .left: move(.left)
    case .right: move(.right)
    case .space, .select: press(stroke)
    case .return: pressReturn(stroke)
    case .escape, .menu: exit(stroke)
    case .playPause: focusChain { $0.perform(.playPause) }
    case .delete, .deleteForward: focusChain { $0.perform(.delete) }
    case .pageUp: focusChain { $0.perform(.page(1)) }
    case .pageDown: focusChain { $0.perform(.page(-1)) }
    case .character(let character): clipboard(character, stroke.modifiers)
    case .home, .end, .function: break
    }
  }

  /// Copy, cut and paste of the views around focus; a field keeps its own (F392).
  private func clipboard(_ character: Character, _ modifiers: KeyModifiers) {
    guard modifiers == .command || modifiers == .control else { return }
    switch character {
    case "c": focusChain { $0.perform(.copy) }
    case "x": focusChain { $0.perform(.cut) }
    case "v": focusChain { $0.perform(.paste) }
    default: break
    }
  }

  /// Space presses the focused control; Select presses whatever has focus (F113, F117).
  private func press(_ stroke: KeyStroke) {
    guard let target = focus.focused else { return }
    target.holder?.activate()
  }

  /// Return: a field submits, the default button is pressed, a focused control where there is none
  /// (D11, F354–F357).
  private func pressReturn(_ stroke: KeyStroke) {
    if stroke.modifiers.contains(.command) { return }
    // Control-Return is for the default button alone (F356).
    if stroke.modifiers == .control {
      _ = tree.presentation.pressShortcut(KeyStroke(.return))
      return
    }
    if let target = focus.focused, target.isTextEntry {
      if target.holder?.submitKeyPressed() == true { return }
      if !pressShortcut(stroke) { _ = tree.presentation.pressDefaultButton() }
      return
    }
    if focus.focused?.kind == .control, device.idiom == .tv {
      focus.focused?.holder?.activate()
      return
    }
    if pressShortcut(stroke) || tree.presentation.pressDefaultButton() { return }
    if focus.focused?.kind == .control || device.idiom == .tv { focus.focused?.holder?.activate() }
  }

  /// Escape or Menu: the author's handlers, then the cancel button, then what the device closes
  /// (F358, F385, F386).
  private func exit(_ stroke: KeyStroke) {
    if focusChain({ $0.perform(.exit) }) { return }
    if tree.presentation.leaveMenu() { return }
    if pressShortcut(KeyStroke(.escape)) { return }
    tree.closeTop()
  }

  /// Tab and Shift-Tab: the next target in layout order, round the end (F139–F147).
  func moveSequentially(backwards: Bool) {
    var next = nextInOrder(backwards: backwards)
    SettlingLoop.rows.run(in: tree) {
      guard focus.prepareStep(to: next, backwards: backwards) else { return false }
      layout()
      next = nextInOrder(backwards: backwards)
      return true
    }
    focus.targetsVisited += 1
    guard let found = focus.target(of: next) else { return }
    let target = focus.entry(towards: found, by: .sequential) ?? found
    focus.move(to: target, reason: .key)
    if device.idiom == .desktop { target.textInput?.selectAll() }
  }

  private func nextInOrder(backwards: Bool) -> FocusMap.ID? {
    if let current = focus.focused {
      return focus.map.next(
        after: current.id, backwards: backwards, in: focus.activeScope, for: .sequential)
    }
    if let place = focus.placeLeft {
      return focus.map.next(
        afterPlace: place.frame, in: place.containers, backwards: backwards,
        scope: focus.activeScope, for: .sequential)
    }
    return focus.map.next(
      after: nil, backwards: backwards, in: focus.activeScope, for: .sequential)
  }

  /// An arrow, a press on the ring, a swipe (F383): the focused view's own `onMoveCommand`, then
  /// movement, then the handlers around it. What is only read scrolls before focus leaves it, and
  /// where a move leads nowhere what lies further on comes into sight (B.8).
  func move(_ heading: Heading) {
    guard let current = focus.focused else {
      if let target = focus.target(of: focus.map.defaultTarget(in: focus.activeScope)) {
        if device.idiom == .tv || device.idiom == .desktop { focus.move(to: target, reason: .key) }
      } else if !focusChain({ $0.perform(.move(heading)) }) {
        scroll(focus.map.scrollStep(inside: focus.activeScope, heading))
      }
      return
    }
    if askOwnModifiers(of: current, .move(heading)) { return }
    if scroll(current.id.flatMap { focus.map.scrollStep(inside: $0, heading) }) { return }
    if moveDirectionally(from: current, heading) { return }
    var node = current.node.outward
    while let ancestor = node {
      if ancestor.perform(.move(heading)) { return }
      node = ancestor.outward
    }
    scroll(current.id.flatMap { focus.map.scrollStep(around: $0, heading) })
  }

  @discardableResult
  private func scroll(_ step: ScrollRequest?) -> Bool {
    guard let step else { return false }
    focus.scroll([step])
    return true
  }

  /// The handlers on the focused view itself: its node, and the modifiers directly around it, also
  /// those around a view of the author's that is nothing but the focused one.
  private func askOwnModifiers(of target: FocusTarget, _ command: ViewCommand) -> Bool {
    var current: ViewNode? = target.isGone ? nil : target.boundView
    while let candidate = current {
      if candidate.perform(command) { return true }
      guard let parent = candidate.parent, parent.isModifier || parent.isNothingButItsContent
      else { return false }
      current = parent
    }
    return false
  }

  /// Whether keys write into what has focus: arrows move its caret before anybody is asked.
  private func isEdited(_ target: FocusTarget) -> Bool { target.textInput?.isEditing == true }

  /// Moves to what lies ahead; rows that lazy containers have not made are made before the move
  /// leaves their container or finds nothing (F232).
  private func moveDirectionally(from current: FocusTarget, _ heading: Heading) -> Bool {
    let memory = tree.lazyContainers.isEmpty ? nil : focus.memory
    var next = nextOnMap(from: current, heading)
    SettlingLoop.rows.run(in: tree) {
      guard let memory, focus.prepareMove(heading, to: next) else { return false }
      focus.memory = memory
      layout()
      next = nextOnMap(from: current, heading)
      return true
    }
    guard let target = focus.target(of: next) else { return false }
    focus.move(to: target, reason: .key)
    return true
  }

  private func nextOnMap(from current: FocusTarget, _ heading: Heading) -> FocusMap.ID? {
    let hooks = MoveHooks(
      isCovered: { [focus] in focus.isCovered($0, $1) },
      enter: { [focus] in focus.entry($0, in: $1) })
    let result = focus.map.move(
      from: current.id, heading, options: MoveOptions(), memory: &focus.memory, hooks: hooks)
    focus.targetsVisited += 1
    guard case .target(let id, _) = result else { return nil }
    return id
  }
}

extension SettlingLoop {
  /// Rows that a move makes on its way: with many that nothing can have focus in, the next press
  /// goes on.
  fileprivate static let rows = SettlingLoop(budget: 16)
}

extension KeyStroke {
  /// The command for which the key stands by itself, whoever has a use for it.
  fileprivate var command: ViewCommand? {
    guard modifiers.isDisjoint(with: [.shift, .control, .option, .command]) else { return nil }
    switch key {
    case .up: return .move(.up)
    case .down: return .move(.down)
    case .left: return .move(.left)
    case .right: return .move(.right)
    case .pageUp: return .page(1)
    case .pageDown: return .page(-1)
    default: return nil
    }
  }
}

extension ViewNode {
  /// Whether the node adds neither a place of its own nor a second view to what it holds.
  fileprivate var isNothingButItsContent: Bool { box == nil && children.count == 1 }
}
