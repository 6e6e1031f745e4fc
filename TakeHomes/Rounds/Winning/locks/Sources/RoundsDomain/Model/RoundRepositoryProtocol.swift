import Foundation

public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  func save(_ round: Round) async throws
  func delete(id: Int64) async throws
}

public enum RoundsError: Error, Equatable, Sendable {
  case noSuchRound(id: Int64)
  case unreadable(String)
}

extension RoundsError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .noSuchRound(let id): return "We couldn't find round #\(id)."
    case .unreadable(let reason): return reason
    }
  }

  public var errorDescription: String? { return description }
}
