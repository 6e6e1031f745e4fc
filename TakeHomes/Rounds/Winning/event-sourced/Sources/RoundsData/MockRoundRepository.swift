import Foundation
import RoundsDomain
import Synchronization

/// A repository that does as it is told.
public final class MockRoundRepository: RoundRepositoryProtocol {
  private struct Script: Sendable {
    var rounds: [Round] = []
    var shouldFail = false
    var error: (any Error)?
    var simulateDelay = false

    func failIfTold() throws {
      guard shouldFail else { return }
      throw error ?? NSError(domain: "MockError", code: 500)
    }
  }

  private let script = Mutex(Script())
  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  public var roundsToReturn: [Round] {
    get { script.withLock { $0.rounds } }
    set { script.withLock { $0.rounds = newValue } }
  }

  public var shouldFail: Bool {
    get { script.withLock { $0.shouldFail } }
    set { script.withLock { $0.shouldFail = newValue } }
  }

  public var errorToThrow: (any Error)? {
    get { script.withLock { $0.error } }
    set { script.withLock { $0.error = newValue } }
  }

  public var simulateDelay: Bool {
    get { script.withLock { $0.simulateDelay } }
    set { script.withLock { $0.simulateDelay = newValue } }
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay { try await clock.sleep(for: .milliseconds(500)) }
    return try script.withLock { script in
      try script.failIfTold()
      return script.rounds
    }
  }

  public func save(_ round: Round) async throws {
    try script.withLock { script in
      try script.failIfTold()
      script.rounds.put(round)
    }
  }

  public func delete(id: Int64) async throws {
    try script.withLock { script in
      try script.failIfTold()
      script.rounds.removeAll { $0.id == id }
    }
  }
}
