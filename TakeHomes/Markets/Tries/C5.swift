import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain

/// A shape that only the caller knows.
private struct Names: Decodable {
  struct Coin: Decodable { var name: String }
  var data: [Coin]
}

struct GenericSourceTests {
  /// The source has never heard of this shape, and the file has no price in it.
  @Test func `the source decodes what the caller asks for`() async throws {
    let source = LocalDataSourceProvider(
      configuration: DataSourceConfiguration(networkDelaySimulation: .zero),
      files: [.usdPrices: Data(#"{"data": [{"name": "Bitcoin"}]}"#.utf8)])
    let names: Names = try await source.fetchData(forDataType: .usdPrices)
    #expect(names.data.map(\.name) == ["Bitcoin"])
  }
}
