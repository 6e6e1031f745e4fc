/// What goes wrong with rounds, in words for the archer.
public enum RoundsError: Error, Equatable, Sendable {
  case noSuchRound(id: Int64)
  /// What stands in the way, as a sentence.
  case unreadable(String)
  /// What stands in the way, as a sentence.
  case notSaved(String)
}

extension RoundsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchRound(let id): "There is no round \(id). It may have been deleted."
    case .unreadable(let reason): "Your rounds cannot be read. \(reason)"
    case .notSaved(let reason): "The round was not saved. \(reason)"
    }
  }
}
