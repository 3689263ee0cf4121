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

    public static let up = Key(FoveaScene.Key.up)
    public static let down = Key(FoveaScene.Key.down)
    public static let left = Key(FoveaScene.Key.left)
    public static let right = Key(FoveaScene.Key.right)
    public static let tab = Key(FoveaScene.Key.tab)
    public static let `return` = Key(FoveaScene.Key.return)
    public static let escape = Key(FoveaScene.Key.escape)
    public static let space = Key(FoveaScene.Key.space)
    /// Deletes backwards.
    public static let delete = Key(FoveaScene.Key.delete)
    public static let forwardDelete = Key(FoveaScene.Key.deleteForward)
    public static let home = Key(FoveaScene.Key.home)
    public static let end = Key(FoveaScene.Key.end)
    public static let pageUp = Key(FoveaScene.Key.pageUp)
    public static let pageDown = Key(FoveaScene.Key.pageDown)
    /// The remote's middle, a game pad's A.
    public static let select = Key(FoveaScene.Key.select)
    /// The remote's way back, a game pad's B.
    public static let menu = Key(FoveaScene.Key.menu)
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
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)

    var scene: KeyModifiers { KeyModifiers(rawValue: rawValue) }
  }

  /// Where a swipe goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }
}
