import Foundation

/// What is true whatever happens: a test tries it with chance, once for each seed.
///
///     @Test("shows what drawing everything would show", arguments: Law.seeds(40))
///     func law(seed: UInt64) {
///       var dice = Dice(seed: seed)
///
/// A run's seed follows from its number, so that what has passed passes again. By hand, the
/// environment makes a long search with new seeds, or repeats the one that a failure names:
///
///     FOVEA_FRESH_RUNS=2000 swift test --skip-build --filter DamageTests
///     FOVEA_SEED=15392216578088783392 swift test --skip-build --filter DamageTests
package enum Law {
  /// What the seed of every run follows from.
  private static let root: UInt64 = 0xF0_7EA1

  /// So many seeds, the same ones each time unless the environment says otherwise.
  package static func seeds(_ runs: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["FOVEA_SEED"].flatMap(UInt64.init) { return [seed] }
    if let fresh = environment["FOVEA_FRESH_RUNS"].flatMap(Int.init) {
      return (0..<fresh).map { _ in .random(in: 0 ... .max) }
    }
    var dice = Dice(seed: root)
    return (0..<runs).map { _ in dice.next() }
  }
}
