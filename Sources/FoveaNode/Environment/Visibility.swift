/// Whether something shows: as the device has it, always, or never.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
