import FoveaGeometry

/// Writes down what a move looks at and why it decides as it does.
final class MoveRecorder: MoveWitness {
  /// What was told of an entry last.
  struct Note {
    var verdict: MoveVerdict
    var sight: Sight?
  }

  static var looksAtAll: Bool { true }

  private(set) var notes: [Slot: Note] = [:]

  /// What the end of the move means to all that it did not come to.
  private(set) var rest = MoveVerdict.notAsked

  func note(_ slot: Slot, _ verdict: MoveVerdict, _ sight: Sight?) {
    let known = notes[slot]
    if let known, known.verdict.isFinal, !verdict.isFinal {
      notes[slot]?.sight = sight ?? known.sight
    } else {
      notes[slot] = Note(verdict: verdict, sight: sight ?? known?.sight)
    }
  }

  func end(_ verdict: MoveVerdict) { rest = verdict }
}
