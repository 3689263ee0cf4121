import FoveaScene

extension Screen {
  /// A key of a keyboard, a remote or a game pad.
  public struct Key: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    let key: FoveaScene.Key

    init(_ key: FoveaScene.Key) { self.key = key }

    /// The key that writes a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The key that writes a character; space, tab and line break are their own keys.
    public init(_ character: Character) {
      switch character {
      case " ": key = .space
      case "\t": key = .tab
      case "\n", "\r", "\r\n": key = .return
      default: key = .character(character)
      }
    }

    /// The arrow up of a keyboard, a remote or a game pad.
    public static let up = Key(FoveaScene.Key.up)
    /// The arrow down.
    public static let down = Key(FoveaScene.Key.down)
    /// The arrow to the left, whatever the direction of writing.
    public static let left = Key(FoveaScene.Key.left)
    /// The arrow to the right, whatever the direction of writing.
    public static let right = Key(FoveaScene.Key.right)
    /// Goes to the next target; with Shift to the one before.
    public static let tab = Key(FoveaScene.Key.tab)
    /// Submits a field or breaks a line.
    public static let `return` = Key(FoveaScene.Key.return)
    /// Cancels, or closes what is in front.
    public static let escape = Key(FoveaScene.Key.escape)
    /// Presses what has focus, or writes a space in a field.
    public static let space = Key(FoveaScene.Key.space)
    /// Deletes backwards.
    public static let delete = Key(FoveaScene.Key.delete)
    /// Deletes the character after the caret.
    public static let forwardDelete = Key(FoveaScene.Key.deleteForward)
    /// Goes to the beginning.
    public static let home = Key(FoveaScene.Key.home)
    /// Goes to the end.
    public static let end = Key(FoveaScene.Key.end)
    /// Scrolls or moves a page up.
    public static let pageUp = Key(FoveaScene.Key.pageUp)
    /// Scrolls or moves a page down.
    public static let pageDown = Key(FoveaScene.Key.pageDown)
    /// The remote's middle, a game pad's A.
    public static let select = Key(FoveaScene.Key.select)
    /// The remote's way back, a game pad's B.
    public static let menu = Key(FoveaScene.Key.menu)
    /// The remote's button that starts and pauses what plays.
    public static let playPause = Key(FoveaScene.Key.playPause)

    /// Where an arrow key goes; `nil` for other keys.
    var direction: Direction? {
      switch key {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      default: nil
      }
    }
  }

  /// What is held while a key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// What is held, as bits: 1 Shift, 2 Control, 4 Option, 8 Command.
    public let rawValue: Int
    /// Modifiers by their bits: 1 Shift, 2 Control, 4 Option, 8 Command.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift, which turns Tab round.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Option, Alt on other keyboards.
    public static let option = Modifiers(rawValue: 4)
    /// Command, with which most shortcuts are made.
    public static let command = Modifiers(rawValue: 8)

    var scene: KeyModifiers { KeyModifiers(rawValue: rawValue) }
  }

  /// Where a swipe goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }
}
