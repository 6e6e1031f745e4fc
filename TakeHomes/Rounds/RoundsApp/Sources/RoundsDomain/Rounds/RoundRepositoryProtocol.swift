/// Where rounds are kept.
public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  /// Adds a round, or puts it in the place of the one with its id.
  func save(_ round: Round) async throws
  /// Nothing happens where there is no such round.
  func delete(id: Int64) async throws
}
