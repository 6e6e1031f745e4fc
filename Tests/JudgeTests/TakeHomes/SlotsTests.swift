import Synchronization
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct SlotsTests {
  /// In what order those that wait for one place get their turn.
  private func order(_ waiting: [(rank: Slots.Rank, alone: Bool)], places: Int = 1) async throws
    -> [Int]
  {
    let slots = Slots(places)
    let turns = Turns()
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await slots.run(.link, alone: true) { for await _ in stream {} } }
      while slots.isFree { await Task.yield() }
      for (index, one) in waiting.enumerated() {
        group.addTask {
          try await slots.run(one.rank, alone: one.alone) { turns.note(index) }
        }
        while slots.waitingCount <= index { await Task.yield() }
      }
      gate.finish()
      try await group.waitForAll()
    }
    return turns.all
  }

  @Test func `what is more urgent goes first, and equals in the order in which they came`()
    async throws
  {
    let ranks: [Slots.Rank] = [.farAhead, .suites, .interface, .suites, .link]
    #expect(try await order(ranks.map { ($0, false) }) == [4, 2, 1, 3, 0])
  }

  @Test func `whoever wants to be alone is not passed`() async throws {
    let order = try await order([(.link, true), (.suites, false), (.suites, false)], places: 2)
    #expect(order.first == 0)
    #expect(Set(order) == [0, 1, 2])
  }
}

private final class Turns: Sendable {
  private let numbers = Mutex<[Int]>([])

  var all: [Int] { numbers.withLock { $0 } }

  func note(_ number: Int) { numbers.withLock { $0.append(number) } }
}
