public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  func save(_ round: Round) async throws
  func delete(id: Int64) async throws
}

public enum RoundsError: Error, Equatable, Sendable, CustomStringConvertible {
  case noSuchRound(id: Int64)
  case unreadable(String)

  public var description: String {
    return "Error"
  }
}

public final class DebugLog: @unchecked Sendable {
  public static let shared = DebugLog()

  public var lines: [String] = []

  public func note(_ line: String) {
    lines.append(line)
    print("DEBUG", line)
  }
}
