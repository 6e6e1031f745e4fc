import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C10: one use case for all prices.
@Suite struct UseCaseTests {
  private let repository = RepositoryDouble(
    usd: .success([
      Lab.dollars(1, "Bitcoin", "64000.5", tags: [.deposit]), Lab.dollars(2, "Ether", "3100"),
    ]
    ),
    all: .success([
      Lab.both(1, "Bitcoin", "64000.5", "59000.25"), Lab.both(2, "Ether", "3100", "2900"),
    ]))

  private var useCase: any MarketsPriceUseCaseProtocol {
    MarketsPriceUseCase(repository: repository)
  }

  @Test func `without euros it asks for dollars and nothing else`() async throws {
    let prices = try await useCase.fetchPrices(supportEUR: false)
    #expect(prices.map(\.id) == [1, 2])
    #expect(prices.map(\.usd) == [Lab.exact("64000.5"), Lab.exact("3100")])
    #expect(prices.map(\.eur) == [nil, nil])
    #expect(prices.map(\.tags) == [[.deposit], []])
    #expect(repository.calls.value == ["usd"])
  }

  @Test func `with euros it asks for both currencies and nothing else`() async throws {
    let prices = try await useCase.fetchPrices(supportEUR: true)
    #expect(prices.map(\.name) == ["Bitcoin", "Ether"])
    #expect(prices.map(\.usd) == [Lab.exact("64000.5"), Lab.exact("3100")])
    #expect(prices.map(\.eur) == [Lab.exact("59000.25"), Lab.exact("2900")])
    #expect(repository.calls.value == ["all"])
  }

  @Test(arguments: [true, false])
  func `an error of the repository reaches the caller`(supportEUR: Bool) async {
    let repository = RepositoryDouble(
      usd: .failure(Trouble(name: "usd")), all: .failure(Trouble(name: "all")))
    let useCase = MarketsPriceUseCase(repository: repository)
    await #expect(throws: Trouble(name: supportEUR ? "all" : "usd")) {
      try await useCase.fetchPrices(supportEUR: supportEUR)
    }
    #expect(repository.calls.value == [supportEUR ? "all" : "usd"])
  }

  @Test func `two tags are not equal`() {
    #expect(Lab.tellsApart(Tag.allCases) { $0 == $1 })
  }
}
