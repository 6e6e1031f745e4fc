import Synchronization
import Testing

@testable import MarketsData
@testable import MarketsDomain

private struct NoNetwork: Error {}

private final class BrokenSource: DataSourceProtocol {
  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    throw NoNetwork()
  }
}

struct ChosenSourceTests {
  /// The error is the source's own, so that a caller can tell what went wrong.
  @Test func `the chosen source is asked, and its error arrives unchanged`() async {
    let asked = Mutex<Set<NetworkProviderType>>([])
    let repository = MarketsRepository(providerType: .coinGecko) { type in
      asked.withLock { _ = $0.insert(type) }
      return BrokenSource()
    }
    await #expect(throws: NoNetwork.self) { try await repository.fetchUSDPrices() }
    await #expect(throws: NoNetwork.self) { try await repository.fetchAllPrices() }
    #expect(asked.withLock { $0 } == [.coinGecko])
  }
}
