public import RoundsDomain
internal import Foundation
internal import Synchronization

/// A repository that does what a test or a preview tells it.
public final class MockRoundRepository: RoundRepositoryProtocol {
  private struct State {
    var rounds: [Round] = []
    var shouldFail = false
    var error: (any Error)?
    var simulateDelay = false
  }

  private static let delay = Duration.milliseconds(500)

  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// What is given out; saving and deleting change it.
  public var roundsToReturn: [Round] {
    get { state.withLock { $0.rounds } }
    set { state.withLock { $0.rounds = newValue } }
  }

  /// Whether everything fails.
  public var shouldFail: Bool {
    get { state.withLock { $0.shouldFail } }
    set { state.withLock { $0.shouldFail = newValue } }
  }

  /// What a failure throws; else the `NSError` of domain `MockError` with code 500.
  public var errorToThrow: (any Error)? {
    get { state.withLock { $0.error } }
    set { state.withLock { $0.error = newValue } }
  }

  /// Whether the rounds take half a second of the clock.
  public var simulateDelay: Bool {
    get { state.withLock { $0.simulateDelay } }
    set { state.withLock { $0.simulateDelay = newValue } }
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay { try await clock.sleep(for: Self.delay) }
    return try state.withLock { state in
      try Self.failIfTold(state)
      return state.rounds
    }
  }

  public func save(_ round: Round) async throws { try change(.saved(round)) }

  public func delete(id: Int64) async throws { try change(.deleted(id: id)) }

  private func change(_ change: RoundChange) throws {
    try state.withLock { state in
      try Self.failIfTold(state)
      state.rounds.take(change)
    }
  }

  private static func failIfTold(_ state: borrowing State) throws {
    if state.shouldFail { throw state.error ?? NSError(domain: "MockError", code: 500) }
  }
}
