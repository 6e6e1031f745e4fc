import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import Testing

struct MockTests {
  @Test func `the mock gives out what it was given`() async throws {
    let mock = MockRoundRepository()
    #expect(try await mock.getAllRounds().isEmpty)
    mock.roundsToReturn = Round.samples
    #expect(try await mock.getAllRounds() == Round.samples)
  }

  @Test func `a failure without an error is the mock's own`() async throws {
    let mock = MockRoundRepository()
    mock.shouldFail = true
    let error = await #expect(throws: (any Error).self) { try await mock.getAllRounds() }
    let told = try #require(error) as NSError
    #expect(told.domain == "MockError")
    #expect(told.code == 500)
  }

  @Test func `a failure throws what it was told, also of saving and deleting`() async {
    let mock = MockRoundRepository()
    mock.shouldFail = true
    mock.errorToThrow = RoundsError.noSuchRound(id: 3)
    await #expect(throws: RoundsError.noSuchRound(id: 3)) { try await mock.getAllRounds() }
    await #expect(throws: RoundsError.noSuchRound(id: 3)) {
      try await mock.save(.sample(1, .paused))
    }
    await #expect(throws: RoundsError.noSuchRound(id: 3)) { try await mock.delete(id: 1) }
    #expect(mock.roundsToReturn.isEmpty)
  }

  @Test func `an error alone is no failure`() async throws {
    let mock = MockRoundRepository()
    mock.errorToThrow = RoundsError.noSuchRound(id: 3)
    #expect(try await mock.getAllRounds().isEmpty)
  }

  @Test func `a delay is half a second of the clock`() async throws {
    let clock = TestClock()
    let mock = MockRoundRepository(clock: clock)
    mock.simulateDelay = true
    mock.roundsToReturn = Round.samples
    async let rounds = mock.getAllRounds()
    await eventually { clock.isSleeping(for: .milliseconds(500)) }
    clock.advance(by: .milliseconds(499))
    await settle()
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(try await rounds == Round.samples)
  }

  @Test func `a delay ends when it is cancelled`() async {
    let clock = TestClock()
    let mock = MockRoundRepository(clock: clock)
    mock.simulateDelay = true
    let task = Task { try await mock.getAllRounds() }
    await eventually { clock.sleeperCount == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `saving adds or replaces in place, deleting takes away`() async throws {
    let mock = MockRoundRepository()
    mock.roundsToReturn = [.sample(1, .planned), .sample(2, .planned)]
    try await mock.save(.sample(1, .paused))
    try await mock.save(.sample(3, .planned))
    #expect(mock.roundsToReturn.map(\.id) == [1, 2, 3])
    #expect(mock.roundsToReturn[0].status.name == "PAUSED")
    try await mock.delete(id: 2)
    try await mock.delete(id: 22)
    #expect(mock.roundsToReturn.map(\.id) == [1, 3])
  }
}
