import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C8: the source that stands in for a network.
@Suite struct LocalDataSourceTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var name: String
    var resource: DataSourceResource
    var text: String?
    var error: DataSourceError
    var testDescription: String { name }
  }

  static let broken: [Broken] = [
    Broken(name: "no dollars", resource: .usdPrices, text: nil, error: .missingFile(.usdPrices)),
    Broken(name: "no euros", resource: .allPrices, text: nil, error: .missingFile(.allPrices)),
    Broken(name: "empty", resource: .usdPrices, text: "", error: .invalidJSON(.usdPrices)),
    Broken(
      name: "half a file", resource: .usdPrices, text: String(Sample.usd.dropLast(9)),
      error: .invalidJSON(.usdPrices)),
    Broken(name: "a page", resource: .allPrices, text: "<html>", error: .invalidJSON(.allPrices)),
    Broken(
      name: "an amount in words", resource: .usdPrices, text: Sample.usd(amount: "\"much\""),
      error: .wrongSchema(.usdPrices, path: "data.0.usd")),
    Broken(
      name: "no amount", resource: .usdPrices,
      text:
        #"{"data":[{"id":1,"name":"Bitcoin","usd":1,"tags":[]},{"id":2,"name":"E","tags":[]}]}"#,
      error: .wrongSchema(.usdPrices, path: "data.1.usd")),
    Broken(
      name: "an amount that is null", resource: .allPrices,
      text: #"{"data":[{"id":1,"name":"Bitcoin","price":{"usd":null,"eur":1},"tags":[]}]}"#,
      error: .wrongSchema(.allPrices, path: "data.0.price.usd")),
  ]

  private func source(
    delay: Duration = .zero, files: [DataSourceResource: Data] = Sample.files,
    clock: HandClock = HandClock(), isLoggingEnabled: Bool = false,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) -> LocalDataSourceProvider {
    LocalDataSourceProvider(
      configuration: DataSourceConfiguration(
        networkDelaySimulation: delay, isLoggingEnabled: isLoggingEnabled),
      files: files, clock: clock, log: log)
  }

  private func files(with broken: Broken) -> [DataSourceResource: Data] {
    var files = Sample.files
    files[broken.resource] = broken.text.map { Data($0.utf8) }
    return files
  }

  private func fetch(
    _ resource: DataSourceResource, of source: LocalDataSourceProvider
  ) async throws -> Int {
    switch resource {
    case .usdPrices: try await (source.fetchData(forDataType: resource) as USDPrice).data.count
    case .allPrices: try await (source.fetchData(forDataType: resource) as AllPrice).data.count
    }
  }

  @Test(arguments: broken)
  func `a fetch says what is wrong, and where`(broken: Broken) async {
    let source = source(files: files(with: broken))
    await #expect(throws: broken.error) { try await fetch(broken.resource, of: source) }
  }

  @Test(arguments: broken)
  func `one broken file leaves the other one alone`(broken: Broken) async throws {
    let other: DataSourceResource = broken.resource == .usdPrices ? .allPrices : .usdPrices
    #expect(try await fetch(other, of: source(files: files(with: broken))) == 2)
  }

  @Test(arguments: broken)
  func `validation finds it before anybody fetches`(broken: Broken) {
    #expect(throws: broken.error) { try source(files: files(with: broken)).validateResources() }
  }

  @Test func `validation has nothing to say about whole files`() throws {
    try source().validateResources()
    try source(files: LocalDataSourceProvider.bundledFiles).validateResources()
  }

  @Test func `files without the shape of their resource are found`() {
    let swapped: [DataSourceResource: Data] = [
      .usdPrices: Data(Sample.usd.utf8), .allPrices: Data(Sample.usd.utf8),
    ]
    #expect(throws: DataSourceError.self) { try source(files: swapped).validateResources() }
  }

  @Test func `the files that come with the app can be fetched`() async throws {
    let source = source(files: LocalDataSourceProvider.bundledFiles)
    #expect(try await fetch(.usdPrices, of: source) > 0)
    #expect(try await fetch(.allPrices, of: source) > 0)
  }

  @Test func `a fetch takes the delay of its clock, no more and no less`() async throws {
    let clock = HandClock()
    let source = source(delay: .seconds(2), clock: clock)
    let count = Shared<Int?>(nil)
    let task = Task {
      let found = try? await fetch(.usdPrices, of: source)
      count.change { $0 = found }
    }
    try #require(await Lab.eventually { clock.sleepers == 1 })
    clock.advance(by: .milliseconds(1_999))
    await Lab.settle()
    #expect(count.value == nil)
    clock.advance(by: .milliseconds(1))
    try #require(await Lab.eventually { count.value == 2 })
    task.cancel()
  }

  @Test func `the delay is two seconds unless somebody says otherwise`() {
    #expect(DataSourceConfiguration().networkDelaySimulation == .seconds(2))
  }

  @Test func `a cancelled fetch stops waiting`() async throws {
    let clock = HandClock()
    let source = source(delay: .seconds(2), clock: clock)
    let ended = Shared<Result<Int, any Error>?>(nil)
    let task = Task {
      do {
        let found = try await fetch(.usdPrices, of: source)
        ended.change { $0 = .success(found) }
      } catch {
        ended.change { $0 = .failure(error) }
      }
    }
    try #require(await Lab.eventually { clock.sleepers == 1 })
    task.cancel()
    try #require(await Lab.eventually { ended.value != nil })
    #expect(throws: (any Error).self) { try ended.value?.get() }
  }

  @Test func `it logs where logging is enabled`() async throws {
    let lines = Shared<[String]>([])
    let source = source(isLoggingEnabled: true) { line in lines.change { $0.append(line) } }
    _ = try await fetch(.usdPrices, of: source)
    #expect(!lines.value.isEmpty)
  }

  @Test func `it logs nothing where logging is not enabled`() async throws {
    let lines = Shared<[String]>([])
    let log: @Sendable (String) -> Void = { line in lines.change { $0.append(line) } }
    _ = try await fetch(.usdPrices, of: source(log: log))
    _ = try? await fetch(.usdPrices, of: source(files: [:], log: log))
    #expect(lines.value.isEmpty)
  }

  @Test func `errors of another kind, file or place are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          DataSourceError.missingFile(.usdPrices), .missingFile(.allPrices),
          .invalidJSON(.usdPrices),
          .invalidJSON(.allPrices), .wrongSchema(.usdPrices, path: "data.0.usd"),
          .wrongSchema(.usdPrices, path: "data.1.usd"),
          .wrongSchema(.allPrices, path: "data.0.usd"),
        ]) { $0 == $1 })
  }
}
