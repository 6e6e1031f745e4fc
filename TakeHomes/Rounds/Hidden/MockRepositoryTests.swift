import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain

/// A9: the mock, on a clock that a test moves.
@Suite struct MockRepositoryTests {
  private let clock = HandClock()
  private let mock: MockRoundRepository

  init() { mock = MockRoundRepository(clock: clock) }

  @Test func `a new mock has no rounds, fails not and delays not`() async throws {
    let mock = MockRoundRepository()
    #expect(mock.roundsToReturn.isEmpty)
    #expect(!mock.shouldFail)
    #expect(mock.errorToThrow == nil)
    #expect(!mock.simulateDelay)
    #expect(try await mock.getAllRounds() == [])
  }

  @Test func `it gives out what it was given`() async throws {
    mock.roundsToReturn = Lab.someRounds
    #expect(try await mock.getAllRounds() == Lab.someRounds)
  }

  @Test func `what is saved is added, or takes its place, and what is deleted goes`() async throws {
    mock.roundsToReturn = [Lab.round(1, .planned), Lab.round(2, .planned), Lab.round(3, .planned)]
    try await mock.save(Lab.round(2, .inProgress))
    try await mock.save(Lab.round(4, .completed))
    #expect(mock.roundsToReturn.map(\.id) == [1, 2, 3, 4])
    #expect(mock.roundsToReturn[1] == Lab.round(2, .inProgress))
    try await mock.delete(id: 3)
    try await mock.delete(id: 99)
    #expect(try await mock.getAllRounds().map(\.id) == [1, 2, 4])
  }

  @Test func `a failure without an error of its own is MockError 500`() async {
    mock.shouldFail = true
    let error = await #expect(throws: (any Error).self) { try await mock.getAllRounds() }
    let found = error.map { $0 as NSError }
    #expect(found?.domain == "MockError")
    #expect(found?.code == 500)
  }

  @Test func `a failure throws the error that it was given, when it is to fail`() async throws {
    mock.errorToThrow = Trouble()
    #expect(try await mock.getAllRounds() == [])
    mock.shouldFail = true
    await #expect(throws: Trouble()) { try await mock.getAllRounds() }
    mock.shouldFail = false
    #expect(try await mock.getAllRounds() == [])
  }

  @Test func `saving and deleting fail, too, and change nothing`() async {
    mock.roundsToReturn = [Lab.round(1, .planned)]
    mock.shouldFail = true
    mock.errorToThrow = Trouble()
    await #expect(throws: Trouble()) { try await mock.save(Lab.round(2, .planned)) }
    await #expect(throws: Trouble()) { try await mock.delete(id: 1) }
    #expect(mock.roundsToReturn == [Lab.round(1, .planned)])
  }

  @Test func `a delay is half a second of the clock`() async {
    mock.roundsToReturn = Lab.someRounds
    mock.simulateDelay = true
    let load = Watched { [mock] in try await mock.getAllRounds() }
    guard await Lab.eventually({ clock.sleepers == 1 }) else {
      Issue.record("It does not wait on the clock that it was given.")
      return load.cancel()
    }
    clock.advance(by: .milliseconds(499))
    await Lab.settle()
    #expect(!load.isOver)
    clock.advance(by: .milliseconds(1))
    #expect(await Lab.eventually { load.isOver })
    #expect(load.value == Lab.someRounds)
  }

  @Test func `a failure comes after the delay`() async {
    mock.simulateDelay = true
    mock.shouldFail = true
    mock.errorToThrow = Trouble()
    let load = Watched { [mock] in try await mock.getAllRounds() }
    #expect(await Lab.eventually { clock.sleepers == 1 })
    #expect(!load.isOver)
    clock.advance(by: .milliseconds(500))
    #expect(await Lab.eventually { load.isOver })
    #expect(load.error as? Trouble == Trouble())
  }

  @Test func `a load that is cancelled stops waiting and gives nothing`() async {
    mock.roundsToReturn = Lab.someRounds
    mock.simulateDelay = true
    let load = Watched { [mock] in try await mock.getAllRounds() }
    #expect(await Lab.eventually { clock.sleepers == 1 })
    load.cancel()
    #expect(await Lab.eventually { load.isOver })
    #expect(load.error is CancellationError)
    #expect(clock.sleepers == 0)
  }

  @Test func `saving does not wait`() async {
    mock.simulateDelay = true
    let save = Watched { [mock] in try await mock.save(Lab.round(1, .planned)) }
    #expect(await Lab.eventually { save.isOver })
    #expect(clock.sleepers == 0)
    #expect(mock.roundsToReturn == [Lab.round(1, .planned)])
  }

  @Test func `rounds that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        Lab.differentRounds
      ) { $0 == $1 })
  }
}
