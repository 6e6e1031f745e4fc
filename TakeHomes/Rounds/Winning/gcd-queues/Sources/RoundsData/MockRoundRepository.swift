import Dispatch
import Foundation
import RoundsDomain

/// Every access goes through `queue`.
public final class MockRoundRepository: RoundRepositoryProtocol, @unchecked Sendable {
  private let queue = DispatchQueue(label: "club.rounds.mock")
  private let clock: any Clock<Duration>

  private var _rounds: [Round] = []
  private var _shouldFail = false
  private var _error: Error?
  private var _simulateDelay = false

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public var roundsToReturn: [Round] {
    get { return queue.sync { _rounds } }
    set { queue.sync { _rounds = newValue } }
  }

  public var shouldFail: Bool {
    get { return queue.sync { _shouldFail } }
    set { queue.sync { _shouldFail = newValue } }
  }

  public var errorToThrow: Error? {
    get { return queue.sync { _error } }
    set { queue.sync { _error = newValue } }
  }

  public var simulateDelay: Bool {
    get { return queue.sync { _simulateDelay } }
    set { queue.sync { _simulateDelay = newValue } }
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay {
      try await clock.sleep(for: .milliseconds(500))
    }
    return try queue.sync {
      try failIfNeeded()
      return _rounds
    }
  }

  public func save(_ round: Round) async throws {
    try queue.sync {
      try failIfNeeded()
      _rounds = _rounds.saving(round)
    }
  }

  public func delete(id: Int64) async throws {
    try queue.sync {
      try failIfNeeded()
      _rounds = _rounds.filter { $0.id != id }
    }
  }

  private func failIfNeeded() throws {
    dispatchPrecondition(condition: .onQueue(queue))
    if _shouldFail {
      throw _error ?? NSError(domain: "MockError", code: 500, userInfo: nil)
    }
  }
}

extension Array where Element == Round {
  func saving(_ round: Round) -> [Round] {
    guard let index = firstIndex(where: { $0.id == round.id }) else { return self + [round] }
    var copy = self
    copy[index] = round
    return copy
  }
}
