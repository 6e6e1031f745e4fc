@testable import CodingFeature
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(20))) struct CheckTurnsTests {
  private let turns = CheckTurns()

  /// How many checks run at one time, and how many did at most.
  private final class Census: Sendable {
    private let counts = Mutex((running: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }

    func enter() {
      counts.withLock { counts in
        counts.running += 1
        counts.most = max(counts.most, counts.running)
      }
    }

    func leave() { counts.withLock { $0.running -= 1 } }
  }

  /// Goes on until its task is cancelled.
  private static func untilStopped() async {
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  @Test func `a check alone gives what it found`() async throws {
    #expect(try await turns.run { 7 } == 7)
    #expect(try await turns.run { 8 } == 8)
  }

  @Test func `a newer check takes the place of the one before, which ends first`() async throws {
    let census = Census()
    let (began, begin) = AsyncStream<Void>.makeStream()
    async let first = turns.run {
      census.enter()
      defer { census.leave() }
      begin.finish()
      await Self.untilStopped()
      // A compiler takes its time to go.
      for _ in 0..<100 { await Task.yield() }
      return 1
    }
    for await _ in began {}
    let second = try await turns.run {
      census.enter()
      defer { census.leave() }
      return 2
    }
    #expect(second == 2)
    #expect(try await first == nil)
    #expect(census.most == 1)
  }

  @Test func `of many checks at once only one runs at a time, and the last is done`() async throws {
    let census = Census()
    let found = try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 0..<50 {
        group.addTask {
          try await turns.run {
            census.enter()
            defer { census.leave() }
            for _ in 0..<10 { await Task.yield() }
            return number
          }
        }
      }
      return try await group.reduce(into: [Int]()) { found, number in
        if let number { found.append(number) }
      }
    }
    #expect(census.most == 1)
    #expect(!found.isEmpty)
    // The way is free afterwards.
    #expect(try await turns.run { 51 } == 51)
  }

  @Test func `another learner's check is left alone`() async throws {
    let (began, begin) = AsyncStream<Void>.makeStream()
    let (going, goOn) = AsyncStream<Void>.makeStream()
    async let ada = turns.run(learner: "ada") {
      begin.finish()
      for await _ in going {}
      return 1
    }
    for await _ in began {}
    #expect(try await turns.run(learner: "bob") { 2 } == 2)
    goOn.finish()
    #expect(try await ada == 1)
  }

  @Test func `a check that fails leaves the way free`() async throws {
    await #expect(throws: CancellationError.self) {
      try await turns.run { throw CancellationError() }
    }
    #expect(try await turns.run { 1 } == 1)
  }
}
