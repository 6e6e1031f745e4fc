import Foundation
import RoundsDomain

public final class MockRoundRepository: RoundRepositoryProtocol, @unchecked Sendable {
  public var roundsToReturn: [Round] = []
  public var shouldFail = false
  public var errorToThrow: (any Error)?
  public var simulateDelay = false

  // TODO: the clock is not used
  public init(clock: any Clock<Duration> = ContinuousClock()) {}

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay {
      try? await Task.sleep(nanoseconds: 500_000_000)
    }
    if shouldFail {
      throw errorToThrow ?? NSError(domain: "MockError", code: 500)
    }
    return roundsToReturn
  }

  public func save(_ round: Round) async throws {
    roundsToReturn.removeAll { $0.id == round.id }
    roundsToReturn.append(round)
  }

  public func delete(id: Int64) async throws {
    roundsToReturn.remove(at: roundsToReturn.firstIndex { $0.id == id }!)
  }
}
