public import Domain

/// The colour of a word; the word itself always says the same.
public enum Tone: String, Sendable, Equatable {
  case good, bad, caution, calm

  /// Green for accepted, amber for what is nobody's mistake, red for the rest.
  public init(_ kind: VerdictKind) {
    switch kind {
    case .accepted: self = .good
    case .cancelled, .internalError: self = .caution
    default: self = .bad
    }
  }
}
