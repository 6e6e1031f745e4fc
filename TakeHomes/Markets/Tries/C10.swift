import Testing

@testable import MarketsDomain

private actor NotingRepository: MarketsRepositoryProtocol {
  var asked: [String] = []

  func fetchUSDPrices() async throws -> [USDPrice.Price] {
    asked.append("dollars")
    return []
  }
  func fetchAllPrices() async throws -> [AllPrice.Price] {
    asked.append("all")
    return []
  }
}

struct OneUseCaseTests {
  /// Without euros the dollars are enough, and asking for more costs a request.
  @Test func `it asks for what the flag needs and for nothing else`() async throws {
    let repository = NotingRepository()
    let useCase = MarketsPriceUseCase(repository: repository)
    _ = try await useCase.fetchPrices(supportEUR: false)
    #expect(await repository.asked == ["dollars"])
    _ = try await useCase.fetchPrices(supportEUR: true)
    #expect(await repository.asked == ["dollars", "all"])
  }
}
