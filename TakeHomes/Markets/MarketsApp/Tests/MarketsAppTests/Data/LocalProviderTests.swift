import Foundation
import MarketsData
import MarketsDomain
import Testing

struct LocalProviderTests {
  private static let quick = DataSourceConfiguration(
    networkDelaySimulation: .zero, isLoggingEnabled: false)

  private func provider(_ files: [DataSourceResource: Data]) -> LocalDataSourceProvider {
    LocalDataSourceProvider(configuration: Self.quick, files: files)
  }

  private func files(usd: String) -> [DataSourceResource: Data] {
    [.usdPrices: Data(usd.utf8), .allPrices: .prices(of: .allPrices, usd: "1")]
  }

  @Test func `the app brings both files along`() async throws {
    let provider = LocalDataSourceProvider(configuration: Self.quick)
    let usd: USDPrice = try await provider.fetchData(forDataType: .usdPrices)
    let all: AllPrice = try await provider.fetchData(forDataType: .allPrices)
    #expect(usd.data.isEmpty == false)
    #expect(usd.data.map(\.id) == all.data.map(\.id))
    #expect(usd.data.map(\.usd) == all.data.map(\.usd))
    #expect(usd.data.contains { $0.usd > 1_000 })
    #expect(usd.data.contains { $0.usd < 0.0001 })
    try provider.validateResources()
  }

  @Test func `whatever can be decoded can be asked for`() async throws {
    struct Names: Decodable {
      struct Name: Decodable { var name: String }
      var data: [Name]
    }
    let source: any DataSourceProtocol = provider(files(usd: #"{"data":[{"name":"A"}]}"#))
    let names: Names = try await source.fetchData(forDataType: .usdPrices)
    #expect(names.data.map(\.name) == ["A"])
  }

  @Test(arguments: [
    ("", DataSourceError.invalidJSON(.usdPrices)), (#"{"data":["#, .invalidJSON(.usdPrices)),
    (#"{"prices":[]}"#, .wrongSchema(.usdPrices, path: "data")),
    (
      #"{"data":[{"id":1,"name":"A","usd":1,"tags":[]},{"id":2,"name":"B","tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.1.usd")
    ),
    (
      #"{"data":[{"id":"x","name":"A","usd":1,"tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.0.id")
    ),
    (
      #"{"data":[{"id":1,"name":null,"usd":1,"tags":[]}]}"#,
      .wrongSchema(.usdPrices, path: "data.0.name")
    ),
    ("[]", .wrongSchema(.usdPrices, path: "")),
  ])
  func `bad JSON and a wrong shape are different errors`(
    _ text: String, _ error: DataSourceError
  ) async {
    let provider = provider(files(usd: text))
    await #expect(throws: error) {
      let _: USDPrice = try await provider.fetchData(forDataType: .usdPrices)
    }
    #expect(throws: error) { try provider.validateResources() }
  }

  @Test func `a missing file is an error of its own`() async {
    let provider = provider([.usdPrices: .prices(of: .usdPrices, usd: "1")])
    await #expect(throws: DataSourceError.missingFile(.allPrices)) {
      let _: AllPrice = try await provider.fetchData(forDataType: .allPrices)
    }
    #expect(throws: DataSourceError.missingFile(.allPrices)) { try provider.validateResources() }
  }

  @Test func `every error says what happened in words of its own`() {
    let errors: [DataSourceError] = [
      .missingFile(.usdPrices), .invalidJSON(.usdPrices),
      .wrongSchema(.usdPrices, path: "data.0.usd"),
    ]
    let texts = errors.map { "\($0)" }
    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("usdPrices.json"))
    #expect(texts[2].contains("data.0.usd"))
  }

  @Test func `an answer takes as long as the configuration says`() async throws {
    let clock = TestClock()
    let provider = LocalDataSourceProvider(
      configuration: .init(networkDelaySimulation: .seconds(3), isLoggingEnabled: false),
      clock: clock)
    let notes = Notes<Int>()
    let task = Task {
      let answer: USDPrice = try await provider.fetchData(forDataType: .usdPrices)
      notes.add(answer.data.count)
    }
    await eventually { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(2_999))
    await settle()
    #expect(notes.count == 0)
    clock.advance(by: .milliseconds(1))
    await eventually { notes.count == 1 }
    task.cancel()
  }

  @Test func `the delay is two seconds unless somebody says otherwise`() {
    #expect(DataSourceConfiguration().networkDelaySimulation == .seconds(2))
  }

  @Test func `cancelling ends the delay`() async {
    let clock = TestClock()
    let provider = LocalDataSourceProvider(
      configuration: .init(networkDelaySimulation: .seconds(3), isLoggingEnabled: false),
      clock: clock)
    let task = Task { () -> USDPrice in try await provider.fetchData(forDataType: .usdPrices) }
    await eventually { clock.sleeperCount == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [true, false])
  func `it logs only where logging is enabled`(_ isEnabled: Bool) async throws {
    let lines = Notes<String>()
    let provider = LocalDataSourceProvider(
      configuration: .init(networkDelaySimulation: .zero, isLoggingEnabled: isEnabled), files: [:],
      log: { lines.add($0) })
    _ = try? await provider.fetchData(forDataType: .usdPrices) as USDPrice
    #expect(lines.all.isEmpty != isEnabled)
  }

  @Test func `resources have their names in one place`() {
    #expect(DataSourceResource.allCases == [.usdPrices, .allPrices])
    #expect(DataSourceResource.allCases.map(\.fileName) == ["usdPrices.json", "allPrices.json"])
  }
}
