import Foundation
import MarketsDomain

@MainActor public final class DetailViewModel {
  public struct State: Hashable, Sendable {
    public var name: String = ""
    public var usd: String?
    public var eur: String?
    public var tags: [String] = []
    public var isLoading: Bool = false
    public var errorMessage: String?
  }

  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol

  public let id: Int
  public private(set) var state = State()

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    self.useCase = useCase
    self.featureFlags = featureFlags
  }

  public func states() -> AsyncStream<State> {
    let state = self.state
    return AsyncStream { continuation in
      continuation.yield(state)
      continuation.finish()
    }
  }

  public func run() async {
    await refresh()
  }

  // TODO: the flag is read once; who switches it must open the page again.
  public func refresh() async {
    let supportEUR = featureFlags.getValue(falg: FeatureFlag(key: "supportEUR"))
    guard let items = try? await useCase.fetchPrices(supportEUR: supportEUR),
      let item = items.first(where: { $0.id == id })
    else {
      return
    }
    state.name = item.name
    state.usd = CryptoFormatter.shared.format(value: item.usd, currency: .usd)
    if item.eur != nil {
      state.eur = CryptoFormatter.shared.format(value: item.eur!, currency: .eur)
    }
    state.tags = item.tags.map { $0.rawValue }
  }
}
