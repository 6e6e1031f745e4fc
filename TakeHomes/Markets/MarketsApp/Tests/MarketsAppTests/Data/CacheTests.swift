import Foundation
import MarketsData
import MarketsDomain
import Testing

struct CacheTests {
  private func repository(
    _ source: StubSource, _ clock: TestClock
  ) -> MarketsRepository {
    MarketsRepository(cacheLifetime: .seconds(60), clock: clock) { _ in source }
  }

  @Test func `prices are asked for once in their lifetime`() async throws {
    let (source, clock) = (StubSource(), TestClock())
    let repository = repository(source, clock)
    #expect(try await repository.fetchUSDPrices().map(\.usd) == [1])
    clock.advance(by: .seconds(59))
    #expect(try await repository.fetchUSDPrices().map(\.usd) == [1])
    await settle()
    #expect(source.asked.count == 1)
  }

  @Test func `dollars and euros are kept apart`() async throws {
    let (source, clock) = (StubSource(), TestClock())
    let repository = repository(source, clock)
    _ = try await repository.fetchUSDPrices()
    _ = try await repository.fetchAllPrices()
    _ = try await repository.fetchUSDPrices()
    #expect(source.asked.all == [.usdPrices, .allPrices])
  }

  @Test func `old prices are given once more while new ones come behind`() async throws {
    let gate = Gate()
    let clock = TestClock()
    let source = StubSource { resource, count in
      if count > 1 { await gate.pass() }
      return .prices(of: resource, usd: "\(count)")
    }
    let repository = repository(source, clock)
    _ = try await repository.fetchAllPrices()
    clock.advance(by: .seconds(61))
    let old = Notes<[Decimal]>()
    let asking = Task {
      for _ in 0..<2 { old.add(try await repository.fetchAllPrices().map(\.usd)) }
    }
    await eventually { old.all == [[1], [1]] && gate.waitingCount == 1 }
    gate.open()
    try await asking.value
    await eventually { (try? await repository.fetchAllPrices().map(\.usd)) == [2] }
    #expect(source.asked.count == 2)
  }

  @Test func `a failed renewal keeps the prices`() async throws {
    let clock = TestClock()
    let source = StubSource { resource, count in
      guard count == 1 else { throw Broken() }
      return .prices(of: resource, usd: "1")
    }
    let repository = repository(source, clock)
    _ = try await repository.fetchUSDPrices()
    clock.advance(by: .seconds(61))
    #expect(try await repository.fetchUSDPrices().map(\.usd) == [1])
    await eventually { source.asked.count == 2 }
    #expect(try await repository.fetchUSDPrices().map(\.usd) == [1])
  }

  @Test func `a failed first fetch is not kept`() async throws {
    let clock = TestClock()
    let source = StubSource { resource, count in
      guard count > 1 else { throw Broken() }
      return .prices(of: resource, usd: "\(count)")
    }
    let repository = repository(source, clock)
    await #expect(throws: Broken()) { try await repository.fetchUSDPrices() }
    #expect(try await repository.fetchUSDPrices().map(\.usd) == [2])
  }

  @Test func `callers at the same time share a fetch`() async throws {
    let gate = Gate()
    let source = StubSource { resource, count in
      await gate.pass()
      return .prices(of: resource, usd: "\(count)")
    }
    let repository = repository(source, TestClock())
    let begun = Notes<Int>()
    try await withThrowingTaskGroup(of: [Decimal].self) { group in
      for number in 0..<5 {
        group.addTask {
          begun.add(number)
          return try await repository.fetchUSDPrices().map(\.usd)
        }
      }
      await eventually { begun.count == 5 && gate.waitingCount >= 1 }
      await settle()
      gate.open()
      for try await prices in group { #expect(prices == [1]) }
    }
    #expect(source.asked.count == 1)
  }
}
