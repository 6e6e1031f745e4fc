/// Where rounds are kept.
public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  func save(_ round: Round) async throws
  func delete(id: Int64) async throws
}

public enum RoundsError: Error, Equatable, Sendable, CustomStringConvertible {
  case noSuchRound(id: Int64)
  case unreadable(String)

  public var description: String {
    switch self {
    case .noSuchRound(let id): "There is no round with the number \(id)."
    case .unreadable(let sentence): sentence
    }
  }
}

extension Array where Element == Round {
  /// Adds a round, or replaces the one with its id in its place.
  package mutating func put(_ round: Round) {
    if let place = firstIndex(where: { $0.id == round.id }) {
      self[place] = round
    } else {
      append(round)
    }
  }
}
