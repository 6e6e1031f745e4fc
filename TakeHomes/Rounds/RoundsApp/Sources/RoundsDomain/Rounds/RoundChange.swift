/// What was done to the rounds that are kept.
public enum RoundChange: Hashable, Sendable {
  case saved(Round)
  case deleted(id: Int64)
}

extension [Round] {
  /// Changes one round and leaves the others in their places.
  public mutating func take(_ change: RoundChange) {
    switch change {
    case .saved(let round):
      if let index = firstIndex(where: { $0.id == round.id }) {
        self[index] = round
      } else {
        append(round)
      }
    case .deleted(let id): removeAll { $0.id == id }
    }
  }
}
