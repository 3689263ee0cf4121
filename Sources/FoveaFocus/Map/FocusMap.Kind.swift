public import FoveaGeometry

extension FocusMap {
  /// What an entry is to the rule of movement. Each kind may hold other entries.
  public enum Kind: Hashable, Sendable {
    /// Takes focus. It stands in for what it holds: a move lands on it, never inside it (B.4).
    case target

    /// A row, a stack: invisible to the rule, it only carries its contents along.
    case group

    /// Receives a move by its frame and hands it on to its nearest target (F158).
    case section(SectionOptions = SectionOptions())

    /// Limits movement when it traps, as a sheet does; otherwise it only puts its own targets first.
    ///
    /// SwiftUI's `focusScope` is a group here: it guides no movement (F254).
    case scope(ScopeOptions = ScopeOptions())

    /// Shows a part of what it holds. It is not a stop itself.
    case scroll
  }

  /// How a section is entered and left.
  public struct SectionOptions: Hashable, Sendable {
    /// Whether a move into the section goes to the target that had focus there last (B.5).
    public var remembers: Bool

    /// The headings in which no move leaves the section (B.4).
    public var blocked: Set<Heading>

    /// By default a section that remembers nothing and that can be left in every direction.
    public init(remembers: Bool = false, blocked: Set<Heading> = []) {
      self.remembers = remembers
      self.blocked = blocked
    }
  }

  /// What a scope does to movement.
  public struct ScopeOptions: Hashable, Sendable {
    /// Whether no movement of the user crosses the scope's border, in either direction (F432).
    public var isTrapping: Bool

    /// Whether a level without anything straight ahead offers its best diagonal (part B, `reach`).
    public var reaches: Bool

    /// By default a scope that only puts its own targets first.
    public init(isTrapping: Bool = false, reaches: Bool = false) {
      self.isTrapping = isTrapping
      self.reaches = reaches
    }
  }

  /// The kinds of movement that may land on a target; of a container, on what it holds.
  ///
  /// A target without any is one that is disabled, hidden or transparent: no movement of the user
  /// reaches it, and moves look through it at what it holds.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The kinds of movement as bits: 1 for Tab, 2 for arrows.
    public let rawValue: UInt8

    /// The kinds of movement by their bits: 1 for Tab, 2 for arrows.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Tab and Shift-Tab.
    public static let sequential = Traits(rawValue: 1)

    /// The arrow keys and the remote.
    public static let directional = Traits(rawValue: 2)

    /// Left and right lead from the target to what stands inside of it: the row of a list.
    public static let leadsInside = Traits(rawValue: 4)

    /// Tab and arrows both.
    public static let all: Traits = [.sequential, .directional]
  }
}
