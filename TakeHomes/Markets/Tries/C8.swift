import Foundation
import Synchronization
import Testing

@testable import MarketsData
@testable import MarketsDomain

/// Notes how long it is asked to wait, and does not wait.
private final class NotingClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let waits = Mutex<[Duration]>([])
  var asked: [Duration] { waits.withLock { $0 } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    waits.withLock { $0.append(now.duration(to: deadline)) }
  }
}

struct LocalSourceTests {
  /// A test with a clock of its own need not wait for two seconds.
  @Test func `the delay is one of the clock`() async throws {
    let clock = NotingClock()
    let source = LocalDataSourceProvider(
      configuration: DataSourceConfiguration(networkDelaySimulation: .seconds(2)), clock: clock)
    let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    #expect(clock.asked == [.seconds(2)])
  }

  /// Half a file is found when the app starts, and not when a screen needs it.
  @Test func `bad JSON is found before the first screen opens`() {
    let broken = Data("{".utf8)
    let source = LocalDataSourceProvider(files: [.usdPrices: broken, .allPrices: broken])
    #expect(throws: DataSourceError.self) { try source.validateResources() }
  }
}
