import Foundation
import RoundsDomain

public final class MockRoundRepository: RoundRepositoryProtocol, @unchecked Sendable {
  @Guarded public var roundsToReturn: [Round] = []
  @Guarded public var shouldFail = false
  @Guarded public var errorToThrow: (any Error)?
  @Guarded public var simulateDelay = false

  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay {
      try await clock.sleep(for: .milliseconds(500))
      try Task.checkCancellation()
    }
    try throwIfAsked()
    return roundsToReturn
  }

  public func save(_ round: Round) async throws {
    try throwIfAsked()
    roundsToReturn.replaceOrAppend(round)
  }

  public func delete(id: Int64) async throws {
    try throwIfAsked()
    roundsToReturn.removeAll(where: { $0.id == id })
  }

  private func throwIfAsked() throws {
    guard shouldFail else { return }
    throw errorToThrow ?? NSError(domain: "MockError", code: 500, userInfo: [:])
  }
}

extension Array where Element: Identifiable {
  mutating func replaceOrAppend(_ element: Element) {
    for index in indices where self[index].id == element.id {
      self[index] = element
      return
    }
    append(element)
  }
}
