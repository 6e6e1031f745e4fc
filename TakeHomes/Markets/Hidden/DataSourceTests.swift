import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C5: one source decodes whatever the caller asks for.
@Suite struct DataSourceTests {
  private struct Names: Decodable, Equatable {
    struct Item: Decodable, Equatable { var name: String }
    var data: [Item]
  }

  private struct Identifiers: Decodable, Sendable {
    struct Item: Decodable { var id: Int }
    var data: [Item]
  }

  private func source() -> any DataSourceProtocol {
    LocalDataSourceProvider(
      configuration: DataSourceConfiguration(
        networkDelaySimulation: .zero, isLoggingEnabled: false),
      files: Sample.files, clock: HandClock(), log: { _ in })
  }

  @Test func `one source serves both resources`() async throws {
    let source = source()
    let usd: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    let all: AllPrice = try await source.fetchData(forDataType: .allPrices)
    #expect(usd.data.map(\.name) == ["Bitcoin", "Ether"])
    #expect(all.data.map(\.id) == [1, 2])
  }

  @Test(arguments: DataSourceResource.allCases)
  func `it decodes a shape that only the caller knows`(resource: DataSourceResource) async throws {
    let source = source()
    let names: Names = try await source.fetchData(forDataType: resource)
    #expect(names.data.map(\.name) == ["Bitcoin", "Ether"])
    let ids: Identifiers = try await source.fetchData(forDataType: resource)
    #expect(ids.data.map(\.id) == [1, 2])
  }

  @Test func `the source is an object that can be held weakly`() {
    weak var gone: (any DataSourceProtocol)?
    do {
      let source = source()
      gone = source
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
