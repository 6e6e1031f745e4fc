import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct LocalDataTests {
  private static let goodUSD = #"{"data":[{"id":1,"name":"BTC","usd":1.5,"tags":[]}]}"#
  private static let goodAll =
    #"{"data":[{"id":1,"name":"BTC","price":{"usd":1.5,"eur":1},"tags":[]}]}"#

  private func provider(
    usd: String? = goodUSD, all: String? = goodAll, delay: Duration = .zero,
    isLogging: Bool = false,
    clock: ManualClock = ManualClock(), lines: Box<[String]> = Box([])
  ) -> LocalDataSourceProvider {
    var files: [DataSourceResource: Data] = [:]
    files[.usdPrices] = usd.map { Data($0.utf8) }
    files[.allPrices] = all.map { Data($0.utf8) }
    return LocalDataSourceProvider(
      configuration: DataSourceConfiguration(
        networkDelaySimulation: delay, isLoggingEnabled: isLogging),
      files: files, clock: clock, log: { line in lines.change { $0.append(line) } })
  }

  @Test func `names stand in the enum`() {
    #expect(DataSourceResource.allCases.map(\.fileName) == ["usdPrices.json", "allPrices.json"])
  }

  @Test func `the delay is two seconds unless said otherwise`() {
    #expect(DataSourceConfiguration().networkDelaySimulation == .seconds(2))
  }

  @Test func `whatever is asked for is decoded`() async throws {
    struct Names: Decodable {
      struct Coin: Decodable { var name: String }
      var data: [Coin]
    }
    for resource in DataSourceResource.allCases {
      let names: Names = try await provider().fetchData(forDataType: resource)
      #expect(names.data.map(\.name) == ["BTC"])
    }
    let usd: USDPrice = try await provider().fetchData(forDataType: .usdPrices)
    #expect(usd.data.map(\.usd) == [1.5])
    let all: AllPrice = try await provider().fetchData(forDataType: .allPrices)
    #expect(all.data.map(\.eur) == [1])
  }

  @Test func `the delay passes on the clock`() async throws {
    let (clock, isDone) = (ManualClock(), Box(false))
    let source = provider(delay: .seconds(3), clock: clock)
    let task = Task {
      let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
      isDone.value = true
    }
    try await becomes("it sleeps") { clock.deadlines == [.seconds(3)] }
    clock.advance(by: .milliseconds(2999))
    await letOthersRun()
    #expect(!isDone.value)
    clock.advance(by: .milliseconds(1))
    try await task.value
  }

  @Test func `a cancelled fetch stops`() async throws {
    let (clock, lines) = (ManualClock(), Box<[String]>([]))
    let source = provider(delay: .seconds(3), clock: clock, lines: lines)
    let task = Task { () -> USDPrice in try await source.fetchData(forDataType: .usdPrices) }
    try await becomes("it sleeps") { clock.deadlines.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [
    (nil, DataSourceError.missingFile(.usdPrices)),
    ("{\"data\":[", .invalidJSON(.usdPrices)),
    (
      #"{"data":[{"id":1,"name":"BTC","usd":"x","tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.0.usd")
    ),
    (
      #"{"data":[{"id":1,"name":"BTC","tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.0.usd")
    ),
    (
      #"{"data":[{"id":1,"name":"A","usd":1,"tags":[]},{"id":null,"name":"A","usd":1,"tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.1.id")
    ),
  ])
  func `each trouble has its name`(text: String?, error: DataSourceError) async {
    await #expect(throws: error) {
      let _: USDPrice = try await provider(usd: text).fetchData(forDataType: .usdPrices)
    }
    #expect(throws: error) { try provider(usd: text).validateResources() }
    #expect(!error.description.isEmpty)
  }

  @Test func `every file is validated`() throws {
    try provider().validateResources()
    try LocalDataSourceProvider().validateResources()
    #expect(throws: DataSourceError.missingFile(.allPrices)) {
      try provider(all: nil).validateResources()
    }
    #expect(throws: DataSourceError.invalidJSON(.allPrices)) {
      try provider(all: "no").validateResources()
    }
    #expect(throws: DataSourceError.wrongSchema(.allPrices, path: "data.0.price")) {
      try provider(all: Self.goodUSD).validateResources()
    }
    #expect(throws: DataSourceError.wrongSchema(.usdPrices, path: "data.0.usd")) {
      try provider(usd: Self.goodAll).validateResources()
    }
  }

  @Test(arguments: [true, false])
  func `it logs where that is enabled`(isLogging: Bool) async throws {
    let lines = Box<[String]>([])
    let source = provider(isLogging: isLogging, lines: lines)
    let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    #expect(lines.value.isEmpty != isLogging)
  }
}
