public import Foundation
public import RoundsDomain
import Synchronization

/// A repository for tests and previews.
public final class MockRoundRepository: RoundRepositoryProtocol {
  private let clock: any Clock<Duration>
  private let rounds = Mutex<[Round]>([])
  private let error = Mutex<(any Error)?>(nil)
  private let failing = Atomic(false)
  private let delaying = Atomic(false)

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public var roundsToReturn: [Round] {
    get { rounds.withLock(\.self) }
    set { rounds.withLock { $0 = newValue } }
  }

  public var errorToThrow: (any Error)? {
    get { error.withLock { $0 } }
    set { error.withLock { $0 = newValue } }
  }

  public var shouldFail: Bool {
    get { failing.load(ordering: .acquiring) }
    set { failing.store(newValue, ordering: .releasing) }
  }

  public var simulateDelay: Bool {
    get { delaying.load(ordering: .acquiring) }
    set { delaying.store(newValue, ordering: .releasing) }
  }

  public func getAllRounds() async throws -> [Round] {
    if simulateDelay { try await clock.sleep(for: .seconds(0.5), tolerance: nil) }
    try check()
    return roundsToReturn
  }

  public func save(_ round: Round) async throws {
    try check()
    rounds.withLock { rounds in
      if let index = rounds.firstIndex(where: { $0.id == round.id }) {
        rounds[index] = round
      } else {
        rounds += [round]
      }
    }
  }

  public func delete(id: Int64) async throws {
    try check()
    rounds.withLock { $0.removeAll { $0.id == id } }
  }

  private func check() throws {
    if shouldFail { throw errorToThrow ?? NSError(domain: "MockError", code: 500) }
  }
}
