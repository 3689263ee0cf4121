import FoveaGeometry
import FoveaScene

extension Screen {
  /// Presses and releases a key.
  public func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    perform {
      for _ in 0..<times {
        session.send(.key(KeyStroke(key.key, modifiers.scene)))
        session.send(.key(KeyStroke(key.key, modifiers.scene, phase: .up)))
      }
    }
  }

  /// Types the keys of a text, one after the other.
  public func type(_ text: String) {
    perform {
      for character in text {
        let key = Key(character).key
        let modifiers: KeyModifiers = character.isUppercase ? .shift : []
        session.send(.key(KeyStroke(key, modifiers)))
        session.send(.key(KeyStroke(key, modifiers, phase: .up)))
      }
    }
  }

  /// Pastes a text where the caret is.
  public func paste(_ text: String) { perform { session.send(.paste(text)) } }

  /// Marks a text as an input method does before it is decided.
  public func compose(_ text: String) { perform { session.send(.compose(text)) } }

  /// Commits the text of an input method.
  public func commit(_ text: String) { perform { session.send(.commit(text)) } }

  /// Swipes on the remote.
  public func swipe(_ direction: Direction) {
    perform { session.send(.swipe(direction.heading)) }
  }

  /// Turns the crown, in detents; positive is up.
  public func rotate(_ detents: Double) { perform { session.send(.rotate(detents)) } }
}

extension Screen.Direction {
  var heading: Heading {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
