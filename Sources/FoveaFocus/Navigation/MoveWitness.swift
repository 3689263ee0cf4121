/// Looks on while a move is asked: nobody for a move that a person makes, a recorder for an
/// explanation.
///
/// Searches are compiled for the witness that they have. With ``NoWitness`` nothing is left of it.
protocol MoveWitness {
  /// Whether everything is looked at, also what bounds prove to be no better.
  ///
  /// It changes what is looked at and not what is found.
  static var looksAtAll: Bool { get }

  /// Tells what became of an entry.
  ///
  /// - Parameter sight: the entry as the move sees it, where it was compared with others.
  func note(_ slot: Slot, _ verdict: MoveVerdict, _ sight: Sight?)

  /// Tells what the end of the search means to everything that it did not come to.
  func end(_ verdict: MoveVerdict)
}

extension MoveWitness {
  func note(_ slot: Slot, _ verdict: MoveVerdict) { note(slot, verdict, nil) }
}

/// Nobody looks on.
struct NoWitness: MoveWitness {
  static var looksAtAll: Bool { false }

  @inline(__always) func note(_ slot: Slot, _ verdict: MoveVerdict, _ sight: Sight?) {}

  @inline(__always) func end(_ verdict: MoveVerdict) {}
}
