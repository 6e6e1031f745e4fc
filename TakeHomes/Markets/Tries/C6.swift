import Testing

@testable import MarketsDomain

private final class NoPrices: MarketsRepositoryProtocol {
  func fetchUSDPrices() async throws -> [USDPrice.Price] { [] }
  func fetchAllPrices() async throws -> [AllPrice.Price] { [] }
}

struct FreedOwnerTests {
  /// Its owner is gone when it is given back.
  private func single() -> Single<Int> { NoPrices().asSingle { _ in 1 } }

  /// A single must not keep its repository alive, so the error comes in place of the value.
  @Test func `a freed owner ends in ownerReleased`() async {
    await #expect(throws: SingleError.ownerReleased) {
      for try await _ in single() {}
    }
  }
}
