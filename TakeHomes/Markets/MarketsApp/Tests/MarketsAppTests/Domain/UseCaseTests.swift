import MarketsDomain
import Testing

struct UseCaseTests {
  final class Repository: MarketsRepositoryProtocol {
    let asked = Notes<String>()

    func fetchUSDPrices() async throws -> [USDPrice.Price] {
      asked.add("usd")
      return USDPrice.samples
    }

    func fetchAllPrices() async throws -> [AllPrice.Price] {
      asked.add("all")
      return AllPrice.samples
    }
  }

  @Test func `dollars alone are asked for while euros are not supported`() async throws {
    let repository = Repository()
    let useCase: any MarketsPriceUseCaseProtocol = MarketsPriceUseCase(repository: repository)
    let items = try await useCase.fetchPrices(supportEUR: false)
    #expect(items.map(\.id) == [1, 2, 3])
    #expect(items.allSatisfy { $0.eur == nil })
    #expect(repository.asked.all == ["usd"])
  }

  @Test func `both currencies are asked for once euros are supported`() async throws {
    let repository = Repository()
    let items = try await MarketsPriceUseCase(repository: repository).fetchPrices(supportEUR: true)
    #expect(items.map(\.eur) == AllPrice.samples.map(\.eur))
    #expect(repository.asked.all == ["all"])
  }

  @Test func `what goes wrong reaches the caller`() async {
    final class Dead: MarketsRepositoryProtocol {
      func fetchUSDPrices() async throws -> [USDPrice.Price] { throw Broken() }
      func fetchAllPrices() async throws -> [AllPrice.Price] { throw Broken() }
    }
    let useCase = MarketsPriceUseCase(repository: Dead())
    await #expect(throws: Broken()) { _ = try await useCase.fetchPrices(supportEUR: false) }
    await #expect(throws: Broken()) { _ = try await useCase.fetchPrices(supportEUR: true) }
  }
}
