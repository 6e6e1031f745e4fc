import Foundation
import RoundsBridge
import Synchronization
import Testing

@testable import RoundsData
@testable import RoundsDomain

/// A9: any number of threads use a repository.
///
/// The gates are relaxed on purpose: any stronger order would hide a race.
@Suite struct RepositoryHammer {
  private static let fresh = 300
  private static let turns = 40

  @Test func `two threads fill and read fresh mocks`() {
    let mocks = (0..<Self.fresh).map { _ in MockRoundRepository() }
    let meetings = (0..<Self.fresh).map { _ in Meeting() }
    let (ended, strange, progress) = (Tally(), Tally(), Progress())
    for side in 0..<2 {
      let thread = Thread {
        for (mock, meeting) in zip(mocks, meetings) {
          meeting.arrive(of: 2)
          for turn in 0..<Self.turns where !Self.use(mock, turn + side) { strange.add() }
          progress.step()
        }
        ended.add()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    let isDone = Lab.blockWhileMoving(progress) { ended.count == 2 }
    #expect(isDone, "a thread waits forever")
    #expect(strange.count == 0, "a list was seen that was never set")
  }

  /// Writes and reads all that the mock has; false when it read what nobody wrote.
  private static func use(_ mock: MockRoundRepository, _ turn: Int) -> Bool {
    // A buffer of its own each time, so that the last one to let go of it frees it.
    mock.roundsToReturn = [Lab.round(1, .planned), Lab.round(2, .paused)]
    mock.errorToThrow = turn.isMultiple(of: 2) ? Trouble(description: "It rains \(turn).") : nil
    mock.shouldFail = turn.isMultiple(of: 2)
    let ids = mock.roundsToReturn.map(\.id)
    let words = mock.errorToThrow.map { "\($0)" } ?? ""
    return ids == [1, 2] && (words.isEmpty || words.hasPrefix("It rains"))
  }

  @Test func `what many tasks save in a mock is all there`() async throws {
    let mock = MockRoundRepository()
    try await fill(mock, count: 400)
    #expect(try await mock.getAllRounds().count == 400)
  }

  @Test func `what many tasks save in a file is all there`() async throws {
    let folder = TestFolder()
    for number in 0..<30 {
      let file = folder.file("\(number)")
      let repository = FileRoundRepository(file: file)
      try await fill(repository, count: 4)
      let kept = try await FileRoundRepository(file: file).getAllRounds()
      guard kept.count == 4, Set(kept.map(\.id)) == Set(0..<4) else {
        Issue.record("\(kept.count) of 4 rounds are there.")
        return
      }
    }
  }

  @Test func `whoever reads while others save sees whole rounds`() async throws {
    let folder = TestFolder()
    let repository = FileRoundRepository(file: folder.file())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<20 as Range<Int64> {
        group.addTask { try await repository.save(Lab.round(id, .completed, score: 600)) }
        group.addTask {
          let seen = try await repository.getAllRounds()
          if !seen.allSatisfy({ $0.score == 600 }) { throw Trouble() }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await repository.getAllRounds().count == 20)
  }

  private func fill(_ repository: any RoundRepositoryProtocol, count: Int64) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<count {
        group.addTask { try await repository.save(Lab.round(id, .planned)) }
      }
      try await group.waitForAll()
    }
  }
}
