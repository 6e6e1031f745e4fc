import Foundation
import MarketsDomain

/// Answers as it is told, and knows which currencies it was asked for.
final class StubUseCase: MarketsPriceUseCaseProtocol {
  let asked = Notes<Bool>()
  private let answer: @Sendable (Bool, _ count: Int) async throws -> [any CryptoPriceItem]

  init(
    _ answer: @escaping @Sendable (Bool, _ count: Int) async throws -> [any CryptoPriceItem]
  ) {
    self.answer = answer
  }

  /// Three coins in whichever currencies are wanted.
  convenience init() {
    self.init { supportEUR, _ in if supportEUR { AllPrice.samples } else { USDPrice.samples } }
  }

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    let count = asked.add(supportEUR)
    return try await answer(supportEUR, count)
  }
}

extension USDPrice {
  static let samples: [Price] = [
    Price(id: 1, name: "Bitcoin", usd: 67187.33, tags: [.withdrawal, .deposit]),
    Price(id: 2, name: "Ethereum", usd: 3421.08, tags: [.deposit]),
    Price(id: 3, name: "bitTorrent", usd: 0.5, tags: []),
  ]
}

extension AllPrice {
  static let samples: [Price] = USDPrice.samples.map {
    Price(id: $0.id, name: $0.name, usd: $0.usd, eur: $0.usd * 2, tags: $0.tags)
  }
}
