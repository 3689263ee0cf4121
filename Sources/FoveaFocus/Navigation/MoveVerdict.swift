/// What became of a target or a section that a move could have taken.
public enum MoveVerdict: String, Hashable, Sendable, CaseIterable {
  case chosen
  case cameFrom = "chosen: the way back"
  case remembered = "chosen: had focus here last"
  case directed = "chosen by its container"
  case refused = "refused by its container"
  case entered = "entered"
  case further = "further"
  case waits = "behind another"
  case behind = "not ahead"
  case beside = "beside the beam"
  case inParent = "inside a target"
  case disabled = "takes no part"
  case sizeless = "has no size"
  case outOfSight = "out of sight"
  case covered = "covered"
  case isEmpty = "holds nothing to land on"
  case notAsked = "an inner container answered"
  case blocked = "behind a blocked border"
  case outsideScope = "in another scope"

  /// Whether the rule compared it with others, so that its distances say something.
  var isCompared: Bool {
    switch self {
    case .chosen, .cameFrom, .remembered, .directed, .refused, .entered, .further, .waits: true
    default: false
    }
  }

  /// Whether a look at other candidates leaves it as it is.
  var isFinal: Bool {
    switch self {
    case .further, .waits, .behind, .beside: false
    default: true
    }
  }
}
