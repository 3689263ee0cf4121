/// The steps that undo takes back and redo does again.
///
/// Typing is one step for each word with the space behind it; a row of deletions is one step. A
/// caret that moved, a paste or anything else in between begins a new step. The oldest steps are
/// forgotten beyond a limit; the newest is kept whatever its size, since its text is shared with
/// the text it came from.
struct EditHistory: Sendable {
  /// What a change may be continued by.
  enum Run { case typing, erasingBackward, erasingForward, single }

  /// How many bytes all steps may keep.
  let limit: Int

  /// How many steps are kept, however small.
  static let maximalCount = 1_000

  private var steps: [EditStep] = []

  /// How many of the steps are done; those behind are for redo.
  private var done = 0
  private var cost = 0
  private var openRun = Run.single

  init(limit: Int) { self.limit = limit }

  var canUndo: Bool { done > 0 }
  var canRedo: Bool { done < steps.count }

  mutating func record(_ step: EditStep, as run: Run) {
    forgetRedo()
    cost += step.cost
    if run != openRun || !continueLast(with: step, as: run) {
      steps.append(step)
      done += 1
    }
    openRun = run
    forgetOldest()
  }

  /// Lets the next change begin a step of its own.
  mutating func closeRun() { openRun = .single }

  mutating func clear() { self = EditHistory(limit: limit) }

  mutating func undo() -> EditStep? {
    guard canUndo else { return nil }
    done -= 1
    return steps[done]
  }

  mutating func redo() -> EditStep? {
    guard canRedo else { return nil }
    done += 1
    return steps[done - 1]
  }

  /// Adds a change to the last step when it goes on where that one ended.
  private mutating func continueLast(with step: EditStep, as run: Run) -> Bool {
    guard run != .single, let index = steps.indices.last else { return false }
    let last = steps[index]
    switch run {
    case .typing:
      guard step.removed.isEmpty, step.at == last.at + last.inserted.utf8.count,
        !beginsWord(step.inserted, behind: last.inserted)
      else { return false }
      steps[index].inserted += step.inserted
    case .erasingBackward:
      guard step.at + step.removed.utf8.count == last.at else { return false }
      steps[index].removed = step.removed + last.removed
      steps[index].at = step.at
    case .erasingForward:
      guard step.at == last.at else { return false }
      steps[index].removed += step.removed
    case .single:
      return false
    }
    steps[index].after = step.after
    return true
  }

  private func beginsWord(_ new: String, behind old: String) -> Bool {
    guard let first = new.first, let last = old.last else { return false }
    return last.isWhitespace && !first.isWhitespace
  }

  private mutating func forgetRedo() {
    guard canRedo else { return }
    cost -= steps[done...].reduce(0) { $0 + $1.cost }
    steps.removeSubrange(done...)
  }

  private mutating func forgetOldest() {
    var forgotten = 0
    while steps.count - forgotten > 1,
      cost > limit || steps.count - forgotten > Self.maximalCount
    {
      cost -= steps[forgotten].cost
      forgotten += 1
    }
    guard forgotten > 0 else { return }
    steps.removeFirst(forgotten)
    done -= forgotten
  }
}
