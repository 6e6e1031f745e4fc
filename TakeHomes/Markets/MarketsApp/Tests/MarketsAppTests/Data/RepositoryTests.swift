import Foundation
import MarketsData
import MarketsDomain
import Testing

struct RepositoryTests {
  @Test(arguments: NetworkProviderType.allCases)
  func `it asks for the source of its type`(_ type: NetworkProviderType) async throws {
    let source = StubSource()
    let types = Notes<NetworkProviderType>()
    let repository: any MarketsRepositoryProtocol = MarketsRepository(providerType: type) { type in
      types.add(type)
      return source
    }
    #expect(try await repository.fetchUSDPrices().map(\.name) == ["BTC"])
    #expect(try await repository.fetchAllPrices().map(\.eur) == [2])
    #expect(Set(types.all) == [type])
    #expect(source.asked.all == [.usdPrices, .allPrices])
  }

  @Test func `it is local unless somebody says otherwise`() async throws {
    let types = Notes<NetworkProviderType>()
    let repository = MarketsRepository { type in
      types.add(type)
      return StubSource()
    }
    _ = try await repository.fetchUSDPrices()
    #expect(types.all.first == .local)
  }

  @Test func `errors of the source reach the caller unchanged`() async {
    let repository = MarketsRepository { _ in
      StubSource { resource, _ in throw DataSourceError.wrongSchema(resource, path: "data") }
    }
    await #expect(throws: DataSourceError.wrongSchema(.usdPrices, path: "data")) {
      try await repository.fetchUSDPrices()
    }
    await #expect(throws: DataSourceError.wrongSchema(.allPrices, path: "data")) {
      try await repository.fetchAllPrices()
    }
  }
}
