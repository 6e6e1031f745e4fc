import Foundation
import MarketsData
import MarketsDomain
import Testing

/// How patient a live source is, tried on one of them.
struct LiveClientTests {
  private static let good = LiveResponse(status: 200, body: Data("{}".utf8))

  private func source(
    _ clock: TestClock, _ asked: Notes<LiveRequest>,
    _ answer: @escaping @Sendable (_ count: Int) async throws -> LiveResponse
  ) throws -> CoinGeckoDataSource {
    let base = try #require(URL(string: "https://gecko.example"))
    return CoinGeckoDataSource(base: base, clock: clock) { try await answer(asked.add($0)) }
  }

  @Test func `what may pass is tried again after one and two seconds`() async throws {
    let (clock, asked) = (TestClock(), Notes<LiveRequest>())
    let source = try source(clock, asked) { count in
      if count == 1 { throw Broken() }
      return count == 2 ? LiveResponse(status: 503, body: Data()) : Self.good
    }
    let task = Task { () -> USDPrice in try await source.fetchData(forDataType: .usdPrices) }
    for seconds in [1, 2] {
      await eventually { asked.count == seconds && clock.isSleeping(for: .seconds(seconds)) }
      clock.advance(by: .seconds(seconds))
    }
    #expect(try await task.value.data.isEmpty)
    #expect(asked.count == 3)
  }

  @Test func `three failures are an error`() async throws {
    let (clock, asked) = (TestClock(), Notes<LiveRequest>())
    let source = try source(clock, asked) { _ in throw Broken() }
    let task = Task { () -> USDPrice in try await source.fetchData(forDataType: .usdPrices) }
    for seconds in [1, 2] {
      await eventually { asked.count == seconds && clock.isSleeping(for: .seconds(seconds)) }
      clock.advance(by: .seconds(seconds))
    }
    await #expect(throws: DataSourceError.unreachable(.usdPrices)) { try await task.value }
    #expect(asked.count == 3)
  }

  @Test(arguments: [
    (429, DataSourceError.tooManyRequests(.usdPrices)), (404, .refused(.usdPrices, code: 404)),
    (401, .refused(.usdPrices, code: 401)),
  ])
  func `a refusal is not asked twice`(_ status: Int, _ error: DataSourceError) async throws {
    let (clock, asked) = (TestClock(), Notes<LiveRequest>())
    let source = try source(clock, asked) { _ in LiveResponse(status: status, body: Data()) }
    await #expect(throws: error) {
      let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    }
    #expect(asked.count == 1)
  }

  @Test func `a server that hangs is given up`() async throws {
    let (clock, asked) = (TestClock(), Notes<LiveRequest>())
    let source = try source(clock, asked) { count in
      if count == 1 { try await clock.sleep(for: .seconds(1_000)) }
      return Self.good
    }
    let task = Task { () -> USDPrice in try await source.fetchData(forDataType: .usdPrices) }
    await eventually { clock.sleeperCount == 2 }
    clock.advance(by: .seconds(20))
    await eventually { clock.isSleeping(for: .seconds(1)) }
    clock.advance(by: .seconds(1))
    _ = try await task.value
    #expect(asked.count == 2)
  }

  @Test func `who was cancelled asks no more`() async throws {
    let (clock, asked) = (TestClock(), Notes<LiveRequest>())
    let source = try source(clock, asked) { _ in throw Broken() }
    let task = Task { () -> USDPrice in try await source.fetchData(forDataType: .usdPrices) }
    await eventually { asked.count == 1 && clock.isSleeping(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(asked.count == 1)
  }

  @Test func `a page instead of data is no crash`() async throws {
    let source = try source(TestClock(), Notes()) { _ in
      LiveResponse(status: 200, body: Data("<html>".utf8))
    }
    await #expect(throws: DataSourceError.invalidJSON(.usdPrices)) {
      let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    }
  }
}
