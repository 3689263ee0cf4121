extension VerticalEdge {
  /// Several vertical edges.
  nonisolated public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// The sides whose bits are set; other bits stand for nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
