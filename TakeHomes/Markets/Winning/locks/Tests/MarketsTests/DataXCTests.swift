import Foundation
import XCTest

@testable import MarketsData
@testable import MarketsDomain

final class LocalDataTests: XCTestCase {
  private let dollars = #"{"data":[{"id":1,"name":"A","usd":1.5,"tags":[]}]}"#
  private let both = #"{"data":[{"id":1,"name":"A","price":{"usd":1.5,"eur":1},"tags":[]}]}"#

  private func provider(
    _ dollars: String?, _ both: String?, delay: Duration = .zero, clock: TestClock = TestClock(),
    log: Locked<[String]>? = nil
  ) -> LocalDataSourceProvider {
    var files: [DataSourceResource: Data] = [:]
    files[.usdPrices] = dollars.map { Data($0.utf8) }
    files[.allPrices] = both.map { Data($0.utf8) }
    let configuration = DataSourceConfiguration(
      networkDelaySimulation: delay, isLoggingEnabled: log != nil)
    return LocalDataSourceProvider(
      configuration: configuration, files: files, clock: clock,
      log: { line in log?.mutate { $0.append(line) } })
  }

  func testFileNames() {
    XCTAssertEqual(DataSourceResource.usdPrices.fileName, "usdPrices.json")
    XCTAssertEqual(DataSourceResource.allPrices.fileName, "allPrices.json")
  }

  func testAnyShapeIsDecoded() async throws {
    struct Names: Decodable {
      struct Coin: Decodable { var name: String }
      var data: [Coin]
    }
    let names: Names = try await provider(dollars, both).fetchData(forDataType: .allPrices)
    XCTAssertEqual(names.data.map(\.name), ["A"])
  }

  func testTheDelayIsWaitedFor() async throws {
    let clock = TestClock()
    let isDone = Locked(false)
    let provider = provider(dollars, both, delay: .seconds(2), clock: clock)
    let task = Task {
      let prices: USDPrice = try await provider.fetchData(forDataType: .usdPrices)
      isDone.mutate { $0 = true }
      return prices
    }
    try await wait("it sleeps") { clock.sleeping == 1 }
    clock.advance(by: .seconds(1))
    await breathe()
    XCTAssertFalse(isDone.value)
    clock.advance(by: .seconds(1))
    let prices = try await task.value
    XCTAssertEqual(prices.data.map(\.usd), [1.5])
  }

  func testCancellingEndsTheDelay() async throws {
    let clock = TestClock()
    let provider = provider(dollars, both, delay: .seconds(2), clock: clock)
    let task = Task { () -> USDPrice in try await provider.fetchData(forDataType: .usdPrices) }
    try await wait("it sleeps") { clock.sleeping == 1 }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get())
  }

  func testTroubleIsToldApart() async throws {
    let troubles: [(String?, DataSourceError)] = [
      (nil, .missingFile(.allPrices)), ("[", .invalidJSON(.allPrices)),
      (dollars, .wrongSchema(.allPrices, path: "data.0.price")),
      (
        #"{"data":[{"id":1,"name":"A","price":{"usd":true},"tags":[]}]}"#,
        .wrongSchema(.allPrices, path: "data.0.price.usd")
      ),
    ]
    for (text, trouble) in troubles {
      let provider = provider(dollars, text)
      XCTAssertThrowsError(try provider.validateResources()) {
        XCTAssertEqual($0 as? DataSourceError, trouble)
      }
      do {
        let _: AllPrice = try await provider.fetchData(forDataType: .allPrices)
        XCTFail("\(trouble) was not found")
      } catch {
        XCTAssertEqual(error as? DataSourceError, trouble)
      }
    }
    XCTAssertNoThrow(try provider(dollars, both).validateResources())
    XCTAssertNoThrow(try LocalDataSourceProvider().validateResources())
    XCTAssertThrowsError(try provider(both, both).validateResources())
  }

  func testLogging() async throws {
    let log = Locked<[String]>([])
    let _: USDPrice = try await provider(dollars, both, log: log).fetchData(forDataType: .usdPrices)
    XCTAssertFalse(log.value.isEmpty)
  }
}

final class RepositoryTests: XCTestCase {
  private let source = TextSource()
  private let clock = TestClock()

  private func repository() -> MarketsRepository {
    MarketsRepository(cacheLifetime: .seconds(10), clock: clock) { [source] _ in source }
  }

  private func sell(_ name: String) {
    source.text.mutate { $0 = #"{"data":[{"id":1,"name":"\#(name)","usd":1,"tags":[]}]}"# }
  }

  private func names(_ repository: MarketsRepository) async throws -> [String] {
    try await repository.fetchUSDPrices().map(\.name)
  }

  func testTheProviderTypeDecides() async throws {
    let types = Locked<[NetworkProviderType]>([])
    let repository = MarketsRepository(providerType: .coinGecko) { [source] type in
      types.mutate { $0.append(type) }
      return source
    }
    _ = try await repository.fetchAllPrices()
    XCTAssertEqual(types.value, [.coinGecko])
    XCTAssertEqual(source.asked.value, [.allPrices])
  }

  func testErrorsAreNotChanged() async throws {
    source.failure.mutate { $0 = NoNetwork(code: 1) }
    let repository = repository()
    do {
      _ = try await repository.fetchUSDPrices()
      XCTFail("no error")
    } catch { XCTAssertEqual(error as? NoNetwork, NoNetwork(code: 1)) }
    do {
      _ = try await repository.fetchAllPrices()
      XCTFail("no error")
    } catch { XCTAssertEqual(error as? NoNetwork, NoNetwork(code: 1)) }
    source.failure.mutate { $0 = nil }
    sell("now")
    let found = try await names(repository)
    XCTAssertEqual(found, ["now"])
  }

  func testPricesAreKeptAndRenewed() async throws {
    let repository = repository()
    sell("old")
    var found = try await names(repository)
    XCTAssertEqual(found, ["old"])
    sell("new")
    clock.advance(by: .seconds(9))
    found = try await names(repository)
    XCTAssertEqual(found, ["old"])
    XCTAssertEqual(source.asked.value.count, 1)
    clock.advance(by: .seconds(2))
    source.isHeld.mutate { $0 = true }
    let isAnswered = Locked<[String]?>(nil)
    let asking = Task {
      let names = try await repository.fetchUSDPrices().map(\.name)
      isAnswered.mutate { $0 = names }
    }
    try await wait("the old prices") { isAnswered.value == ["old"] }
    try await wait("a fetch behind") { self.source.asked.value.count == 2 }
    source.isHeld.mutate { $0 = false }
    try await asking.value
    try await wait("the new prices") { (try? await self.names(repository)) == ["new"] }
    XCTAssertEqual(source.asked.value.count, 2)
  }

  func testAFailedRenewalKeepsThePrices() async throws {
    let repository = repository()
    sell("old")
    _ = try await names(repository)
    source.failure.mutate { $0 = NoNetwork() }
    clock.advance(by: .seconds(11))
    _ = try await names(repository)
    try await wait("a fetch behind") { self.source.asked.value.count == 2 }
    await breathe()
    let found = try await names(repository)
    XCTAssertEqual(found, ["old"])
  }

  func testOneFetchForAll() async throws {
    let repository = repository()
    sell("one")
    source.isHeld.mutate { $0 = true }
    let tasks = (0..<4).map { _ in Task { try await self.names(repository) } }
    try await wait("it is asked") { !self.source.asked.value.isEmpty }
    await breathe()
    source.isHeld.mutate { $0 = false }
    for task in tasks {
      let found = try await task.value
      XCTAssertEqual(found, ["one"])
    }
    XCTAssertEqual(source.asked.value.count, 1)
  }
}

final class FlagTests: XCTestCase {
  func testValues() {
    let (on, off) = (FeatureFlag(key: "on", defaultValue: true), FeatureFlag(key: "off"))
    let provider = FeatureFlagProvider()
    XCTAssertTrue(provider.getValue(flag: on))
    XCTAssertFalse(provider.getValue(flag: off))
    provider.update(flag: on, newValue: false)
    XCTAssertFalse(provider.getValue(flag: on))
    XCTAssertFalse(provider.getValue(flag: .supportEUR))
  }

  func testObservers() async throws {
    let provider = FeatureFlagProvider()
    let (one, two) = (Locked<[Bool]>([]), Locked<[Bool]>([]))
    let streams = [
      provider.observeFlagValue(flag: .supportEUR), provider.observeFlagValue(flag: .supportEUR),
    ]
    let first = Task { for await value in streams[0] { one.mutate { $0.append(value) } } }
    let second = Task { for await value in streams[1] { two.mutate { $0.append(value) } } }
    for value in [true, true, false, false, true] {
      provider.update(flag: .supportEUR, newValue: value)
    }
    provider.update(flag: FeatureFlag(key: "other"), newValue: true)
    try await wait("all values") { one.value.count == 4 && two.value.count == 4 }
    first.cancel()
    await first.value
    provider.update(flag: .supportEUR, newValue: false)
    try await wait("one more") { two.value.count == 5 }
    XCTAssertEqual(one.value, [false, true, false, true])
    XCTAssertEqual(two.value, [false, true, false, true, false])
    second.cancel()
  }
}
